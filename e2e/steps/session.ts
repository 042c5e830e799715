import type { Locator, Page } from '#e2e/fixtures.ts';
import type { BrowserErrors } from '../browser-errors.ts';
import type { TestUser, Shop } from '../shop.ts';

export const storedToken = async (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

export function expireToken(token: string): string {
  const [head, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  const ended = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
  return [head, Buffer.from(JSON.stringify(ended)).toString('base64url'), signature].join('.');
}

/** Ends all sessions of a user, as another device could, and allows the error responses that open pages then get. */
export async function revokeSessions(
  shop: Shop,
  { cookie }: TestUser,
  browserErrors: BrowserErrors,
): Promise<void> {
  for (const path of ['/auth/token', '/profile', '/events', '/unread'])
    browserErrors.allowErrorStatus(401, `/api${path}`);
  await shop.call('POST', '/auth/revoke-sessions', { cookie, body: {} });
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
