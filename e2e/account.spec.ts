import { readFile } from 'node:fs/promises';
import { withPictures } from './browser.ts';
import { expect, test, type Locator, type Page, type Route } from './fixtures.ts';
import { anAccount, uniqueWord } from './shop.ts';
import { findMail, linkIn } from './steps/mail.ts';
import { fillLogin, pressLogOut } from './steps/sign-in.ts';
import { dismissToast, goToRoom, visit, waitUntilAwake } from './steps/visit.ts';

test.use({ launchOptions: withPictures });

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const banner = (page: Page) => page.getByText('Please confirm your e-mail address');
const newPassword = 'fresh paint 77 lantern';

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitUntilAwake(page);
}

/** The dashboard, with all that it asks for: nothing of it is refused when the session ends. */
async function openOrders(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  await expect(page.getByText('You have not booked anything yet')).toBeVisible();
}

test('a forgotten password is replaced through the mailbox, once', async ({ page, shop, server, faults }) => {
  const buyer = await shop.enrol('Buyer', 'Fay Forgetful');
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await main(page).getByLabel('E-mail').fill(buyer.email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(main(page).getByRole('status')).toContainText('a link is on its way');

  const mail = await findMail(server.stateDir, buyer.email, 'Choose a new password');
  const link = linkIn(mail, 'reset-password');
  await openLink(page, link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /needs 8 characters at least\.$/,
  );
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();

  faults.expectRefusal(401, '/api/auth/sign-in/email');
  await fillLogin(page, buyer);
  await expect(page.getByRole('alert')).toContainText('E-mail and password do not match.');
  await fillLogin(page, { ...buyer, password: newPassword });
  await dismissToast(page, 'Login Success');

  // At once, before anything is typed.
  await openLink(page, link);
  const spent = page.getByText('This link was used, or is too old.');
  await expect(spent).toBeVisible();
  // It is found out after the page was read.
  await expect(spent).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mail me another link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
});

test('the dashboard reminds until the address is confirmed', async ({ open, shop, server }) => {
  const seller = await shop.enrol('Seller', 'Vera Verify');
  const page = await open(seller);
  await visit(page, '/dashboard');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await dismissToast(page, 'The link is on its way');

  const subject = 'Please confirm your e-mail address';
  const link = linkIn(await findMail(server.stateDir, seller.email, subject), 'verify-email');
  // Who presses at once is faster than the answer to who they are, which is from before.
  const confirmed = page.waitForResponse('**/api/auth/verify-email**');
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch();
    await confirmed;
    await route.fulfill({ response });
  };
  await page.route('**/api/profile', holdAnswer, { times: 1 });
  await openLink(page, link);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByText(`${seller.email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'To your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Seller Dashboard' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await openLink(page, link);
  await expect(page.getByText('This link was used, or is too old.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, it is mine' })).toHaveCount(0);
});

test('a new name and picture are seen at once and after coming back', async ({ open, shop }, { project }) => {
  const buyer = await shop.enrol('Buyer', 'Nora Name');
  const page = await open(buyer);
  await visit(page, '/dashboard');
  await goToRoom(page, 'Profile');
  const profile = section(page, 'Name and picture');
  await profile.getByLabel('Display name').fill('');
  await profile.getByLabel('Picture address').fill('http://example.com/a.jpg');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Display name')).toHaveAccessibleDescription('Display name is missing.');
  await expect(profile.getByLabel('Picture address')).toHaveAccessibleDescription(/must be an https address/);

  const name = `Nora ${uniqueWord()}`;
  await profile.getByLabel('Display name').fill(name);
  await profile.getByLabel('Picture address').fill('/demo/lens-50-640.webp');
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
  const { body: kept } = await shop.call('GET', '/profile', { bearer: buyer.token });
  expect(kept).toMatchObject({ name, photoURL: '/demo/lens-50-640.webp' });
  if (project.name === 'desk') await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  await expect(profile.getByLabel('Picture address')).toHaveValue('/demo/lens-50-640.webp');
});

test('an uploaded picture becomes the profile picture', async ({ open, shop }) => {
  const page = await open(await shop.enrol('Seller', 'Phil Photo'));
  await visit(page, '/dashboard/profile');
  const profile = section(page, 'Name and picture');
  await profile.getByLabel('Or upload a picture').setInputFiles('src/ui/gallery/lens.webp');
  await profile.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  await expect(profile.getByLabel('Picture address')).toHaveValue(/^\/images\/[0-9a-f]{32}-\d+\.jpg$/);
  const picture = profile.getByAltText('Your picture');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a profile picture that is refused says so at its place, and another takes it', async ({
  open,
  shop,
  faults,
}) => {
  const page = await open(await shop.enrol('Seller', 'Phil Photo'));
  await visit(page, '/dashboard/profile');
  const profile = section(page, 'Name and picture');
  const picture = profile.getByLabel('Or upload a picture');
  faults.expectRefusal(422, '/api/images');
  await picture.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  const chosen = profile.getByRole('listitem', { name: 'Photograph 1' });
  await expect(chosen.getByRole('alert')).toBeVisible();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('The picture has not arrived.')).toBeVisible();
  await picture.setInputFiles('src/ui/gallery/lens.webp');
  await expect(chosen.getByRole('alert')).toBeHidden();
  await expect(profile.getByRole('listitem')).toHaveCount(1);
  await profile.getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Profile saved');
  await expect(profile.getByRole('listitem')).toHaveCount(0);
  await expect(profile.getByLabel('Picture address')).toHaveValue(/^\/images\//);
});

test('a new address is confirmed at its mailbox, and signs in from then on', async ({
  open,
  shop,
  server,
  faults,
}) => {
  const buyer = await shop.enrol('Buyer', 'Mona Moving');
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const { email } = anAccount('Mona Moved');
  const address = section(page, 'E-mail address');
  await address.getByLabel('New e-mail address').fill(email);
  await address.getByLabel('Password', { exact: true }).fill('not the right one');
  faults.expectRefusal(422, '/api/auth/change-email');
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password is not right\.$/,
  );
  await expect(address.getByLabel('New e-mail address')).toHaveValue(email);
  await address.getByLabel('Password', { exact: true }).fill(buyer.password);
  await address.getByRole('button', { name: 'Change address' }).click();
  await dismissToast(page, `Look into the mailbox of ${email}`);

  const mail = await findMail(server.stateDir, email, 'Please confirm your new e-mail address');
  await openLink(page, linkIn(mail, 'verify-email'));
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'To your dashboard' }).click();
  await goToRoom(page, 'Profile');
  await expect(address.getByRole('definition').first()).toHaveText(email);
  await expect(address).toContainText('Confirmed');
  await findMail(server.stateDir, buyer.email, 'Your e-mail address was changed');
  await pressLogOut(page);
  await visit(page, '/login');
  await fillLogin(page, { email, password: buyer.password });
  await dismissToast(page, 'Login Success');
});

test('a new password asks for the old one, signs out other browsers and stays here', async ({
  open,
  shop,
  faults,
}) => {
  const buyer = await shop.enrol('Buyer', 'Pia Password');
  const other = await open(await shop.signIn(buyer));
  await openOrders(other);
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(2);
  const form = section(page, 'Password');
  faults.expectRefusal(422, '/api/auth/change-password');
  await form.getByLabel('Current password').fill('not the right one');
  await form.getByLabel('New password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    'Current password is not right.',
  );
  for (const path of ['/api/events', '/api/profile', '/api/auth/token']) faults.expectRefusal(401, path);
  await form.getByLabel('Current password').fill(buyer.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await dismissToast(page, 'Password changed');
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);
  await goToRoom(page, 'My Orders');
  // Told at once, without a reload.
  await expect(other).toHaveURL(/\/login/);
});

test('signing out everywhere ends this browser and the others', async ({ open, shop, faults }) => {
  const buyer = await shop.enrol('Buyer', 'Eva Everywhere');
  const other = await open(await shop.signIn(buyer));
  await openOrders(other);
  const page = await open(buyer);
  await visit(page, '/dashboard/profile');
  const sessions = section(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  for (const path of ['/api/events', '/api/profile', '/api/auth/token']) faults.expectRefusal(401, path);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // Told at once, without a reload.
  await expect(other).toHaveURL(/\/login/);
});

test('the data that is held on someone is downloaded as JSON', async ({ open, shop }) => {
  const item = await shop.putUp();
  const page = await open(item.seller);
  await visit(page, '/dashboard/profile');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('rangefinder-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ record: { email: item.seller.email }, listings: [{ title: item.title }] });
});

test('deleting the account asks for the password, and is for good', async ({ open, shop, faults }) => {
  const item = await shop.putUp();
  const { seller } = item;
  const page = await open(seller);
  await visit(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  faults.expectRefusal(422, '/api/profile');
  await dialog.getByLabel('Password', { exact: true }).fill('not the right one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is not right.',
  );
  for (const path of ['/api/events', '/api/profile']) faults.allowRefusal(403, path);
  // This browser may hear of the end of the session before it has the answer.
  await page.route('/api/profile', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    await expect(page).toHaveURL('/');
    return route.fulfill({ response });
  });
  await dialog.getByLabel('Password', { exact: true }).fill(seller.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dismissToast(page, 'Your account is deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  faults.expectRefusal(410, item.path);
  await page.goto(item.path);
  await expect(page.getByRole('heading', { name: 'This one is gone' })).toBeVisible();
  faults.expectRefusal(401, '/api/auth/sign-in/email');
  await visit(page, '/login');
  await fillLogin(page, seller);
  await expect(page.getByRole('alert')).toContainText('E-mail and password do not match.');
});
