import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '#e2e/fixtures.ts';
import type { BrowserErrors } from '../browser-errors.ts';
import type { Account, TestUser, Shop } from '../shop.ts';

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

/** Sets the sessions of a user back to ten minutes after the login, so that they have to confirm that it is them. */
export function endConfirmation(stateDir: string, { email }: Pick<Account, 'email'>): void {
  const statement = `update identity_session set "confirmedAt" = now() - interval '10 minutes'
    where "userId" = (select id from identity_user where email = '${email}')`;
  const env = { ...process.env, STATE_DIR: stateDir };
  const tool = join(import.meta.dirname, '../../tools/psql.ts');
  execFileSync(process.execPath, [tool, '-c', statement], { env, stdio: 'ignore' });
}

/** Confirms with the password, whose field has the focus. */
export async function confirmIdentity(page: Page, { password }: Pick<Account, 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
