import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestUser, Shop, Account } from '#e2e/shop.ts';
import { expect, type Locator, type Page } from '../fixtures.ts';
import { dismissToast } from './visit.ts';

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

export async function fillSignUp(
  page: Page,
  { name, email, password }: Account,
  role: 'Buyer' | 'Seller',
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: role, exact: true }).check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function signUp(page: Page, account: Account, role: 'Buyer' | 'Seller'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await fillSignUp(page, account, role);
  await dismissToast(page, 'Signup Success');
}

/** Chooses a role after the first login with an account without a record. */
export async function chooseRole(page: Page, role: 'Buyer' | 'Seller'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'One question left' })).toBeVisible();
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await dismissToast(page, 'Signup Success');
}

export async function signOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Clicks Log out, which is inside a menu on mobile. */
export async function pressLogOut(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}

/** Makes a user an admin as an operator does, and logs the user in again. */
export async function makeAdmin(shop: Shop, stateDir: string, user: TestUser): Promise<TestUser> {
  const script = join(import.meta.dirname, '../../tools/people.ts');
  execFileSync(process.execPath, [script, 'make-admin', user.email], {
    env: { ...process.env, STATE_DIR: stateDir },
  });
  return shop.signIn(user);
}
