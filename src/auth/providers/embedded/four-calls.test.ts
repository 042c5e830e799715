import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, password, type Shop } from '#test/shop.ts';
import { expectProblem } from '#test/problems.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const robin = { name: 'Robin Fuji', email: 'robin@example.com', password };

test('a person in four calls, as they are written for callers outside', async () => {
  const signedUp = await shop.call('POST', '/auth/sign-up/email', { body: robin });
  expect(signedUp.status).toBe(200);
  const session = signedUp.headers.get('set-auth-token')!;
  expect(session).toMatch(/\S{20,}/);

  const proof = await shop.call('GET', '/auth/token', { as: session });
  expect([proof.status, Object.keys(proof.body)]).toEqual([200, ['token']]);

  const access = await shop.call('GET', `/jwt?email=${robin.email}`, { as: proof.body.token });
  expect([access.status, Object.keys(access.body)]).toEqual([200, ['accessToken']]);
  expect(access.headers.get('cache-control')).toBe('no-store');

  const made = await shop.call('POST', '/users', {
    as: access.body.accessToken,
    body: { name: robin.name, email: robin.email, status: 'verify', role: 'Seller' },
  });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Robin Fuji',
    email: 'robin@example.com',
    role: 'Seller',
    status: 'verify',
    photoURL: null,
    verification: null,
    emailVerified: false,
  });

  // No new token is needed once the record is there.
  const profile = await shop.call('GET', '/profile', { as: access.body.accessToken });
  expect(profile.body).toEqual(made.body);
});

test('signing in replaces the first call later on', async () => {
  const { session: _, ...ina } = await shop.enrol('Buyer', 'Ina');
  const signedIn = await shop.call('POST', '/auth/sign-in/email', { body: { email: ina.email, password } });
  expect(signedIn.status).toBe(200);
  const proof = await shop.call('GET', '/auth/token', { as: signedIn.headers.get('set-auth-token')! });
  const access = await shop.call('GET', `/jwt?email=${ina.email}`, { as: proof.body.token });
  const { body } = await shop.call('GET', '/profile', { as: access.body.accessToken });
  expect(body).toMatchObject({ _id: ina.id, name: 'Ina', role: 'Buyer' });
});

test('the session is a cookie, too, which scripts cannot read and only the calls under /api/auth get', async () => {
  const signedUp = await shop.call('POST', '/auth/sign-up/email', {
    body: { ...robin, email: 'cookie@example.com' },
  });
  const [cookie = '', ...rest] = signedUp.headers
    .getSetCookie()
    .filter((line) => line.includes('session_token'));
  expect(rest).toEqual([]);
  expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/);
  expect(cookie).toMatch(/; HttpOnly(;|$)/);
  expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  const headers = { cookie: cookie.split(';')[0]! };
  const proof = await shop.call('GET', '/auth/token', { headers });
  expect(proof.status).toBe(200);
  const access = await shop.call('GET', '/jwt?email=cookie@example.com', { as: proof.body.token });
  expect(access.status).toBe(200);
  // Cookies authenticate nothing else, wherever they are sent.
  expectProblem(await shop.call('GET', '/profile', { headers }), 401);
  expectProblem(await shop.call('GET', '/jwt?email=cookie@example.com', { headers }), 401);
});

test('where the shop is reached by https the cookie is sent over https alone', async () => {
  const PUBLIC_URL = 'https://shop.example';
  const secure = await openShop({ PUBLIC_URL, RATE_LIMITS: 'on' });
  try {
    const { headers } = await secure.call('POST', '/auth/sign-up/email', {
      body: robin,
      headers: { origin: PUBLIC_URL },
    });
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
    for (const line of headers.getSetCookie()) expect(line).toMatch(/; Secure(;|$)/);
  } finally {
    await secure.close();
  }
});

test('the key set verifies ID tokens, and holds nothing private', async () => {
  const { idToken, email } = await shop.register('Kay');
  const { status, body } = await shop.call('GET', '/auth/jwks');
  expect(status).toBe(200);
  for (const key of body.keys) expect(Object.keys(key)).not.toContain('d');
  const { payload, protectedHeader } = await jwtVerify(idToken, createLocalJWKSet(body));
  expect(protectedHeader.alg).toBe('EdDSA');
  expect(payload).toMatchObject({ iss: 'rangefinder', email, name: 'Kay' });
  expect(payload.exp! - payload.iat!).toBe(15 * 60);
});

test('no answer to signing up or in holds the password or its hash', async () => {
  const { email } = await shop.register();
  const answer = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } });
  expect(JSON.stringify(answer.body)).not.toMatch(/correct horse|hash|password/i);
});

test('an e-mail address is the same in any case, at every one of the calls', async () => {
  const spelt = ['Case@Example.com', 'CASE@EXAMPLE.COM', 'case@example.com'];
  await shop.call('POST', '/auth/sign-up/email', { body: { ...robin, email: spelt[0] } });
  const again = await shop.call('POST', '/auth/sign-up/email', { body: { ...robin, email: spelt[1] } });
  expectProblem(again, 409);
  for (const email of spelt) {
    const signedIn = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } });
    expect(signedIn.status, email).toBe(200);
    const proof = await shop.call('GET', '/auth/token', { as: signedIn.headers.get('set-auth-token')! });
    const access = await shop.call('GET', `/jwt?email=${email}`, { as: proof.body.token });
    expect(access.status, email).toBe(200);
    const { body } = await shop.call('POST', '/users', {
      as: access.body.accessToken,
      body: { name: 'Case', email, role: 'Buyer' },
    });
    expect(body.email, email).toBe('case@example.com');
    const own = await shop.call('GET', `/users/buyer/${email}`, { as: access.body.accessToken });
    expect(own.body, email).toEqual({ isAdmin: true, isBuyer: true });
  }
});

test('a name is kept as it is written, trimmed', async () => {
  const name = '  Øystein “Œ” 山田 👩‍🚀 <b>&amp;  ';
  const { token, email } = await shop.register(name);
  const { body } = await shop.call('POST', '/users', { as: token, body: { name, email, role: 'Buyer' } });
  expect(body.name).toBe(name.trim());
});
