import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from './fixtures.ts';
import { aProduct, kinds, uniqueWord } from './shop.ts';
import { rowOf } from './steps/deals.ts';
import { goTo, goToDashboardPage, holdCall, holdScripts, visit } from './steps/visit.ts';

const menus = {
  Buyer: [
    'My Orders',
    'Messages',
    'Offers',
    'Notifications',
    'Followed sellers',
    'Watchlist',
    'Saved searches',
    'Kit',
    'Profile',
  ],
  Seller: ['Overview', 'Add Products', 'My Products', 'Seller Orders', 'Messages', 'Offers'],
  admin: ['Overview', 'Everyone', 'All Users', 'All Seller', 'All Admins'],
};

/** Opens the dashboard and delays its scripts, as on a slow connection, until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('progressbar', { name: 'Logging you in…' })).toBeAttached();
  return release;
}

const linksOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the dashboard menu is visible before any script runs, and keeps the focus', async ({ open, shop }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await page.goto('/dashboard');
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  const release = await openWithoutScripts(page);
  await expect(linksOf(page)).toHaveText(menus.Buyer);
  await expect(heading(page, 'My Orders')).toBeVisible();
  await linksOf(page).last().focus();
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(heading(page, 'My Orders')).toBeVisible();
  await expect(linksOf(page).last()).toBeFocused();
});

test('a stored role decides which menu is shown until the profile arrives', async ({ open, shop }) => {
  for (const role of ['Seller', 'admin'] as const) {
    const page = await open(await shop.signUpUser('Buyer'));
    await page.addInitScript((storedRole) => localStorage.setItem('role', storedRole), role);
    const release = await openWithoutScripts(page);
    const shown = menus[role];
    await expect
      .poll(async () => (await linksOf(page).allTextContents()).slice(0, shown.length))
      .toEqual(shown);
    release();
    await expect(linksOf(page)).toHaveText(menus.Buyer);
  }
});

test('a visitor sees no dashboard menu, even if the browser has stored a role', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('role', 'admin'));
  const release = await openWithoutScripts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
});

test('the dashboard shows a progress bar until it knows the role', async ({ open, shop, server }) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await page.goto('/dashboard');
  await expect(heading(page, 'My Orders')).toBeVisible();
  // The browser has now stored the role, as it does for any returning visitor.
  const answer = await holdCall(page, '**/api/profile');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-role', 'Buyer');
  await expect(page.getByRole('progressbar', { name: 'Logging you in…' })).toBeVisible();
  answer();
  await expect(heading(page, 'My Orders')).toBeVisible();

  // An admin who was a seller is not turned away before the number of their items is known.
  const { seller, title } = await shop.createListing();
  const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
  const admin = await shop.admin(server.stateDir);
  await shop.call('PUT', `/users/admin/${body._id}`, { bearer: admin.token });
  const former = await open(seller);
  const count = await holdCall(former, '**/api/figures');
  const requested = former.waitForRequest('**/api/figures');
  await former.goto('/dashboard/myproducts');
  await requested;
  await expect(former.getByRole('heading', { name: 'You can’t see this page' })).toHaveCount(0);
  count();
  await expect(rowOf(former, 'Added Cameras', title)).toBeVisible();
});

test('the dashboard caches its queries for 5 minutes, until the user leaves it', async ({ open, shop }) => {
  const seller = await shop.signUpUser('Seller');
  const title = `Kept ${uniqueWord()}`;
  await shop.addItem(seller, 'cameras', aProduct(title));
  const page = await open(seller);
  await page.clock.install();
  await page.goto('/dashboard/myproducts');
  const row = rowOf(page, 'Added Cameras', title);
  await expect(row).toBeVisible();
  /** Opens My Products while the responses are delayed, and expects the cached row or a progress bar. */
  async function expectCached(isCached: boolean): Promise<void> {
    const answer = await holdCall(page, '**/api/my/**');
    await goToDashboardPage(page, 'My Products');
    if (!isCached) await expect(page.getByText('Loading').first()).toBeAttached();
    await expect(row).toHaveCount(isCached ? 1 : 0);
    const answered = kinds.map((kind) => page.waitForResponse(new RegExp(`/api/my/${kind}`)));
    answer();
    await Promise.all(answered);
    await page.unroute('**/api/my/**');
    await expect(row).toBeVisible();
  }
  for (const [time, isCached] of [
    ['04:50', true],
    ['05:10', false],
  ] as const) {
    await goToDashboardPage(page, 'Seller Orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.clock.fastForward(time);
    await expectCached(isCached);
  }
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
  await goTo(page, 'Dashboard');
  await expectCached(false);
});

test('a list whose response is cut off can be loaded again', async ({ open, shop, browserErrors }) => {
  const cutting = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[', () => response.destroy());
  });
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  const { port } = cutting.address() as AddressInfo;
  const [buyer, item] = [await shop.signUpUser('Buyer'), await shop.createListing()];
  await shop.book(buyer, item.id);
  const page = await open(buyer);
  browserErrors.expectFailedRequest('/api/orders');
  await page.route('**/api/orders?*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(page.getByText('You haven’t booked anything yet')).toHaveCount(0);
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'My Orders', item.title)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  cutting.close();
});

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3600_000).toISOString().slice(0, 10);

test('a seller sees what happened in each week, for dates that they choose, and saves it as CSV', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller', 'Tilda Trend');
  await shop.addItem(seller, 'lens', aProduct('Elmar'));
  const page = await open(seller);
  await visit(page, '/dashboard');
  const rows = page.getByRole('table', { name: 'New items' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last().getByRole('cell')).toHaveText('1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV: New items' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect([download.suggestedFilename(), lines.length]).toEqual(['listings.csv', 13]);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1$/);
  await page.getByLabel('From').fill(day(28));
  await page.getByLabel('To', { exact: true }).fill(day(14));
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(rows).toHaveCount(4);
  expect(new URL(page.url()).search).toBe(`?from=${day(28)}&to=${day(14)}`);
  await page.reload();
  await expect(rows).toHaveCount(4);
});
