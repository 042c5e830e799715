import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { postAuth } from '#test/accounts.ts';
import {
  approveAtGoogle,
  startGoogleSignIn,
  returnFromGoogle as comeBackTo,
  cookieOf,
  signInByGoogle,
  useGoogleShop,
} from '#test/google-window.ts';
import { startGoogle, type GoogleAccount } from '#test/google.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type ApiResponse } from '#test/shop.ts';

const { google, shop, enter: enterBy, join: joinBy } = await useGoogleShop();

let count = 0;
let account: GoogleAccount;
beforeEach(() => {
  count++;
  account = {
    sub: `google-${count}`,
    email: `google-${count}@example.com`,
    email_verified: true,
    name: 'Gwen',
    picture: 'https://example.com/gwen.jpg',
  };
  google.become(account);
});

const begin = (at = shop) => startGoogleSignIn(at);
const returnFromGoogle = (back: URL, cookie: string) => comeBackTo(shop, back, cookie);
const signIn = () => signInByGoogle(shop);
const enter = (as = account) => enterBy(as);
const join = (role?: string) => joinBy(account, role);
const userOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await shop.call('GET', '/auth/get-session', { headers })).body.user;
const endOf = ({ status, headers }: ApiResponse) => [status, headers.get('location')];
const failed = (code: string) => [302, `/login/google?error=${code}`];

test('the redirect to Google has a PKCE challenge, a state and a nonce, and no secret', async () => {
  const { url, cookie } = await begin();
  expect(url.origin).toBe(google.server.issuer.url);
  const query = Object.fromEntries(url.searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: 'shop-client',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  for (const name of ['code_challenge', 'state', 'nonce']) expect(query[name], name).toMatch(/^[\w-]{32,}$/);
  expect(url.href).not.toContain('shop-secret');
  expect(cookie).toContain('state');
});

test('a new Google user gets a session without a record, and can then create the record', async () => {
  expectProblem(await shop.call('GET', '/profile', { as: await enter() }), 403);
  const { headers, made } = await join('Seller');
  expect(made.status).toBe(201);
  expect(await userOf({ headers })).toMatchObject({
    name: 'Gwen',
    email: account.email,
    emailVerified: true,
    image: account.picture,
  });
  const { body: linked } = await shop.call('GET', '/auth/list-accounts', { headers });
  expect(linked).toMatchObject([{ providerId: 'google', accountId: account.sub }]);
});

test('after Google, an account with a second factor has no session until its code', async () => {
  const { headers } = await join('Buyer');
  const post = (path: string, body: object, sent = headers) =>
    shop.call('POST', `/auth/two-factor/${path}`, { body, headers: sent });
  const { totpURI } = (await post('enable', {})).body;
  const app = new TOTP({ secret: Secret.fromBase32(new URL(totpURI).searchParams.get('secret')!) });
  expect((await post('confirm', { code: app.generate() })).status).toBe(200);
  const { url, cookie } = await begin();
  const back = await returnFromGoogle(await approveAtGoogle(url), cookie);
  expect(endOf(back)).toEqual(failed('second_step'));
  const waiting = { cookie: cookieOf(back) };
  expect(waiting.cookie).toMatch(/^rangefinder\.two_factor=[^;]+$/);
  expect((await shop.call('GET', '/auth/get-session', { headers: waiting })).body).toBeNull();
  expectProblem(await shop.call('GET', '/auth/token', { headers: waiting }), 401);
  const code = app.generate({ timestamp: Date.now() + 30_000 });
  const entered = await post('verify', { code }, waiting);
  expect(entered.body.user.email).toBe(account.email);
  expect((await userOf({ headers: { cookie: cookieOf(entered) } })).email).toBe(account.email);
});

test('an address that Google has not verified is not verified here', async () => {
  const entered = await enter({ ...account, email_verified: false });
  expect(await userOf(entered)).toMatchObject({ email: account.email, emailVerified: false });
});

test('Google makes no account without the invitation that the shop asks for, but still logs others in', async () => {
  await join();
  const admin = await shop.createUser('admin');
  const set = (signUp: string) =>
    shop.call('PATCH', '/shop', { as: admin, body: { version: shop.app.shop.current.version, signUp } });
  const tryAs = async (sub: string, query = '') => {
    google.become({ ...account, sub, email: `${sub}@example.com` });
    const started = await shop.call('GET', `/auth/sign-in/google${query}`);
    const back = await approveAtGoogle(new URL(started.headers.get('location')!));
    return endOf(await returnFromGoogle(back, cookieOf(started)));
  };
  const newcomer = `${account.sub}-new`;
  await set('invitation');
  const { body } = await shop.call('POST', '/invitations', { as: admin, body: {} });
  const query = new URL(body.link).search;
  expect(await tryAs(newcomer)).toEqual(failed('signup_disabled'));
  expect(await tryAs(account.sub)).toEqual([302, '/login/google']);
  await set('closed');
  expect(await tryAs(newcomer, query)).toEqual(failed('signup_disabled'));
  expect(await shop.sql`select from identity_user where email = ${`${newcomer}@example.com`}`).toEqual([]);
  await set('invitation');
  expect(await tryAs(newcomer, query)).toEqual([302, '/login/google']);
  await set('open');
});

test('a returning Google user gets the same record even under a new name', async () => {
  const { made } = await join();
  const { token } = await enter({ ...account, name: 'Gwendolyn' });
  expect((await shop.call('GET', '/profile', { as: token })).body._id).toBe(made.body._id);
});

const entriesSince = (begun: string) => shop.sql`
  select act, email, note from audit_log left join users on users.id = actor_id
  where audit_log.id > ${begun} order by audit_log.id`;

test('Google logins of new, known and suspended users are logged', async () => {
  const begun = newId();
  const { made } = await join();
  await enter();
  const admin = await shop.createUser('admin');
  await shop.call('PUT', `/suspensions/${made.body._id}`, { as: admin, body: { reason: 'spam' } });
  const { token: none } = await enter();
  expect(none).toBeUndefined();
  expect(await entriesSince(begun)).toEqual([
    { act: 'sign-up', email: null, note: 'google' },
    { act: 'sign-in', email: account.email, note: 'google' },
    { act: 'suspended', email: admin.email, note: 'spam' },
    { act: 'sign-in-refused', email: account.email, note: 'google' },
  ]);
});

test('a failed Google login is logged, and a forged callback is not', async () => {
  await register(false);
  const begun = newId();
  await signIn();
  google.forge(({ payload }) => (payload['aud'] = 'other'));
  await signIn();
  await shop.call('GET', '/auth/callback/google?state=made-up&code=made-up');
  const { cookie, url } = await begin();
  await returnFromGoogle(await approveAtGoogle(url), '');
  await shop.call('GET', `/auth/callback/google?error=access_denied&state=x`, { headers: { cookie } });
  expect((await entriesSince(begun)).map(({ act, note }) => [act, note])).toEqual([
    ['sign-in-failed', 'google: account_not_linked'],
    ['sign-in-failed', 'google: unable_to_get_user_info'],
  ]);
});

test('tokens from Google are not stored', async () => {
  await enter();
  const rows = await shop.sql<Record<string, unknown>>`
    select "accessToken", "refreshToken", "idToken", password from identity_account
    where "accountId" = ${account.sub}
  `;
  expect(rows).toEqual([{ accessToken: null, refreshToken: null, idToken: null, password: null }]);
});

async function register(emailVerified: boolean) {
  const { body } = await postAuth(shop, 'sign-up/email', { name: 'Pat', email: account.email, password });
  const { id } = body.user;
  if (emailVerified)
    await shop.sql`update identity_user set "emailVerified" = true, "accessProven" = true where id = ${id}`;
  return id as string;
}
const providersOf = async (id: string) =>
  (await shop.sql`select "providerId" from identity_account where "userId" = ${id} order by 1`).map(
    ({ providerId }) => providerId,
  );

describe('an email that has a password account here', () => {
  test('is linked when it is verified both here and at Google', async () => {
    const id = await register(true);
    const { headers } = await enter();
    expect((await userOf({ headers })).id).toBe(id);
    expect(await providersOf(id)).toEqual(['credential', 'google']);
  });

  test.for<[string, boolean, boolean]>([
    ['here', false, true],
    ['at Google', true, false],
    ['anywhere', false, false],
  ])('is not linked when it is not verified %s', async ([, here, there]) => {
    const id = await register(here);
    google.become({ ...account, email_verified: there });
    const response = await signIn();
    expect(endOf(response)).toEqual(failed('account_not_linked'));
    expect(cookieOf(response)).not.toContain('session_token');
    expect(await providersOf(id)).toEqual(['credential']);
  });

  test('is not linked to a second Google account that has not verified it', async () => {
    await enter();
    google.become({ ...account, sub: 'thief', email_verified: false });
    expect(endOf(await signIn())).toEqual(failed('account_not_linked'));
  });
});

test('a long name from Google is shortened, and a missing one is derived from the address', async () => {
  const longNamed = await enter({ ...account, name: 'n'.repeat(500) });
  expect((await userOf(longNamed)).name).toHaveLength(120);
  const nameless = { sub: 'nameless', email: 'nameless@example.com', email_verified: true };
  expect(await userOf(await enter(nameless))).toMatchObject({ name: 'nameless', image: null });
});

test('a message is shown when Google is unreachable, and the next attempt contacts Google again', async () => {
  const later = await startGoogle();
  const { port } = later.server.address();
  await later.close();
  const away = await openShop(later.settings);
  try {
    expect(endOf(await away.call('GET', '/auth/sign-in/google'))).toEqual(failed('unreachable'));
    await later.server.start(port, 'localhost');
    expect((await begin(away)).url.port).toBe(String(port));
  } finally {
    await later.close();
    await away.close();
  }
});

test('the Google routes return 404 when Google is not configured', async () => {
  const plain = await openShop();
  try {
    for (const path of ['sign-in/google', 'callback/google?code=a&state=b'])
      expectProblem(await plain.call('GET', `/auth/${path}`), 404);
  } finally {
    await plain.close();
  }
});
