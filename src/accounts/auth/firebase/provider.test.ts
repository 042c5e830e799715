import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#test/account-mails.ts';
import { subjectsTo } from '#test/accounts.ts';
import { closeAccount, openShop, useShop, type Person } from '#test/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { createProvider } from '#src/accounts/auth/provider.server.ts';
import { identitySources } from '#src/accounts/auth/browser-settings.server.ts';

// A project of the test's own: its keys are at an address that counts who asks.
const project = 'my-shop';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: 'AIza-test' };

let asked = 0;
const set = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
const keys = createServer((_, res) => {
  asked++;
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(set));
}).listen(0, '127.0.0.1');
afterAll(() => void keys.close());
await once(keys, 'listening');
const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`;
const shop = await useShop({ ...settings, FIREBASE_KEYS_URL: keysUrl });
const { db } = shop.app;

const now = () => Math.floor(Date.now() / 1000);
let count = 0;
let email: string;
beforeEach(() => (email = `fire-${++count}@example.com`));

function claims(changes: object = {}): JWTPayload {
  const times = { auth_time: now() - 60, iat: now() - 10, exp: now() + 3590 };
  const who = { sub: `uid-${email}`, email, email_verified: true, name: 'Fern' };
  const where = { iss: `https://securetoken.google.com/${project}`, aud: project };
  return JSON.parse(JSON.stringify({ ...where, ...who, ...times, ...changes })) as JWTPayload;
}
const sign = (changes: object = {}, head: object = {}, key: KeyObject = privateKey) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: 'one', ...head }).sign(key);
const exchange = (as: string, address = email) => shop.call('GET', `/jwt?email=${address}`, { as });

const makeRecord = (token: string, name: string, role = 'Buyer') =>
  shop.call('POST', '/users', { as: token, body: { name, email, role } });

async function enrol(role: 'Buyer' | 'admin' = 'Buyer', changes: object = {}): Promise<Person> {
  const { body } = await exchange(await sign(changes));
  const made = await makeRecord(body.accessToken, 'Fern');
  const person = { id: made.body._id, name: 'Fern', email, token: body.accessToken };
  if (role === 'admin')
    await shop.sql`update people set role = 'admin', earlier_role = 'Buyer' where id = ${person.id}`;
  return person;
}

test('an ID token of the project is exchanged, and its identity makes a record of its own', async () => {
  const { token, id } = await enrol();
  const { body } = await shop.call('GET', '/profile', { as: token });
  expect(body).toMatchObject({ _id: id, email, name: 'Fern', role: 'Buyer' });
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.issuer, row.subject]).toEqual([`https://securetoken.google.com/${project}`, `uid-${email}`]);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
function withSecret(secret: string | Buffer): string {
  const text = `${part({ alg: 'HS256', kid: 'one' })}.${part(claims())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const forged: Record<string, () => string | Promise<string>> = {
  'tampered with': async () => (await sign()).replace(/\.[^.]+\./, `.${part(claims({ sub: 'other' }))}.`),
  'of the algorithm none': () => new UnsecuredJWT(claims()).encode(),
  'of the algorithm None': () => `${part({ alg: 'None' })}.${part(claims())}.`,
  'without its signature': async () => (await sign()).replace(/[^.]+$/, ''),
  'of HS256, signed with the public key': () => withSecret(pem),
  'of HS256, signed with the key as JSON': async () => withSecret(JSON.stringify(await exportJWK(publicKey))),
  'of HS256, signed with nothing': () => withSecret(''),
  'of RS384': () => sign({}, { alg: 'RS384' }),
  'of PS256': () => sign({}, { alg: 'PS256' }),
  'signed by a stranger': () => sign({}, {}, strangers.privateKey),
  'that brings its own key': async () =>
    sign({}, { jwk: await exportJWK(strangers.publicKey) }, strangers.privateKey),
  'of an unknown key': () => sign({}, { kid: 'two' }),
  'for another project': () => sign({ aud: 'other-shop' }),
  'for no project': () => sign({ aud: undefined }),
  'by another project': () => sign({ iss: 'https://securetoken.google.com/other-shop' }),
  'by another issuer': () => sign({ iss: 'https://accounts.google.com' }),
  'by nobody': () => sign({ iss: undefined }),
  'that ended': () => sign({ iat: now() - 7200, exp: now() - 3600 }),
  'that never ends': () => sign({ exp: undefined }),
  'that lasts longer than Firebase makes them': () => sign({ iat: now() - 7200, exp: now() + 7200 }),
  'from the future': () => sign({ iat: now() + 600, exp: now() + 4000 }),
  'of no time': () => sign({ iat: undefined }),
  'of a sign-in in the future': () => sign({ auth_time: now() + 600 }),
  'of no sign-in': () => sign({ auth_time: undefined }),
  'of nobody': () => sign({ sub: '' }),
  'without a subject': () => sign({ sub: undefined }),
  'of a subject longer than they are': () => sign({ sub: 'x'.repeat(129) }),
  'without an e-mail': () => sign({ email: undefined }),
  'that is no token': () => 'abc',
};

test.for(Object.entries(forged))('an ID token %s is refused', async ([, make]) => {
  expectProblem(await exchange(await make()), 401);
});

const signInsOf = async () =>
  db.selectFrom('audit_log').select(['act', 'actor_id', 'note']).orderBy('id').execute();

test('a sign-in is written down at its first exchange, also when many windows come at once', async () => {
  const before = (await signInsOf()).length;
  const { id, token } = await enrol();
  const second = { auth_time: now() - 30 };
  const tokens = await Promise.all(Array.from({ length: 6 }, () => sign(second)));
  for (const { status } of await Promise.all(tokens.map((each) => exchange(each)))) expect(status).toBe(200);
  await exchange(await sign({ ...second, iat: now() - 5 }));
  expect((await signInsOf()).slice(before)).toEqual([
    { act: 'sign-in', actor_id: null, note: 'firebase' },
    { act: 'sign-in', actor_id: id, note: 'firebase' },
  ]);
  expect((await shop.call('GET', '/profile', { as: token })).status).toBe(200);
});

test('a suspended person who signs in is written down as refused, once', async () => {
  const { id } = await enrol();
  const admin = await shop.hire('admin');
  await shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'spam' } });
  const before = (await signInsOf()).length;
  const auth_time = now();
  for (let turn = 0; turn < 3; turn++) expectProblem(await exchange(await sign({ auth_time })), 403);
  expect((await signInsOf()).slice(before)).toEqual([
    { act: 'sign-in-refused', actor_id: id, note: 'firebase' },
  ]);
});

test('a token speaks for the e-mail that it names, and for no other', async () => {
  expectProblem(await exchange(await sign(), 'someone.else@example.com'), 403);
  expect((await exchange(await sign({ email: email.toUpperCase() }))).status).toBe(200);
});

test('keys are fetched once and kept: checking a token asks nobody', async () => {
  const before = asked;
  for (let turn = 0; turn < 5; turn++) expect((await exchange(await sign())).status).toBe(200);
  expect(asked).toBe(Math.max(before, 1));
});

test('keys that cannot be had are said to be the reason, not the token', async () => {
  const away = await openShop({ ...settings, FIREBASE_KEYS_URL: 'http://127.0.0.1:1/keys' });
  try {
    const answer = await away.call('GET', `/jwt?email=${email}`, { as: await sign() });
    expectProblem(answer, 503);
  } finally {
    await away.close();
  }
});

describe('of people who are no longer what they were', () => {
  test('a deleted person gets no token, and the one that they have ends at once', async () => {
    const person = await enrol();
    await closeAccount(shop, person);
    expectProblem(await exchange(await sign()), 403);
    expectProblem(await shop.call('GET', '/profile', { as: person }), 403);
    expectProblem(await makeRecord(person.token, 'x'), 403);
  });

  test('a demoted admin is none at once', async () => {
    const chief = await enrol('admin');
    email = `fire-${++count}@example.com`;
    const person = await enrol('admin');
    expect((await shop.call('GET', '/orders', { as: person })).status).toBe(200);
    expect((await shop.call('DELETE', `/users/admin/${person.id}`, { as: chief })).status).toBe(200);
    expectProblem(await shop.call('PUT', `/users/seller/${person.id}`, { as: person }), 403);
  });
});

describe("someone else's e-mail", () => {
  test.for([true, false])('never yields their record, be it verified: %s', async (email_verified) => {
    const owner = await enrol();
    const { body } = await exchange(await sign({ sub: 'thief', email_verified }));
    expectProblem(await shop.call('GET', '/profile', { as: body.accessToken }), 403);
    expectProblem(await makeRecord(body.accessToken, 'Thief', 'Seller'), 409);
    expect((await shop.call('GET', '/profile', { as: owner })).body._id).toBe(owner.id);
  });

  test('is not taken up by who changes to it, until it is verified and nobody has it', async () => {
    const old = email;
    const person = await enrol();
    const kept = async () => (await shop.call('GET', '/profile', { as: person })).body.email;
    const sub = `uid-${old}`;
    const move = async (to: string, email_verified: boolean) => {
      email = to;
      expect((await exchange(await sign({ sub, email: to, email_verified }))).status).toBe(200);
    };
    await move('new-address@example.com', false);
    expect(await kept()).toBe(old);
    await move('new-address@example.com', true);
    expect(await kept()).toBe('new-address@example.com');
    email = 'owner@example.com';
    await enrol();
    await move('owner@example.com', true);
    expect(await kept()).toBe('new-address@example.com');
  });
});

test('who closes their account proves that they signed in a moment ago', async () => {
  const { token: as, id } = await enrol();
  const close = (proof: string) => shop.call('DELETE', '/profile', { as, body: { proof } });
  const late = await close(await sign({ auth_time: now() - 600 }));
  expectProblem(late, 403);
  expect(late.body.code).toBe('auth/requires-recent-login');
  expectProblem(await close(await sign({ sub: 'other' })), 403);
  expectProblem(await close('password'), 401);
  expect((await close(await sign())).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', '/profile', { as }), 403);
  const row = db.selectFrom('people').select('name').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ name: 'Deleted person' });
});

test('an account without a name is called by its address', async () => {
  const provider = createProvider(shop.app);
  const identity = await provider.verifyIdToken(await sign({ name: undefined }));
  expect(identity).toMatchObject({ name: email.split('@')[0], email, emailVerified: true });
});

test('the calls of the embedded provider are not there, and are not described', async () => {
  const calls = ['sign-up/email', 'sign-in/email', 'sign-out', 'token', 'jwks', 'sign-in/google'];
  for (const path of calls)
    for (const method of ['GET', 'POST']) expectProblem(await shop.call(method, `/auth/${path}`), 404);
  const { body } = await shop.call('GET', '/openapi.json');
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/auth'))).toEqual([]);
});

const emulated = await useShop({ ...settings, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const ask = (as: string) => emulated.call('GET', `/jwt?email=${email}`, { as });

describe('with the emulator', () => {
  test('its tokens are taken, which nobody signed', async () => {
    expect((await ask(new UnsecuredJWT(claims()).encode())).status).toBe(200);
  });

  test.for<[string, object]>([
    ['for another project', { aud: 'other-shop' }],
    ['by another issuer', { iss: 'https://securetoken.google.com/other-shop' }],
    ['that ended', { iat: now() - 7200, exp: now() - 3600 }],
    ['from the future', { iat: now() + 600, exp: now() + 4000 }],
    ['of nobody', { sub: '' }],
  ])('one %s is refused', async ([, changes]) => {
    expectProblem(await ask(new UnsecuredJWT(claims(changes)).encode()), 401);
  });

  test('signed ones are refused', async () => {
    expectProblem(await ask(await sign()), 401);
  });
});

test("the pages' policy names Firebase's addresses where it is configured, and none elsewhere", async () => {
  const embedded = await openShop();
  expect(identitySources(embedded.app.config)).toEqual({ script: [], connect: [], frame: [] });
  await embedded.close();
  expect(identitySources(shop.app.config)).toEqual({
    script: [],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [],
  });
  expect(identitySources({ ...shop.app.config, FIREBASE_GOOGLE: true })).toMatchObject({
    script: ['https://apis.google.com'],
    frame: ['https://my-shop.firebaseapp.com'],
  });
});

const ways = (...names: string[]) => ({
  firebase: { identities: Object.fromEntries(names.map((name) => [name, ['x']])) },
});

test('a new way into an account ends the tokens that were given out, and its owner is told; a known one does not', async () => {
  const person = await enrol('Buyer', ways('email'));
  const profile = (as: string) => shop.call('GET', '/profile', { as });
  await exchange(await sign(ways('email')));
  expect((await profile(person.token)).status).toBe(200);
  const { body } = await exchange(await sign(ways('email', 'google.com')));
  expectProblem(await profile(person.token), 401);
  expect((await profile(body.accessToken)).status).toBe(200);
  await exchange(await sign(ways('google.com')));
  expect((await profile(body.accessToken)).status).toBe(200);
  const mails = await subjectsTo(shop, email);
  expect(mails).toEqual(['There is a new way to sign in to your account']);
});

test('a proof from before a newer one ends nothing and mails nothing, however often it is sent', async () => {
  const before = { ...ways('password'), iat: now() - 50 };
  const person = await enrol('Buyer', { ...ways('google.com', 'password'), iat: now() - 20 });
  const after = await sign({ ...ways('google.com', 'password'), iat: now() - 10 });
  for (let turn = 0; turn < 2; turn++) {
    for (const names of [ways('password'), ways('apple.com')])
      expect((await exchange(await sign({ ...before, ...names }))).status).toBe(200);
    expect((await exchange(after)).status).toBe(200);
  }
  expect((await shop.call('GET', '/profile', { as: person })).status).toBe(200);
  expect(await mailsTo(shop, email)).toEqual([]);
});

test('a way in that was taken off and comes back is told again', async () => {
  const shown = [['google.com', 'password'], ['google.com'], ['google.com', 'password']];
  for (const [index, names] of shown.entries())
    await exchange(await sign({ ...ways(...names), iat: now() - 40 + index * 10 }));
  expect(await subjectsTo(shop, email)).toEqual(['There is a new way to sign in to your account']);
});

test('a suspended or closed person who proves a new way in is told nothing', async () => {
  const person = await enrol('Buyer', ways('password'));
  await closeAccount(shop, person);
  expectProblem(await exchange(await sign(ways('password', 'google.com'))), 403);
  expect(await mailsTo(shop, email)).toEqual([]);
});
