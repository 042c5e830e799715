import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLibrary } from '#src/accounts/auth/embedded/library.server.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, useShop } from '#test/shop.ts';
import { signAccessToken, tokenOwner } from './access-token.server.ts';

const shop = await useShop();
const robin = await shop.signUpUser('Buyer', 'Robin');
const subject = claimsOf(robin.idToken)['sub'] as string;
const publicKey = (await shop.call('GET', '/auth/jwks')).body.keys[0];

const now = () => Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
}

function tamper(token: string, claims: object): string {
  const [head, , signature] = token.split('.');
  return `${head}.${part({ ...claimsOf(token), ...claims })}.${signature}`;
}

function unsigned(token: string, alg: string): string {
  return `${part({ alg, typ: 'JWT' })}.${token.split('.')[1]}.`;
}

/** Signs the claims of a token with a different secret, as an attacker could. */
function signedWith(secret: string | Buffer, token: string, head: object = { alg: 'HS256' }): string {
  const text = `${part(head)}.${token.split('.')[1]}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function access(changes: Record<string, unknown> = {}, alg = 'HS256'): Promise<string> {
  const claims = { ...claimsOf(robin.token), ...changes } as JWTPayload;
  const key = new Uint8Array(hkdfSync('sha256', shop.app.authSecret, '', 'rangefinder access token', 32));
  const longKey = alg === 'HS256' ? key : new Uint8Array([...key, ...key]);
  return new SignJWT(JSON.parse(JSON.stringify(claims))).setProtectedHeader({ alg }).sign(longKey);
}

async function proof(changes: Record<string, unknown> = {}): Promise<string> {
  const payload = { iat: now(), ...claimsOf(robin.idToken), exp: now() + 600, ...changes };
  const { token } = await createLibrary(shop.app).api.signJWT({ body: { payload } });
  return token;
}

const profile = (as: string) => shop.call('GET', '/profile', { as });
const exchange = (as: string, email = robin.email) => shop.call('GET', `/jwt?email=${email}`, { as });

test('an access token is valid for an hour and contains no role', async () => {
  const { exp, iat, ...rest } = claimsOf(robin.token) as { exp: number; iat: number };
  expect(exp - iat).toBe(3600);
  expect(rest).toEqual({
    sub: subject,
    idp: 'rangefinder',
    email: robin.email,
    name: 'Robin',
    email_verified: false,
    gen: 0,
    sid: claimsOf(robin.idToken)['sid'],
    aud: 'rangefinder-api',
  });
});

test('a handmade access token with valid claims is accepted', async () => {
  expect((await profile(await access())).status).toBe(200);
  expect((await profile(await access({ iat: now() - 60, exp: now() + 60 }))).status).toBe(200);
});

type Forgery = [what: string, make: () => string | Promise<string>];
const forgeries = (token: () => string): Forgery[] => [
  ['with another signature', () => token().replace(/.{8}$/, 'AAAAAAAA')],
  ['without a signature', () => token().replace(/[^.]+$/, '')],
  ['with the algorithm none', () => unsigned(token(), 'none')],
  ['signed with the public key', () => signedWith(publicKey.x, token())],
  [
    'signed with the bytes of the public key',
    () => signedWith(Buffer.from(publicKey.x, 'base64url'), token()),
  ],
  ['signed with the public key as JSON', () => signedWith(JSON.stringify(publicKey), token())],
  ['that is a session', () => robin.session],
];

test.for<Forgery>([
  ...forgeries(() => robin.token),
  ['of another person', () => tamper(robin.token, { sub: 'someone-else' })],
  ['that lasts longer', () => tamper(robin.token, { exp: now() + 1e6 })],
  ['without any dot', () => robin.token.replaceAll('.', '')],
  ['with the algorithm NONE', () => unsigned(robin.token, 'NONE')],
  ['signed with an empty secret', () => signedWith('', robin.token)],
  ['signed with the secret itself', () => signedWith(shop.app.authSecret, robin.token)],
  ['that names its own key', () => signedWith('x', robin.token, { alg: 'HS256', jwk: publicKey })],
  ['of another algorithm', () => access({}, 'HS512')],
  ['for another audience', () => access({ aud: 'rangefinder' })],
  ['without an audience', () => access({ aud: undefined })],
  ['that has expired', () => access({ iat: now() - 7200, exp: now() - 3600 })],
  ['without an expiry', () => access({ exp: undefined })],
  ['without an issue time', () => access({ iat: undefined })],
  ['from the future', () => access({ iat: now() + 3600, exp: now() + 7200 })],
  ['that is not valid yet', () => access({ nbf: now() + 3600 })],
  ['that is older than an hour but has not expired', () => access({ iat: now() - 7200 })],
  ['without a subject', () => access({ sub: undefined })],
  ['with a numeric subject', () => access({ sub: 5 })],
  ['without a provider', () => access({ idp: undefined })],
  ['that is an ID token', () => robin.idToken],
])('an access token %s is rejected', async ([, make]) => {
  expectProblem(await profile(await make()), 401);
});

const ownerOf = (token: string) => tokenOwner(shop.app.authSecret, token);

test('`tokenOwner` returns an owner only for unexpired tokens that this shop signed', async () => {
  const owner = `rangefinder ${subject}`;
  expect(ownerOf(robin.token)).toBe(owner);
  expect(ownerOf(await access({ idp: 'elsewhere', exp: now() + 5 }))).toBe(`elsewhere ${subject}`);
  for (const token of [
    await access({ exp: now() - 1 }),
    await access({ exp: undefined }),
    await access({ sub: undefined }),
    await access({ name: 'x'.repeat(4096) }),
    tamper(robin.token, { sub: 'someone-else' }),
    `${robin.token}.`,
    `${robin.token}.more`,
    `.${robin.token}`,
    robin.token.replace(/.{8}$/, 'AAAAAAAA'),
    robin.token.slice(0, -2),
    robin.token.replace(/[^.]+$/, ''),
    robin.token.replace(/\..*\./, '..'),
    robin.token.replaceAll('.', ''),
    robin.idToken,
    '',
  ])
    expect(ownerOf(token), token.slice(0, 200)).toBeNull();
});

test('`tokenOwner` accepts tokens of up to 4,096 characters', async () => {
  let token = '';
  for (let length = 2_700; token.length < 4_096; length++) token = await access({ name: 'x'.repeat(length) });
  expect([token.length, ownerOf(token)]).toEqual([4_096, `rangefinder ${subject}`]);
  const longer = await access({ name: 'x'.repeat((claimsOf(token)['name'] as string).length + 1) });
  expect([longer.length > 4_096, ownerOf(longer)]).toEqual([true, null]);
});

test('a token is signed with a derived key, and marks an address as verified only if the identity does', async () => {
  const secret = randomUUID();
  const identity = { issuer: 'a', subject: 'b', email: 'c@example.com', name: 'D' };
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'rangefinder access token', 32));
  for (const emailVerified of [undefined, true, false]) {
    const token = await signAccessToken(
      secret,
      { ...identity, ...(emailVerified !== undefined && { emailVerified }) },
      3,
    );
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'rangefinder-api' });
    expect(payload).toMatchObject({ idp: 'a', sub: 'b', email_verified: emailVerified ?? false, gen: 3 });
    expect(tokenOwner(secret, token)).toBe('a b');
  }
});

test('an identity from another provider with the same subject is a different user', async () => {
  expectProblem(await profile(await access({ idp: 'https://other.example' })), 403);
});

test('a handmade ID token with valid claims is accepted', async () => {
  expect((await exchange(await proof())).status).toBe(200);
});

test.for<Forgery>([
  ...forgeries(() => robin.idToken),
  ['of another address', () => tamper(robin.idToken, { email: 'victim@example.com' })],
  ['by an unknown key', () => signedWith('x', robin.idToken, { alg: 'EdDSA', kid: 'unknown' })],
  ['of another issuer', () => proof({ iss: 'https://securetoken.google.com/x' })],
  ['for another audience', () => proof({ aud: 'another-shop' })],
  ['that has expired', () => proof({ iat: now() - 7200, exp: now() - 3600 })],
  ['from the future', () => proof({ iat: now() + 3600, exp: now() + 7200 })],
  ['that is not valid yet', () => proof({ nbf: now() + 3600 })],
  ['that is older than 15 minutes', () => proof({ iat: now() - 3600 })],
  ['with an empty subject', () => proof({ sub: '' })],
  ['without an address', () => proof({ email: undefined })],
  ['with a malformed address', () => proof({ email: 'robin' })],
  ['that is an access token', () => robin.token],
])('an ID token %s is rejected', async ([, make]) => {
  expectProblem(await exchange(await make()), 401);
});

test('an exchange without an ID token is rejected', async () => {
  expectProblem(await shop.call('GET', `/jwt?email=${robin.email}`), 401);
});

test("an ID token is rejected for another user's email", async () => {
  const other = await shop.register();
  expectProblem(await exchange(robin.idToken, other.email), 403);
  expectProblem(await exchange(robin.idToken, 'nobody@example.com'), 403);
});

test('an exchange without a valid email is rejected with the name of the field', async () => {
  for (const query of ['', '?email=', '?email=robin', '?Email=robin@example.com'])
    expectProblem(await shop.call('GET', `/jwt${query}`, { as: robin.idToken }), 422, ['email'], query);
});

test('an ID token from another installation is rejected', async () => {
  const other = await openShop();
  try {
    const twin = await other.register('Robin');
    expectProblem(await exchange(twin.idToken, twin.email), 401);
    expectProblem(await profile(twin.token), 401);
  } finally {
    await other.close();
  }
});

test('a signing key created by another process is accepted immediately', async () => {
  const other = await openShop();
  try {
    await other.register();
    await sql`delete from identity_jwks`.execute(other.app.db);
    expect((await other.register()).token).toMatch(/\./);
  } finally {
    await other.close();
  }
});
