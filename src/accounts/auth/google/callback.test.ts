import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { countSessions, endConfirmations } from '#test/accounts.ts';
import {
  approveAtGoogle,
  cookieOf,
  startGoogleSignIn,
  returnFromGoogle as comeBackTo,
  signInByGoogle,
  useGoogleShop,
} from '#test/google-window.ts';
import type { GoogleAccount } from '#test/google.ts';
import { expectProblem } from '#test/problems.ts';
import type { ApiResponse } from '#test/shop.ts';

const { google, shop, enter, join } = await useGoogleShop();

let count = 0;
let account: GoogleAccount;
const anAccount = (sub: string) => ({ sub, email: `${sub}@example.com`, email_verified: true, name: 'Gwen' });
beforeEach(() => {
  account = anAccount(`google-${++count}`);
  google.become(account);
});

const begin = () => startGoogleSignIn(shop);
const returnFromGoogle = (back: URL, cookie: string) => comeBackTo(shop, back, cookie);
const signIn = () => signInByGoogle(shop);
const endOf = ({ status, headers }: ApiResponse) => [status, headers.get('location')];
const failed = (code: string) => [302, `/login/google?error=${code}`];

describe('a callback is rejected', () => {
  test('without the cookie of the window that started the login', async () => {
    const { url } = await begin();
    expect(endOf(await returnFromGoogle(await approveAtGoogle(url), ''))).toEqual(failed('state_mismatch'));
  });

  test('with the cookie of a different window', async () => {
    const { url } = await begin();
    const { cookie } = await begin();
    expect(endOf(await returnFromGoogle(await approveAtGoogle(url), cookie))).toEqual(
      failed('state_mismatch'),
    );
  });

  test('when it is sent a second time', async () => {
    const { cookie, url } = await begin();
    const back = await approveAtGoogle(url);
    expect(endOf(await returnFromGoogle(back, cookie))).toEqual([302, '/login/google']);
    expect(endOf(await returnFromGoogle(back, cookie))).toEqual(failed('state_mismatch'));
  });

  test('with a code from a different login', async () => {
    const one = await begin();
    const other = await begin();
    const back = await approveAtGoogle(one.url);
    back.searchParams.set('code', (await approveAtGoogle(other.url)).searchParams.get('code')!);
    expect(endOf(await returnFromGoogle(back, one.cookie))).toEqual(failed('invalid_code'));
  });

  test.for<[string, (payload: Record<string, unknown>) => void]>([
    ['of another client', (payload) => (payload['aud'] = 'other')],
    ['of another issuer', (payload) => (payload['iss'] = 'https://accounts.example')],
    ['of another window', (payload) => (payload['nonce'] = 'x')],
    ['without a nonce', (payload) => delete payload['nonce']],
    ['that has expired', (payload) => (payload['exp'] = 1)],
    ['from the future', (payload) => (payload['iat'] = Math.floor(Date.now() / 1000) + 600)],
    ['without an address', (payload) => delete payload['email']],
    ['with a malformed address', (payload) => (payload['email'] = 'gwen')],
    ['with an empty subject', (payload) => (payload['sub'] = '')],
  ])('with an ID token %s', async ([, change]) => {
    google.forge(({ payload }) => change(payload));
    expect(endOf(await signIn())).toEqual(failed('unable_to_get_user_info'));
  });

  test.for(['?state=x&code=a%00b', `?state=x&code=${'c'.repeat(2049)}`])(
    'with an invalid query: %.30s',
    async (query) => {
      const response = await shop.call('GET', `/auth/callback/google${query}`);
      expect(endOf(response)).toEqual(failed('invalid_callback_request'));
    },
  );
});

test('a user who declines at Google returns with an error', async () => {
  const { cookie, url } = await begin();
  const back = await approveAtGoogle(url);
  back.search = `?error=access_denied&state=${back.searchParams.get('state')}`;
  expect(endOf(await returnFromGoogle(back, cookie))).toEqual(failed('access_denied'));
});

const confirm = async (headers: Record<string, string>, meanwhile?: (userId: string) => Promise<unknown>) => {
  const { body } = await shop.call('GET', '/auth/get-session', { headers });
  const started = await shop.call('GET', '/auth/confirm/google', { headers });
  const back = await approveAtGoogle(new URL(started.headers.get('location')!));
  await meanwhile?.(body.user.id);
  const response = await returnFromGoogle(back, cookieOf(started));
  expect(cookieOf(response)).toBe('');
  return endOf(response);
};
const exportOf = async (as: { token: string }) => (await shop.call('GET', '/profile/export', { as })).status;

const joinUnconfirmed = async () => {
  const joined = await join(account);
  await endConfirmations(shop);
  expect(await exportOf(joined)).toBe(403);
  return joined;
};

describe('a confirmation of a user without a password', () => {
  test('confirms the open session and opens none', async () => {
    const joined = await joinUnconfirmed();
    const { headers } = joined;
    expectProblem(await shop.call('POST', '/auth/confirm', { body: { proof: 'x' }, headers }), 409);
    expect(await confirm(headers)).toEqual([302, '/login/google']);
    expect(await exportOf(joined)).toBe(200);
    expect(await countSessions(shop, account.email)).toBe(1);
  });

  test('is refused and logged for any other Google account, and opens no session', async () => {
    const stranger = await enter(anAccount(`stranger-${count}`));
    const joined = await joinUnconfirmed();
    const begun = newId();
    const choices = [
      anAccount(`stranger-${count}`),
      anAccount(`newcomer-${count}`),
      { ...account, sub: `same-address-${count}` },
    ];
    for (const chosen of choices) {
      google.become(chosen);
      expect(await confirm(joined.headers), chosen.sub).toEqual(failed('other_account'));
    }
    expect([await exportOf(joined), await exportOf(stranger)]).toEqual([403, 403]);
    expect(await countSessions(shop, `stranger-${count}@example.com`)).toBe(1);
    expect(await shop.sql`select from identity_user where email like 'newcomer-%'`).toEqual([]);
    const { body: linked } = await shop.call('GET', '/auth/list-accounts', { headers: joined.headers });
    expect(linked).toMatchObject([{ accountId: account.sub }]);
    const entries = await shop.sql`select act, note from audit_log where id > ${begun} order by id`;
    expect(entries).toEqual(choices.map(() => ({ act: 'sign-in-failed', note: 'google: other_account' })));
  });

  test.for<[string, (userId: string) => Promise<unknown>]>([
    ['Google is disconnected', (id) => shop.sql`delete from identity_account where "userId" = ${id}`],
    ['the session ends', (id) => shop.sql`delete from identity_session where "userId" = ${id}`],
    [
      'a second factor is added',
      (id) => shop.sql`update identity_user set "twoFactorEnabled" = true where id = ${id}`,
    ],
  ])('is refused if %s meanwhile', async ([, end]) => {
    const joined = await joinUnconfirmed();
    expect(await confirm(joined.headers, end)).toEqual(failed('other_account'));
    expect(await exportOf(joined)).toBe(403);
    const confirmed =
      await shop.sql`select from identity_session where "confirmedAt" > now() - interval '9 minutes'`;
    expect(confirmed).toEqual([]);
  });

  test('is refused without a session', async () => {
    expect(endOf(await shop.call('GET', '/auth/confirm/google'))).toEqual(failed('unauthenticated'));
  });
});
