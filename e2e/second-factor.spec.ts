import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { BrowserErrors } from './browser-errors.ts';
import { expect, test, testWith, type Page } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { endConfirmation, section } from './steps/session.ts';
import { fillLogin, makeAdmin, pressLogOut, signOut } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

/** Setting up or removing an app ends all access tokens, and the page gets another one after a refused call. */
function allowEndedTokens(browserErrors: BrowserErrors): void {
  for (const path of ['/events', '/profile', '/unread', '/todo', '/auth/token'])
    browserErrors.allowErrorStatus(401, `/api${path}`);
  browserErrors.allowErrorStatus(422, '/api/auth/two-factor/confirm');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const code = (page: Page) => main(page).getByLabel('Code from your app');

/** Sets up an app in the section of the page, and returns a function that shows its codes, and its recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = Secret.fromBase32((await dialog.locator('.select-all').innerText()).replaceAll(' ', ''));
  // Each code works once, so a login within the same 30 seconds takes the next one.
  const show = (periods = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel('Code from the app')).toHaveAccessibleDescription(/is incorrect\.$/);
  await dialog.getByLabel('Code from the app').fill(show());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await dismissToast(page, 'Your login now has a second step');
  return { show, recovery };
}

test(
  'after the app is set up, the login asks for its code, and takes a recovery code without the phone',
  { tag: '@main' },
  async ({ open, shop, browserErrors }) => {
    const buyer = await shop.signUpUser('Buyer', 'Tia Twostep');
    const page = await open(buyer);
    allowEndedTokens(browserErrors);
    browserErrors.expectErrorStatus(401, '/api/auth/two-factor/verify');
    await visit(page, '/dashboard/profile');
    const { show, recovery } = await setUpApp(page);
    await expect(section(page, 'Second step at login')).toContainText('10 recovery codes are left.');
    await signOut(page);

    await visit(page, '/login?from=%2Fdashboard%2Fwatchlist');
    await fillLogin(page, buyer);
    await expect(heading(page, 'One more step')).toBeVisible();
    await expect(page).toHaveURL('/login/code?from=%2Fdashboard%2Fwatchlist');
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await code(page).fill('000000');
    await code(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('That code is not right, or it was already used.');
    await code(page).fill(show(1).replace(/(...)/, '$1 '));
    await code(page).press('Enter');
    await dismissToast(page, 'Login Success');
    await expect(page).toHaveURL('/dashboard/watchlist');

    await pressLogOut(page);
    await visit(page, '/login');
    await fillLogin(page, buyer);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await main(page).getByLabel('Recovery code').fill(recovery[0]!.toUpperCase());
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await dismissToast(page, 'Login Success');
    await visit(page, '/dashboard/profile');
    await expect(section(page, 'Second step at login')).toContainText('9 recovery codes are left.');
  },
);

test('a mailbox alone does not open an account with a second step, and the app can be removed', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  allowEndedTokens(browserErrors);
  const buyer = await shop.signUpUser('Buyer', 'Mia Mailbox');
  const page = await open(buyer);
  const welcome = await findMail(server.stateDir, buyer.email, 'Please confirm your email address');
  await visit(page, linkIn(welcome, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(heading(page, 'Email confirmed')).toBeVisible();
  await visit(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  const { recovery } = await setUpApp(page);
  await expect(section(page, 'Second step at login')).toContainText('10 recovery codes are left.');
  await signOut(page);

  await visit(page, '/forgot-password');
  await main(page).getByLabel('Email').fill(buyer.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await visit(
    page,
    linkIn(await findMail(server.stateDir, buyer.email, 'Set a new password'), 'reset-password'),
  );
  const password = 'fresh paint 77 lantern';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, { ...buyer, password });
  await expect(heading(page, 'One more step')).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await fillLogin(page, { ...buyer, password });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await main(page).getByLabel('Recovery code').fill(recovery[1]!);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await dismissToast(page, 'Login Success');

  await visit(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Remove the app' }).click();
  endConfirmation(server.stateDir, buyer);
  browserErrors.expectErrorStatus(403, '/api/auth/two-factor/disable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the app' }).click();
  // The password, which the owner of the mailbox can change, is not enough.
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByLabel('Code from your app')).toBeFocused();
  await page.keyboard.type('0');
  await question.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(question.getByLabel('Recovery code')).toHaveValue('');
  await question.getByLabel('Recovery code').fill(recovery[2]!);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await dismissToast(page, 'The authenticator app was removed');
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

const strict = testWith({ ADMIN_SECOND_FACTOR: 'required' });

strict(
  'a new admin can only set up a second factor, and gets back in after the operator resets it',
  async ({ open, shop, server, browserErrors }) => {
    const admin = await shop.signUpUser('Buyer', 'Ada Strict');
    await makeAdmin(shop, server.stateDir, admin);
    const page = await open();
    allowEndedTokens(browserErrors);
    await visit(page, '/login?from=%2Fdashboard%2Fadmin');
    await fillLogin(page, admin);
    await dismissToast(page, 'Login Success');
    await expect(heading(page, 'Set up your second factor')).toBeVisible();
    await visit(page, '/dashboard/admin/audit');
    await expect(heading(page, 'Set up your second factor')).toBeVisible();
    await setUpApp(page);
    await expect(heading(page, 'Audit log')).toBeVisible();

    const script = join(import.meta.dirname, '../tools/people.ts');
    const env = { ...process.env, STATE_DIR: server.stateDir };
    execFileSync(process.execPath, [script, 'reset-second-factor', admin.email], { env });
    await findMail(server.stateDir, admin.email, 'Your second factor was reset');
    const again = await open();
    await visit(again, '/login');
    await fillLogin(again, admin);
    await dismissToast(again, 'Login Success');
    await visit(again, '/dashboard');
    await expect(heading(again, 'Set up your second factor')).toBeVisible();
  },
);
