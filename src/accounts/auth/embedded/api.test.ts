import { expect, onTestFinished, test, vi } from 'vitest';
import { origin } from '#test/api.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { createLibrary } from './library.server.ts';

const shop = await useShop();
const known = await shop.register('Known');

const json = { 'content-type': 'application/json' };
const signUp = { name: 'Robin', email: 'robin@example.com', password };

test.for(['sign-up', 'sign-in'])(
  '%s rejects a body that is not a JSON object or is too large',
  async (call) => {
    const path = `/auth/${call}/email`;
    for (const body of ['', '{', 'email=a'])
      expectProblem(await shop.call('POST', path, { body, headers: json }), 400);
    for (const body of ['null', '[]', '"x"'])
      expectProblem(await shop.call('POST', path, { body, headers: json }), 422);
    const long = { ...signUp, name: 'x'.repeat(90_000) };
    expectProblem(await shop.call('POST', path, { body: long }), 413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expectProblem(await shop.call('POST', path, { body: JSON.stringify(signUp), headers: form }), 415);
  },
);

test("a sign-up with a taken address is rejected with the library's error code", async () => {
  const response = await shop.call('POST', '/auth/sign-up/email', {
    body: { ...signUp, email: known.email },
  });
  expectProblem(response, 409);
  expect(response.body.code).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
});

test('an unknown address and a wrong password get the same response', async () => {
  const wrong = { password: 'no such password' };
  const path = '/auth/sign-in/email';
  const unknown = await shop.call('POST', path, { body: { ...wrong, email: 'nobody@example.com' } });
  const mistaken = await shop.call('POST', path, { body: { ...wrong, email: known.email } });
  expectProblem(unknown, 401);
  expect(unknown.body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect(mistaken.status).toBe(401);
  expect(mistaken.body).toEqual(unknown.body);
  expect([...mistaken.headers.keys()]).toEqual([...unknown.headers.keys()]);
});

test('extra fields in a sign-up body grant no rights', async () => {
  const more = {
    role: 'admin',
    emailVerified: true,
    id: 'me',
    image: 'x',
    callbackURL: 'https://evil.example',
  };
  const body = { ...signUp, email: 'more@example.com', ...more };
  const response = await shop.call('POST', '/auth/sign-up/email', { body });
  expect(response.status).toBe(200);
  expect(response.body.user).toMatchObject({ emailVerified: false, image: null });
  expect(response.body.user.id).not.toBe('me');
});

test('if a sign-up is sent twice at the same time, one creates the account and the other gets 409', async () => {
  const body = { ...signUp, email: 'twice@example.com' };
  const responses = await Promise.all([1, 2].map(() => shop.call('POST', '/auth/sign-up/email', { body })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)!.body.code).toMatch(/^USER_ALREADY_EXISTS/);
});

test.for([
  ['sign-in', known.email],
  ['sign-up', 'unlucky@example.com'],
])('%s returns 500 when the library fails unexpectedly', async ([call, email]) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const { level } = shop.app.log;
  shop.app.log.level = 'silent';
  await shop.sql`alter table identity_session rename to sessions_out_of_reach`;
  onTestFinished(async () => {
    await shop.sql`alter table sessions_out_of_reach rename to identity_session`;
    print.mockRestore();
    shop.app.log.level = level;
  });
  const init = { method: 'POST', headers: { ...json, origin }, body: JSON.stringify({ ...signUp, email }) };
  const request = new Request(`${origin}/api/auth/${call}/email`, init);
  expect((await shop.api.fetch(request)).status).toBe(500);
});

test('signing out ends the session on the server immediately', async () => {
  const { session } = await shop.register('Leaving');
  expect((await shop.call('GET', '/auth/token', { as: session })).status).toBe(200);
  expect((await shop.call('POST', '/auth/sign-out', { as: session })).status).toBe(200);
  expectProblem(await shop.call('GET', '/auth/token', { as: session }), 401);
  expect((await shop.call('GET', '/auth/get-session', { as: session })).body).toBeNull();
});

test('signing out ends no other session of the same user', async () => {
  const { email, session } = await shop.register('Two browsers');
  const other = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } });
  await shop.call('POST', '/auth/sign-out', { as: other.headers.get('set-auth-token')! });
  expect((await shop.call('GET', '/auth/token', { as: session })).status).toBe(200);
});

test('a missing or forged session gets no ID token', async () => {
  expectProblem(await shop.call('GET', '/auth/token'), 401);
  for (const as of ['x', known.session.slice(0, -4), `${known.session.split('.')[0]}.AAAA`])
    expectProblem(await shop.call('GET', '/auth/token', { as }), 401, undefined, as);
});

const used = [
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /token',
  'GET /get-session',
  'GET /list-accounts',
  'GET /jwks',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'POST /confirm',
  'POST /change-password',
  'POST /change-email',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-sessions',
  'POST /unlink-account',
  'GET /two-factor/step',
  'POST /two-factor/verify',
  'GET /passkey/options',
  'POST /passkey/sign-in',
  'POST /passkeys/options',
  'POST /passkeys',
  'POST /passkeys/rename',
  'POST /passkeys/remove',
];

test("the library's unused routes return 404 to everyone", async () => {
  const { api } = createLibrary(shop.app);
  const offered = Object.values(
    api as Record<string, { path?: string; options?: { method?: string[] | string } }>,
  )
    .filter(({ path }) => path)
    .flatMap(({ path, options }) => [options?.method ?? 'GET'].flat().map((method) => `${method} ${path}`));
  const unused = offered
    .filter((call) => !used.includes(call))
    .concat('POST /get-session', 'GET /sign-out', 'GET /change-password');
  expect(unused.length).toBeGreaterThan(15);
  const before = await fingerprint(shop);
  for (const call of unused) {
    const [method = '', path = ''] = call.split(' ');
    const body = method === 'GET' ? undefined : {};
    const response = await shop.call(method, `/auth${path}`, { as: known.session, body });
    expectProblem(response, 404, undefined, call);
  }
  expect(await fingerprint(shop)).toBe(before);
});

test('a path that only resembles one of ours returns 404', async () => {
  for (const path of ['/token/', '//token', '/TOKEN', '/%74oken', '/token%00', '/token/../token2', '', '/'])
    expectProblem(await shop.call('GET', `/auth${path}`, { as: known.session }), 404, undefined, path);
});

const foreign = [
  '',
  'null',
  'https://evil.example',
  'http://evil.example:3000',
  'http://localhost:3001',
  'http://localhost',
  'https://localhost:3000',
  'http://localhost:3000.evil.example',
  'http://evil.localhost:3000',
  'http://127.0.0.1.evil.example:3000',
  'http://user@127.0.0.1:3001',
];

test.for(foreign)('a POST from a page on another site is rejected: %s', async (from) => {
  for (const path of ['/auth/sign-in/email', '/auth/sign-up/email', '/auth/sign-out']) {
    const body = path.endsWith('email') ? { ...signUp, email: known.email } : undefined;
    const response = await shop.call('POST', path, { as: known.session, body, headers: { origin: from } });
    expectProblem(response, 403, undefined, path);
  }
  expect((await shop.call('GET', '/auth/token', { as: known.session })).status).toBe(200);
});

test('every POST without an Origin header is rejected, and leaves the session as it is', async () => {
  const posts = shop.provider.calls.filter(({ method }) => method === 'POST');
  expect(posts.length).toBeGreaterThan(5);
  for (const { path } of posts) {
    const request = new Request(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${known.session}` },
      body: JSON.stringify({ email: known.email, password }),
    });
    expect([path, (await shop.api.fetch(request)).status]).toEqual([path, 403]);
  }
  expect((await shop.call('GET', '/auth/token', { as: known.session })).status).toBe(200);
});

test.for(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'a shop on localhost accepts POSTs from %s',
  async (from) => {
    const body = { email: known.email, password };
    const response = await shop.call('POST', '/auth/sign-in/email', { body, headers: { origin: from } });
    expect(response.status).toBe(200);
  },
);

test('a shop on https accepts POSTs only from its own origin', async () => {
  const other = await openShop({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'on' });
  const post = (from: string) =>
    other.call('POST', '/auth/sign-in/email', {
      body: { email: 'nobody@example.com', password },
      headers: { origin: from },
    });
  try {
    expectProblem(await post('https://shop.example'), 401);
    for (const from of [
      'http://shop.example',
      'https://shop.example:8443',
      'https://www.shop.example',
      'https://shop.example.evil.example',
      'https://shop.example/',
      'http://localhost',
      'http://127.0.0.1:3000',
    ])
      expectProblem(await post(from), 403, undefined, from);
  } finally {
    await other.close();
  }
});

test('a shop on https://localhost rejects POSTs from pages on http', async () => {
  const other = await openShop({ PUBLIC_URL: 'https://localhost' });
  try {
    for (const from of ['http://localhost', 'http://127.0.0.1']) {
      const body = { email: 'nobody@example.com', password };
      const response = await other.call('POST', '/auth/sign-in/email', { body, headers: { origin: from } });
      expectProblem(response, 403, undefined, from);
    }
  } finally {
    await other.close();
  }
});
