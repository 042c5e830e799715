import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { main } from '#e2e/steps/conversation.ts';
import { findMail, linkIn } from '#e2e/steps/mail.ts';
import { fillLogin } from '#e2e/steps/sign-in.ts';
import { dismissToast, visit } from '#e2e/steps/visit.ts';
import { openLink } from '#e2e/steps/session.ts';

test.use({ launchOptions: withImages });

const newPassword = 'fresh paint 77 lantern';

test('a link sent by email resets a forgotten password only once', async ({
  page,
  shop,
  server,
  browserErrors,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Fay Forgetful');
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await main(page).getByLabel('Email').fill(buyer.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(main(page).getByRole('status')).toContainText('we’ve sent a link there');

  const mail = await findMail(server.stateDir, buyer.email, 'Set a new password');
  const link = linkIn(mail, 'reset-password');
  await openLink(page, link);
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
  await openLink(page, link);
  const spent = page.getByText('This link has expired or was already used.');
  await expect(spent).toBeVisible();
  // The message appears after the page has loaded, so it needs a live region for screen readers.
  await expect(spent).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Email me another link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

test('deleting an account requires its password and cannot be undone', async ({
  open,
  shop,
  browserErrors,
}) => {
  const item = await shop.createListing();
  const { seller } = item;
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  browserErrors.expectErrorStatus(422, '/api/profile');
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is incorrect.',
  );
  for (const path of ['/api/events', '/api/profile']) browserErrors.allowErrorStatus(403, path);
  // The live stream may end before the response to the deletion arrives.
  await page.route('/api/profile', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    await expect(page).toHaveURL('/');
    return route.fulfill({ response });
  });
  await dialog.getByLabel('Password', { exact: true }).fill(seller.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dismissToast(page, 'Account deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  browserErrors.expectErrorStatus(410, item.path);
  await page.goto(item.path);
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  browserErrors.expectErrorStatus(401, '/api/auth/sign-in/email');
  await visit(page, '/login');
  await fillLogin(page, seller);
  await expect(page.getByRole('alert')).toContainText('Email and password don’t match.');
});
