import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { postAuth, sessionOf, signIn, tokensOf } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, useShop } from '#test/shop.ts';

const shop = await useShop();

const robin = { name: 'Robin Fuji', email: 'robin@example.com', password };

test('a new user gets an access token and a record with the four documented calls', async () => {
  const signedUp = await postAuth(shop, 'sign-up/email', robin);
  expect(signedUp.status).toBe(200);
  const session = sessionOf(signedUp);
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
    phone: null,
    town: null,
    about: null,
    zone: null,
    version: 1,
    verification: null,
    emailVerified: false,
  });

  const profile = await shop.call('GET', '/profile', { as: access.body.accessToken });
  expect(profile.body).toEqual(made.body);
});

test('signing in can later replace signing up in the documented calls', async () => {
  const ina = await shop.signUpUser('Buyer', 'Ina');
  const session = sessionOf(await signIn(shop, ina.email));
  const as = await tokensOf(shop, ina.email, { as: session });
  const { body } = await shop.call('GET', '/profile', { as });
  expect(body).toMatchObject({ _id: ina.id, name: 'Ina', role: 'Buyer' });
});

test('the session cookie is hidden from scripts and sent only to /api/auth', async () => {
  const email = 'cookie@example.com';
  const signedUp = await postAuth(shop, 'sign-up/email', { ...robin, email });
  const [cookie = '', ...rest] = signedUp.headers
    .getSetCookie()
    .filter((line) => line.includes('session_token'));
  expect(rest).toEqual([]);
  expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/);
  expect(cookie).toMatch(/; HttpOnly(;|$)/);
  expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  const headers = { cookie: cookie.split(';')[0]! };
  expect((await tokensOf(shop, email, { headers })).token).toBeTruthy();
  // No other call accepts the cookie, even if a client sends it there.
  expectProblem(await shop.call('GET', '/profile', { headers }), 401);
  expectProblem(await shop.call('GET', `/jwt?email=${email}`, { headers }), 401);
});

test('the session cookie is Secure when the shop is on https', async () => {
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

test('the key set verifies ID tokens and contains no private key', async () => {
  const { idToken, email } = await shop.register('Kay');
  const { status, body } = await shop.call('GET', '/auth/jwks');
  expect(status).toBe(200);
  for (const key of body.keys) expect(Object.keys(key)).not.toContain('d');
  const { payload, protectedHeader } = await jwtVerify(idToken, createLocalJWKSet(body));
  expect(protectedHeader.alg).toBe('EdDSA');
  expect(payload).toMatchObject({ iss: 'rangefinder', email, name: 'Kay' });
  expect(payload.exp! - payload.iat!).toBe(15 * 60);
});

test('no response to a sign-up or sign-in contains the password or its hash', async () => {
  const { email } = await shop.register();
  const response = await signIn(shop, email);
  expect(JSON.stringify(response.body)).not.toMatch(/correct horse|hash|password/i);
});

test('email addresses are case-insensitive in every call', async () => {
  const spelt = ['Case@Example.com', 'CASE@EXAMPLE.COM', 'case@example.com'];
  await postAuth(shop, 'sign-up/email', { ...robin, email: spelt[0] });
  expectProblem(await postAuth(shop, 'sign-up/email', { ...robin, email: spelt[1] }), 409);
  for (const email of spelt) {
    const as = await tokensOf(shop, email, { as: sessionOf(await signIn(shop, email)) });
    const { body } = await shop.call('POST', '/users', { as, body: { name: 'Case', email, role: 'Buyer' } });
    expect(body.email, email).toBe('case@example.com');
    const own = await shop.call('GET', `/users/buyer/${email}`, { as });
    expect(own.body, email).toEqual({ isAdmin: true, isBuyer: true });
  }
});

test('a name is stored as typed, without surrounding whitespace', async () => {
  const name = '  Øystein “Œ” 山田 ��‍�� <b>&amp;  ';
  const { token, email } = await shop.register(name);
  const { body } = await shop.call('POST', '/users', { as: token, body: { name, email, role: 'Buyer' } });
  expect(body.name).toBe(name.trim());
});
