import { beforeEach, describe, expect, test } from 'vitest';
import {
  approveAtGoogle,
  startGoogleSignIn,
  returnFromGoogle as comeBackTo,
  signInByGoogle,
  useGoogleShop,
} from '#test/google-window.ts';
import type { ApiResponse } from '#test/shop.ts';

const { google, shop } = await useGoogleShop();

let count = 0;
beforeEach(() => {
  count++;
  google.become({
    sub: `google-${count}`,
    email: `google-${count}@example.com`,
    email_verified: true,
    name: 'Gwen',
  });
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
