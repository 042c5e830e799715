import { expect, testWith, type Page } from './fixtures.ts';
import type { TestUser } from './shop.ts';
import { findViolations } from './steps/accessibility.ts';
import { fillLogin, makeAdmin } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

// Maintenance stops the writes of all other tests, and the settings of the shop change all pages.
const test = testWith({ UNITS: 'km' }).extend<object, { admin: TestUser }>({
  admin: [
    async ({ server, shop }, use) =>
      use(await makeAdmin(shop, server.stateDir, await shop.signUpUser('Buyer', 'Ann Ames'))),
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const text = 'We are moving. Back at 6 pm.';
const banner = (page: Page) =>
  page.getByText(`You can browse, but nothing can be changed right now. ${text}`);

test('during maintenance, forms keep what was typed and only admins log in', async ({
  open,
  admin,
  shop,
  browser,
  server,
  browserErrors,
}) => {
  const seller = await shop.signUpUser('Seller');
  const own = await open(seller);
  await visit(own, '/dashboard/profile');
  const name = own.getByLabel('Display name');
  const save = own.getByRole('button', { name: 'Save', exact: true });

  const page = await open(admin);
  await visit(page, '/dashboard/admin/health');
  await page.getByRole('button', { name: 'Start maintenance…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop all changes?' });
  await dialog.getByLabel('Text for visitors').fill(text);
  await dialog.getByRole('button', { name: 'Start maintenance' }).click();
  await dismissToast(page, 'Maintenance started');
  await expect(banner(page)).toBeVisible();

  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await withoutScript.newPage();
  await visitor.goto(`${server.url}/cameras`);
  await expect(banner(visitor)).toBeVisible();
  await withoutScript.close();

  browserErrors.expectServerError(503, '/api/auth/sign-in/email');
  const other = await open();
  await visit(other, '/login');
  await fillLogin(other, seller);
  await expect(other.getByRole('alert')).toHaveText(text);
  await expect(other.getByLabel('Email')).toHaveValue(seller.email);

  browserErrors.expectServerError(503, '/api/profile');
  await expect(banner(own)).toHaveCount(0);
  await name.fill('Another Name');
  await save.click();
  await expect(own.getByRole('alert')).toHaveText(text);
  await expect(name).toHaveValue('Another Name');
  await expect(banner(own)).toBeVisible();

  await page.getByRole('button', { name: 'End maintenance' }).click();
  await dismissToast(page, 'Maintenance ended');
  await expect(banner(page)).toHaveCount(0);
  await save.click();
  await expect(own.getByRole('alert')).toHaveCount(0);
  await own.reload();
  await expect(name).toHaveValue('Another Name');
  await expect(banner(own)).toHaveCount(0);
});

test('the shop form keeps what was typed after a conflict', async ({ open, admin, shop, browserErrors }) => {
  const page = await open(admin);
  await visit(page, '/dashboard/admin/shop');
  const [name, tagline] = ['Name', 'Tagline'].map((label) => page.getByLabel(label, { exact: true }));
  const save = async () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const units = page.getByLabel('Distances');
  await expect(units).toHaveAccessibleDescription(/^Set by UNITS in the environment/);
  await expect(units).not.toBeEditable();

  const theirs = { version: 0, name: 'Oto', tagline: 'Cameras of the club.' };
  await shop.call('PATCH', '/shop', { bearer: admin.token, body: theirs });
  browserErrors.expectErrorStatus(409, '/api/shop');
  await name!.fill('Club Photo Lyon');
  await save();
  await expect(page.getByRole('alert')).toContainText('This was changed in the meantime');
  await expect(name!).toHaveValue('Club Photo Lyon');
  await expect(page.getByRole('definition').filter({ hasText: 'Oto' })).toBeVisible();
  await expect(tagline!).toHaveValue(theirs.tagline);

  await page.context().setOffline(true);
  browserErrors.expectFailedRequest('/api/shop');
  await save();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  await expect(name!).toHaveValue('Club Photo Lyon');
  await page.context().setOffline(false);
  await page.getByLabel('Currency').selectOption('JPY');
  await save();
  await dismissToast(page, 'Saved');
  await page.getByRole('link', { name: 'Look', exact: true }).click();
  await expect(page.getByText('¥180').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Club Photo Lyon', { exact: true }).first()).toBeVisible();
});

test('an accent colors every page, with enough contrast in both themes', async ({ open, admin }) => {
  const page = await open(admin);
  await visit(page, '/dashboard/admin/shop?tab=look');
  const code = page.getByLabel('Color code');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await code.fill('#ffe600');
  await save.click();
  await expect(code).toHaveAccessibleDescription(/the nearest color that works is #c4b000/);
  await code.fill('#1f5fbf');
  await save.click();
  await dismissToast(page, 'Saved');
  for (const path of ['', '/']) {
    if (path) await page.goto(path);
    const mark = page.getByRole('banner').locator('.fill-patch').first();
    await expect(mark).toHaveCSS('fill', 'rgb(31, 95, 191)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, ['color-contrast'])).toEqual([]);
    }
  }
});

test('a dismissed announcement stays away, and admins arrange the home page', async ({ open, admin }) => {
  const page = await open(admin);
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await dismissToast(page, 'Saved');
  };
  await visit(page, '/dashboard/admin/shop?tab=announcement');
  await page.getByLabel('Text', { exact: true }).fill('Closed over Christmas');
  await page.getByLabel('Last day').fill('2999-12-30');
  await save();
  const visitor = await open();
  await visit(visitor, '/');
  await expect(announcement(visitor)).toContainText('Closed over Christmas');
  await announcement(visitor).getByRole('button', { name: 'Dismiss' }).click();
  await expect(announcement(visitor)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement(visitor)).toBeHidden();
  const late = await open();
  await late.clock.setFixedTime('2999-12-31T15:00:00Z');
  await late.goto('/fit');
  await expect(late.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement(late)).toBeHidden();

  await page.getByRole('link', { name: 'Home page' }).click();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Photo club');
  await page.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  await page.getByRole('button', { name: 'Change the slides' }).click();
  const slide = (number: number) => page.getByRole('group', { name: `Slide ${number}` });
  await slide(1).getByLabel('Photo').setInputFiles('e2e/lens.webp');
  // Otherwise choosing the same file again would do nothing.
  await expect(slide(1).getByLabel('Photo')).toHaveValue('');
  await slide(1).getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Move slide 1 back' }).click();
  await page.getByRole('button', { name: 'Remove slide 3' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(slide(2).getByLabel('Title')).toHaveAccessibleDescription('Title is required.');
  await slide(2).getByLabel('Title').fill('Our flea market');
  await slide(2).getByLabel('Link').fill('/search?q=fair');
  await save();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Photo club' })).toBeVisible();
  const offers = visitor.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('heading', { level: 2, name: 'Our flea market' })).toBeAttached();
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offers.getByRole('link', { name: 'Our flea market' })).toHaveAttribute(
    'href',
    '/search?q=fair',
  );
  await expect(offers.locator('li:nth-child(2) img')).toHaveAttribute('src', /^\/images\//);
  await expect(visitor.getByLabel('Email')).toHaveCount(0);
});
