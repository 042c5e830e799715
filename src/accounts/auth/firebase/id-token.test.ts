import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { providerOf } from '#src/accounts/auth/provider-service.server.ts';
import { firebaseSettings, now, openFirebase } from '#test/firebase.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, useShop } from '#test/shop.ts';

const { shop, publicKey, requests, account, claims, sign, exchange } = await openFirebase();
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
function withSecret(secret: string | Buffer): string {
  const text = `${part({ alg: 'HS256', kid: 'one' })}.${part(claims())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const forged: Record<string, () => string | Promise<string>> = {
  'tampered with': async () => (await sign()).replace(/\.[^.]+\./, `.${part(claims({ sub: 'other' }))}.`),
  'with the algorithm none': () => new UnsecuredJWT(claims()).encode(),
  'with the algorithm None': () => `${part({ alg: 'None' })}.${part(claims())}.`,
  'without its signature': async () => (await sign()).replace(/[^.]+$/, ''),
  'of HS256, signed with the public key': () => withSecret(pem),
  'of HS256, signed with the key as JSON': async () => withSecret(JSON.stringify(await exportJWK(publicKey))),
  'of HS256, signed with an empty key': () => withSecret(''),
  'of RS384': () => sign({}, { alg: 'RS384' }),
  'of PS256': () => sign({}, { alg: 'PS256' }),
  'signed by a stranger': () => sign({}, {}, strangers.privateKey),
  'that brings its own key': async () =>
    sign({}, { jwk: await exportJWK(strangers.publicKey) }, strangers.privateKey),
  'with an unknown key': () => sign({}, { kid: 'two' }),
  'for another project': () => sign({ aud: 'other-shop' }),
  'without a project': () => sign({ aud: undefined }),
  'by another project': () => sign({ iss: 'https://securetoken.google.com/other-shop' }),
  'by another issuer': () => sign({ iss: 'https://accounts.google.com' }),
  'without an issuer': () => sign({ iss: undefined }),
  'that has expired': () => sign({ iat: now() - 7200, exp: now() - 3600 }),
  'without an expiry': () => sign({ exp: undefined }),
  'that is older than an hour but has not expired': () => sign({ iat: now() - 7200, exp: now() + 7200 }),
  'from the future': () => sign({ iat: now() + 600, exp: now() + 4000 }),
  'without an issue time': () => sign({ iat: undefined }),
  'with a sign-in in the future': () => sign({ auth_time: now() + 600 }),
  'without a sign-in time': () => sign({ auth_time: undefined }),
  'with an empty subject': () => sign({ sub: '' }),
  'without a subject': () => sign({ sub: undefined }),
  'with a subject that is too long': () => sign({ sub: 'x'.repeat(129) }),
  'without an email': () => sign({ email: undefined }),
  'that is not a token': () => 'abc',
};

test.for(Object.entries(forged))('an ID token %s is rejected', async ([, make]) => {
  expectProblem(await exchange(await make()), 401);
});

test('a token is exchanged only together with the email address that it contains', async () => {
  expectProblem(await exchange(await sign(), 'someone.else@example.com'), 403);
  expect((await exchange(await sign({ email: account.email.toUpperCase() }))).status).toBe(200);
});

test('keys are fetched once and cached', async () => {
  const before = requests.keys;
  for (let count = 0; count < 5; count++) expect((await exchange(await sign())).status).toBe(200);
  expect(requests.keys).toBe(Math.max(before, 1));
});

test('an exchange returns 503 when the keys cannot be fetched', async () => {
  const away = await openShop({ ...firebaseSettings, FIREBASE_KEYS_URL: 'http://127.0.0.1:1/keys' });
  try {
    const response = await away.call('GET', `/jwt?email=${account.email}`, { as: await sign() });
    expectProblem(response, 503);
  } finally {
    await away.close();
  }
});

test('an account without a name gets the first part of its email', async () => {
  const provider = providerOf(shop.app);
  const identity = await provider.verifyIdToken(await sign({ name: undefined }));
  expect(identity).toMatchObject({
    name: account.email.split('@')[0],
    email: account.email,
    emailVerified: true,
  });
});

const emulated = await useShop({ ...firebaseSettings, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const requestToken = (as: string) => emulated.call('GET', `/jwt?email=${account.email}`, { as });

describe('with the emulator', () => {
  test('unsigned tokens are accepted', async () => {
    expect((await requestToken(new UnsecuredJWT(claims()).encode())).status).toBe(200);
  });

  test.for<[string, object]>([
    ['for another project', { aud: 'other-shop' }],
    ['by another issuer', { iss: 'https://securetoken.google.com/other-shop' }],
    ['that has expired', { iat: now() - 7200, exp: now() - 3600 }],
    ['from the future', { iat: now() + 600, exp: now() + 4000 }],
    ['with an empty subject', { sub: '' }],
  ])('a token %s is rejected', async ([, changes]) => {
    expectProblem(await requestToken(new UnsecuredJWT(claims(changes)).encode()), 401);
  });

  test('signed tokens are rejected', async () => {
    expectProblem(await requestToken(await sign()), 401);
  });
});
