import { isAdminRoom, isRoom, plainScreens } from '#scripts/screens.ts';
import { withPictures } from './browser.ts';
import { expect, test, type Page } from './fixtures.ts';
import { anAccount, kinds, seededPost, type Listing } from './shop.ts';
import { findViolations } from './steps/axe.ts';
import { openBooking, sendBooking } from './steps/booking.ts';
import { openProductForm } from './steps/items.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withPictures });

// A dozen screens and more in one: two minutes where the machine has much else to do.
test.describe.configure({ timeout: 600_000 });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** 400 % of a window of 1280 pixels. */
const enlarged = { width: 320, height: 256 };

async function expectWithin(page: Page, { width }: { width: number }): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(shown, `width of ${page.url()}`).toBeLessThanOrEqual(width);
}

/**
 * No violations, and nothing wider than the window, on a desk, then on a phone, then enlarged. Of colours, the slowest to
 * look at, a phone has no others than a desk.
 */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] }), `${page.url()} in dark`).toEqual([]);
  await expectWithin(page, desk);
  await page.setViewportSize(phone);
  const onPhone = await findViolations(page, { without: ['color-contrast'] });
  expect(onPhone, `${page.url()} on a phone`).toEqual([]);
  await expectWithin(page, phone);
  await page.setViewportSize(enlarged);
  await expectWithin(page, enlarged);
  await page.setViewportSize(desk);
}

async function expectScreens(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
}

test('every open page', async ({ page, shop }) => {
  const posts = (await shop.call<{ _id: string; title: string }[]>('GET', '/blogs')).body;
  const post = posts.find(({ title }) => title === seededPost);
  await expectScreens(page, [...plainScreens.filter((path) => !isRoom(path)), `/blogs/${post!._id}`]);
});

test('an item: on offer, booked, of a verified seller, gone', async ({ page, shop, faults }) => {
  const item = await shop.putUp('lens');
  const booked = await shop.putUp('accessories');
  await shop.book(await shop.enrol('Buyer'), booked.id);
  // The oldest: one of the demo.
  const oldest = '/cameras?verified=1&sort=date&order=asc&limit=1';
  const [verified] = (await shop.call<Listing[]>('GET', oldest)).body;
  expect(verified).toMatchObject({ products: { status: 'varified' } });
  await expectScreens(page, [item.path, booked.path, `/cameras/${verified!._id}`]);
  faults.expectRefusal(404, '/nothing-here');
  await expectScreens(page, ['/nothing-here']);
});

test("a buyer's screens", async ({ open, shop }) => {
  const buyer = await shop.enrol('Buyer');
  const page = await open(buyer);
  await expectScreens(page, ['/dashboard', '/dashboard/addproducts', '/dashboard/admin']);
  const item = await shop.putUp();
  await page.goto(item.path);
  const dialog = await openBooking(page, item.title);
  await sendBooking(dialog);
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/missing/);
  await expectAccessible(page);
  const { _id: order } = await shop.book(buyer, item.id);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: item.seller.token });
  await expectScreens(page, ['/dashboard', `/dashboard/orders/${order}`]);
  await page.getByRole('button', { name: 'Propose a meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'When and where do you meet?' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Remove the order of ${item.title}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test("a seller's screens", async ({ open, shop }) => {
  const { seller, id, title } = await shop.putUp();
  const page = await open(seller);
  await expectScreens(page, ['/dashboard/sellerorders']);
  const { _id: order } = await shop.book(await shop.enrol('Buyer'), id);
  await shop.call('PUT', `/orders/${order}/accept`, { bearer: seller.token });
  await expectScreens(page, [`/dashboard/orders/${order}`]);
  const own = plainScreens.filter((path) => isRoom(path) && !isAdminRoom(path));
  await expectScreens(page, [...own, `/dashboard/cameras/${id}`]);
  await page.goto('/dashboard/addproducts');
  for (const kind of kinds) {
    const form = await openProductForm(page, kind);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByLabel('Title')).toBeFocused();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
  }
  await page.goto('/dashboard/myproducts');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test("an admin's screens", async ({ open, shop, server }) => {
  const page = await open(await shop.admin(server.stateDir));
  const own = plainScreens.filter(isAdminRoom);
  await expectScreens(page, ['/dashboard', '/dashboard/myproducts', ...own]);
});

test('an account without a role', async ({ open, shop, faults }) => {
  const page = await open(await shop.register(anAccount('Una Asked')));
  faults.expectRefusal(403, '/api/profile');
  await expectScreens(page, ['/signup']);
});

test('the menu of a phone, in light and in dark', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  await expectWithin(page, phone);
});
