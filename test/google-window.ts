import { afterAll, expect } from 'vitest';
import { tokensOf } from './accounts.ts';
import { startGoogle, type GoogleAccount } from './google.ts';
import { useShop, type ApiResponse, type Shop } from './shop.ts';

/** Opens a shop that signs people in by Google for the tests of a file, and closes both after them. */
export async function useGoogleShop() {
  const google = await startGoogle();
  afterAll(() => google.close());
  const shop = await useShop(google.settings);
  /** Signs in by a Google account. Returns the session as a cookie, and the tokens that it is exchanged for. */
  const enter = async (account: GoogleAccount) => {
    google.become(account);
    const done = await signInByGoogle(shop);
    expect(done.headers.get('location')).toBe('/login/google');
    const headers = { cookie: cookieOf(done) };
    return { headers, ...(await tokensOf(shop, account.email, { headers })) };
  };
  /** Signs in for the first time and creates a record. */
  const join = async (account: GoogleAccount, role = 'Buyer') => {
    const entered = await enter(account);
    const body = { name: account.name ?? 'Gwen', email: account.email, role };
    return { ...entered, made: await shop.call('POST', '/users', { as: entered, body }) };
  };
  return { google, shop, enter, join };
}

/** The cookies that an answer sets, as a browser would send them. */
export const cookieOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Requests the address of the shop that redirects to Google. */
export async function startGoogleSignIn(shop: Shop) {
  const started = await shop.call('GET', '/auth/sign-in/google');
  expect(started.status).toBe(302);
  return { cookie: cookieOf(started), url: new URL(started.headers.get('location')!) };
}

/** Approves the sign-in as the current account and returns the address that Google redirects to. */
export async function approveAtGoogle(url: URL): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' });
  return new URL(response.headers.get('location')!);
}

/** Requests the address of the shop that Google redirects to. */
export function returnFromGoogle(shop: Shop, back: URL, cookie: string): Promise<ApiResponse> {
  return shop.call('GET', `/auth/callback/google${back.search}`, { headers: { cookie } });
}

/** Runs a sign-in from beginning to end. */
export async function signInByGoogle(shop: Shop): Promise<ApiResponse> {
  const { cookie, url } = await startGoogleSignIn(shop);
  return returnFromGoogle(shop, await approveAtGoogle(url), cookie);
}
