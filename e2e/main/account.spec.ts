import { withImages } from '#e2e/browser.ts';
import { expect, test, type Page, type Route } from '#e2e/fixtures.ts';
import { uniqueWord } from '#e2e/shop.ts';
import { enterPhotoAddress } from '#e2e/steps/items.ts';
import { findMail, linkIn } from '#e2e/steps/mail.ts';
import { fillLogin } from '#e2e/steps/sign-in.ts';
import { dismissToast, goToDashboardPage, visit } from '#e2e/steps/visit.ts';
import { openLink, section } from '#e2e/steps/session.ts';

test.use({ launchOptions: withImages });

const main = (page: Page) => page.getByRole('main');

const banner = (page: Page) => page.getByText('Please confirm your email address');

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

test('the dashboard asks for email confirmation until the address is confirmed', async ({
  open,
  shop,
  server,
}) => {
  const seller = await shop.signUpUser('Seller', 'Vera Verify');
  const page = await open(seller);
  await visit(page, '/dashboard');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
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
  await openLink(page, link);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(`${seller.email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await openLink(page, link);
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm address' })).toHaveCount(0);
});

test('a new name and picture are shown immediately and after a reload', async ({ open, shop }, {
  project,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Nora Name');
  const page = await open(buyer);
  await visit(page, '/dashboard');
  await goToDashboardPage(page, 'Profile');
  const profile = section(page, 'Name and photo');
  await profile.getByLabel('Display name').fill('');
  await enterPhotoAddress(profile, 'http://example.com/a.jpg');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Display name')).toHaveAccessibleDescription('Display name is required.');
  await expect(profile.getByLabel('Photo URL')).toHaveAccessibleDescription(/must be the https URL/);

  const name = `Nora ${uniqueWord()}`;
  await profile.getByLabel('Display name').fill(name);
  await enterPhotoAddress(profile, '/demo/lens-50-640.webp');
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/profile', async (route) => {
    await released;
    await route.continue();
  });
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  letThrough();
  await dismissToast(page, 'Profile saved');
  const { body: updated } = await shop.call('GET', '/profile', { bearer: buyer.token });
  expect(updated).toMatchObject({ name, photoURL: '/demo/lens-50-640.webp' });
  if (project.name === 'desktop') await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  await expect(profile.getByLabel('Photo URL')).toHaveValue('/demo/lens-50-640.webp');
});

test('a seller adds a town and a text, which their public page shows, and a phone number, which it does not', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller', 'Ada About');
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  const form = section(page, 'Contact and about you');
  await form.getByLabel('Phone').fill('+1 50');
  await form.getByLabel('Town').fill('Portland, Oregon');
  await form.getByLabel('About you').fill('I repair rangefinders.');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    /Phone must have at least five digits\.$/,
  );
  await form.getByLabel('Phone').fill('+1 503 555 0100');
  await form.getByRole('button', { name: 'Save details' }).click();
  await dismissToast(page, 'Details saved');
  await page.reload();
  await expect(form.getByLabel('Phone')).toHaveValue('+1 503 555 0100');
  await page.getByRole('link', { name: 'See your public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada About');
  for (const text of ['Portland, Oregon', 'I repair rangefinders.'])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(main(page)).not.toContainText('555 0100');
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
