import { readFile } from 'node:fs/promises';
import { withImages } from './browser.ts';
import { expect, test, type Page, type Route } from './fixtures.ts';
import { anAccount } from './shop.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { fillLogin, pressLogOut, signOut } from './steps/sign-in.ts';
import { dismissToast, goToDashboardPage, visit } from './steps/visit.ts';
import { openLink, openOrders, section } from './steps/session.ts';

test.use({ launchOptions: withImages });

const banner = (page: Page) => page.getByText('Please confirm your email address');

test('an uploaded picture becomes the profile picture', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Seller', 'Phil Photo'));
  await visit(page, '/dashboard/profile');
  const profile = section(page, 'Name and photo');
  await profile.getByLabel('Upload a photo').setInputFiles('e2e/lens.webp');
  await profile.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  await expect(profile.getByLabel('Photo URL')).toHaveValue(/^\/images\/[0-9a-f]{32}-\d+\.jpg$/);
  const picture = profile.getByAltText('Your photo');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a rejected profile picture shows an error, and the next upload replaces it', async ({
  open,
  shop,
  browserErrors,
}) => {
  const page = await open(await shop.signUpUser('Seller', 'Phil Photo'));
  await visit(page, '/dashboard/profile');
  const profile = section(page, 'Name and photo');
  const picture = profile.getByLabel('Upload a photo');
  browserErrors.expectErrorStatus(422, '/api/images');
  await picture.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\xff\xd8\xff\xe0 cut', 'latin1'),
  });
  const chosen = profile.getByRole('listitem', { name: 'Photo 1' });
  await expect(chosen.getByRole('alert')).toBeVisible();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('The photo has not been uploaded.')).toBeVisible();
  await picture.setInputFiles('e2e/lens.webp');
  await expect(chosen.getByRole('alert')).toBeHidden();
  await expect(profile.getByRole('listitem')).toHaveCount(1);
  await profile.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  await expect(profile.getByRole('listitem')).toHaveCount(0);
  await expect(profile.getByLabel('Photo URL')).toHaveValue(/^\/images\//);
});

test('a new email address works for login after its owner follows the mailed link', async ({
  open,
  shop,
  server,
  browserErrors,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Mona Moving');
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const { email } = anAccount('Mona Moved');
  const address = section(page, 'Email address');
  await address.getByLabel('New email address').fill(email);
  await address.getByLabel('Password', { exact: true }).fill('not the right one');
  browserErrors.expectErrorStatus(422, '/api/auth/change-email');
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password is incorrect\.$/,
  );
  await expect(address.getByLabel('New email address')).toHaveValue(email);
  await address.getByLabel('Password', { exact: true }).fill(buyer.password);
  await address.getByRole('button', { name: 'Change address' }).click();
  await dismissToast(page, `Check the inbox of ${email}`);
  const subject = 'Please confirm your new email address';
  await findMail(server.stateDir, email, subject);
  await address.getByRole('button', { name: 'Keep my current address' }).click();
  await dismissToast(page, 'Your address was not changed');
  await expect(address.getByText(`We emailed a link to ${email}`)).toHaveCount(0);
  await address.getByLabel('New email address').fill(email);
  await address.getByLabel('Password', { exact: true }).fill(buyer.password);
  await address.getByRole('button', { name: 'Change address' }).click();
  await dismissToast(page, `Check the inbox of ${email}`);

  const mail = await findMail(server.stateDir, email, subject, 2);
  await openLink(page, linkIn(mail, 'verify-email'));
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

test('a user whose photo is missing can log out', async ({ open, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Mia Missing');
  const photoURL = '/demo/missing.webp';
  await shop.call('PATCH', '/profile', { bearer: buyer.token, body: { photoURL } });
  browserErrors.expectErrorStatus(404, photoURL);
  const page = await open(buyer);
  const failed = page.waitForResponse((response) => response.url().endsWith(photoURL));
  await visit(page, '/about');
  await failed;
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await signOut(page);
});

test('changing the password requires the current one and logs out only other browsers', async ({
  open,
  shop,
  browserErrors,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Pia Password');
  const other = await open(await shop.signIn(buyer));
  await openOrders(other);
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  await expect(section(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(2);
  const form = section(page, 'Password');
  browserErrors.expectErrorStatus(422, '/api/auth/change-password');
  await form.getByLabel('Current password').fill('not the right one');
  await form.getByLabel('New password').fill('fresh paint 77 lantern');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is incorrect.',
  );
  for (const path of ['/api/events', '/api/profile', '/api/auth/token'])
    browserErrors.expectErrorStatus(401, path);
  await form.getByLabel('Current password').fill(buyer.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await dismissToast(page, 'Password changed');
  await expect(section(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1);
  await goToDashboardPage(page, 'My Orders');
  // Live updates log it out without a reload.
  await expect(other).toHaveURL(/\/login/);
});

test('Log out everywhere logs out this browser and all others', async ({ open, shop, browserErrors }) => {
  const buyer = await shop.signUpUser('Buyer', 'Eva Everywhere');
  const other = await open(await shop.signIn(buyer));
  await openOrders(other);
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const sessions = section(page, 'Where you’re logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  for (const path of ['/api/events', '/api/profile', '/api/auth/token'])
    browserErrors.expectErrorStatus(401, path);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // Live updates log it out without a reload.
  await expect(other).toHaveURL(/\/login/);
});

test('a user downloads their data as JSON', async ({ open, shop }) => {
  const item = await shop.createListing();
  const page = await open(item.seller);
  await visit(page, '/dashboard/profile');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('rangefinder-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ record: { email: item.seller.email }, listings: [{ title: item.title }] });
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
