import { withImages } from './browser.ts';
import { expect, test, type Page, type Route } from './fixtures.ts';
import { anAccount } from './shop.ts';
import { main } from './steps/conversation.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { confirmIdentity, endConfirmation, section } from './steps/session.ts';
import { fillLogin, pressLogOut } from './steps/sign-in.ts';
import { dismissToast, visit, goToDashboardPage } from './steps/visit.ts';

test.use({ launchOptions: withImages });

const newPassword = 'fresh paint 77 lantern';

/** Opens the dashboard and waits for its requests, so that none of them fails when the session ends. */
async function openOrders(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
}

test('links reset a password only once', { tag: '@main' }, async ({ page, shop, server, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Fay Forgetful');
  await visit(page, '/login');
  await main(page).getByLabel('Email').fill(buyer.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect(main(page).getByLabel('Email')).toHaveValue(buyer.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(main(page).getByRole('status')).toContainText('we’ve sent a link there');

  const mail = await findMail(server.stateDir, buyer.email, 'Set a new password');
  const link = linkIn(mail, 'reset-password');
  await visit(page, link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /must have at least 8 characters\.$/,
  );
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Log in' }).click();

  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await fillLogin(page, buyer);
  await expect(page.getByRole('alert')).toContainText('Email and password don’t match.');
  await fillLogin(page, { ...buyer, password: newPassword });
  await dismissToast(page, 'Login Success');

  // A used link shows a message before anything is typed.
  await visit(page, link);
  const spent = page.getByText('This link has expired or was already used.');
  await expect(spent).toBeVisible();
  // The message appears after the page has loaded, so it needs a live region for screen readers.
  await expect(spent).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Email me another link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

test('deleting an account asks to confirm it and is final', async ({ open, shop, server, browserErrors }) => {
  const item = await shop.createListing();
  const other = await shop.createListing();
  const { seller } = item;
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  endConfirmation(server.stateDir, seller);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  browserErrors.expectErrorStatus(422, '/api/auth/confirm');
  for (const path of ['/api/events', '/api/profile']) browserErrors.allowErrorStatus(403, path);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Password', { exact: true }).fill('not the right one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is incorrect.',
  );
  // The live stream may end before the response to the deletion arrives.
  await page.route('/api/profile', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    await expect(page).toHaveURL('/');
    return route.fulfill({ response });
  });
  await question.getByLabel('Password', { exact: true }).fill(seller.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await dismissToast(page, 'Account deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  browserErrors.expectErrorStatus(410, item.path);
  await page.goto(item.path);
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Details: ${other.title}` })).toBeVisible();
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await visit(page, '/login');
  await fillLogin(page, seller);
  await expect(page.getByRole('alert')).toContainText('Email and password don’t match.');
});

const banner = (page: Page) => page.getByText('Confirm your email address.');

test('a new address works once its owner has confirmed it', async ({ open, shop, server, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Mona Moving');
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const { email } = anAccount('Mona Moved');
  const address = section(page, 'Email address');
  await address.getByLabel('New email address').fill(email);
  endConfirmation(server.stateDir, buyer);
  browserErrors.expectErrorStatus(403, '/api/auth/change-email');
  await address.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(address.getByRole('alert')).toContainText('Confirm that it’s you first');
  await expect(address.getByLabel('New email address')).toHaveValue(email);
  await address.getByRole('button', { name: 'Change address' }).click();
  await confirmIdentity(page, buyer);
  await dismissToast(page, `Check the inbox of ${email}`);
  const subject = 'Please confirm your new email address';
  await findMail(server.stateDir, email, subject);
  await address.getByRole('button', { name: 'Keep my current address' }).click();
  await dismissToast(page, 'Your address was not changed');
  await expect(address.getByText(`We emailed a link to ${email}`)).toHaveCount(0);
  await address.getByLabel('New email address').fill(email);
  await address.getByRole('button', { name: 'Change address' }).click();
  await dismissToast(page, `Check the inbox of ${email}`);

  const mail = await findMail(server.stateDir, email, subject, 2);
  await visit(page, linkIn(mail, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await goToDashboardPage(page, 'Profile');
  await expect(address.getByRole('definition').first()).toHaveText(email);
  await expect(address).toContainText('Confirmed');
  await findMail(server.stateDir, buyer.email, 'Your email address was changed');
  await pressLogOut(page);
  await visit(page, '/login');
  await fillLogin(page, { email, password: buyer.password });
  await dismissToast(page, 'Login Success');
});

test('changing the password and Log out everywhere end sessions', async ({ open, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Pia Password');
  const other = await open(await shop.signIn(buyer));
  await openOrders(other);
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const sessions = section(page, 'Where you’re logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Unknown browser This browser')).toHaveCount(1);
  const form = section(page, 'Password');
  for (const path of ['/api/events', '/api/profile', '/api/auth/token'])
    browserErrors.expectErrorStatus(401, path);
  browserErrors.allowErrorStatus(401, '/api/unread');
  await form.getByLabel('New password').fill('fresh paint 77 lantern');
  await form.getByRole('button', { name: 'Change password' }).click();
  await dismissToast(page, 'Password changed');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // Live updates log it out without a reload.
  await expect(other).toHaveURL(/\/login/);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the dashboard asks to confirm the address until that is done', async ({ open, shop, server }) => {
  const seller = await shop.signUpUser('Seller', 'Vera Verify');
  const page = await open(seller);
  await visit(page, '/dashboard');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await dismissToast(page, 'Link sent');

  const subject = 'Please confirm your email address';
  // Takes the link in the second email, which has invalidated the first link.
  const link = linkIn(await findMail(server.stateDir, seller.email, subject, 2), 'verify-email');
  // The page requests the profile before the confirmation, but receives it afterwards.
  const confirmed = page.waitForResponse('**/api/auth/verify-email**');
  const delayResponse = async (route: Route) => {
    const response = await route.fetch();
    await confirmed;
    await route.fulfill({ response });
  };
  await page.route('**/api/profile', delayResponse, { times: 1 });
  await visit(page, link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${seller.email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await visit(page, link);
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm address' })).toHaveCount(0);
});
