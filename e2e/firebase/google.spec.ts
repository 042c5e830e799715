import { expect, test, type Page } from '../fixtures.ts';
import { uniqueWord } from '../shop.ts';
import { section } from '../steps/session.ts';
import { chooseRole, signOut } from '../steps/sign-in.ts';
import { dismissToast, goTo, visit } from '../steps/visit.ts';
import { findAccount } from './emulator.ts';
import { stubGoogleScript } from './google-script.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const anAddress = () => `g.${uniqueWord()}@example.com`;

/** Creates a Google account in the emulator's window and logs in with it. */
async function chooseAccount(window: Page, name: string, email: string): Promise<void> {
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.locator('#sign-in').click();
}

async function openGoogleWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page).click();
  return opening;
}

test.beforeEach(async ({ context }) => stubGoogleScript(context));

test('a new user signs up with Google, and chooses a role only once', async ({ page, browserErrors }) => {
  const email = anAddress();
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await chooseAccount(await openGoogleWindow(page), 'Gwen Google', email);
  await chooseRole(page, 'Seller');
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  expect(await findAccount(email)).toMatchObject({
    displayName: 'Gwen Google',
    emailVerified: true,
    providerUserInfo: [{ providerId: 'google.com' }],
  });

  await signOut(page);
  await visit(page, '/login?from=%2Fdashboard');
  const again = await openGoogleWindow(page);
  await again.getByText(email).click();
  await dismissToast(page, 'Login Success');
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
});

test('a user without a password confirms a new address with the same Google account', async ({
  page,
  browserErrors,
}) => {
  const email = anAddress();
  await visit(page, '/login');
  browserErrors.expectErrorStatus(403, '/api/profile');
  await chooseAccount(await openGoogleWindow(page), 'Gail Google', email);
  await chooseRole(page, 'Buyer');
  await visit(page, '/dashboard/profile');
  const form = section(page, 'Email address');
  const newEmail = anAddress();
  await page.clock.setFixedTime(Date.now() + 6 * 60_000);
  await form.getByLabel('New email address').fill(newEmail);
  await form.getByRole('button', { name: 'Change address' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await page.clock.setFixedTime(Date.now());
  await chooseAccount(await openGoogleWindow(page), 'Another Google', anAddress());
  await expect(question.getByRole('alert')).toContainText('That’s a different account');
  await (await openGoogleWindow(page)).getByText(email).click();
  await dismissToast(page, `Check the inbox of ${newEmail}`);
});

test('the Google window is 500 by 600 px', async ({ page }) => {
  await visit(page, '/login');
  const opened = await openGoogleWindow(page);
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await opened.close();
});

test('a message below the form appears when the Google window is closed', async ({ page }) => {
  await visit(page, '/login');
  await (await openGoogleWindow(page)).close();
  await expect(page.getByRole('alert')).toContainText('The Google window was closed');
  await expect(button(page)).not.toHaveAttribute('aria-busy');
});

test('a message below the form appears when the Google window is blocked', async ({ page }) => {
  await visit(page, '/signup');
  await page.evaluate(() => (window.open = () => null));
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the Google window.');
});
