import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, kinds, uniqueWord } from './shop.ts';
import { rowOf } from './steps/deals.ts';
import { goTo, goToDashboardPage } from './steps/visit.ts';

/** Expects the number of columns in the grid around the first card in `scope`, for each width of the window. */
async function expectColumns(
  page: Page,
  scope: Page | Locator,
  wanted: Record<number, number>,
): Promise<void> {
  const grid = scope.getByRole('article').first().locator('..');
  const columnsOf = () =>
    grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  for (const [width, columns] of Object.entries(wanted)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(columnsOf, `${page.url()} at ${width} px`).toBe(columns);
  }
}

test('grids have the columns of the original on small, medium and large screens', async ({
  page,
  open,
  shop,
  server,
}) => {
  const { id, seller } = await shop.createListing();
  await shop.call('PUT', `/cameras/${id}/advertise`, { bearer: seller.token });
  for (const kind of kinds) {
    await page.goto(`/${kind}`);
    await expectColumns(page, page, { 1440: 4, 900: 3, 390: 2 });
  }
  await page.goto('/blogs');
  await expectColumns(page, page, { 1440: 3, 900: 2, 390: 1 });
  await page.goto('/');
  for (const heading of ['Just listed', 'Advertise']) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
    await expectColumns(page, section, { 1440: 5, 900: 3, 390: 2 });
  }
  const admin = await open(await shop.admin(server.stateDir));
  await admin.goto('/dashboard/admin/allproducts');
  // Cards of admins have a button each.
  await expectColumns(admin, admin.getByRole('main'), { 1440: 5, 900: 3, 390: 1 });
});

/**
 * Delays the responses with the user's own items until `release` is called; its promise resolves when they have
 * arrived.
 */
async function holdResponses(page: Page): Promise<{ release(): Promise<void> }> {
  const released = Promise.withResolvers<void>();
  const pattern = '**/api/my/**';
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  return {
    async release() {
      const answered = kinds.map((kind) => page.waitForResponse(new RegExp(`/api/my/${kind}`)));
      released.resolve();
      await Promise.all(answered);
      await page.unroute(pattern);
    },
  };
}

test('the dashboard caches its queries for 5 minutes, and clears the cache when the user leaves the dashboard', async ({
  open,
  shop,
}) => {
  const seller = await shop.signUpUser('Seller');
  const title = `Kept ${uniqueWord()}`;
  await shop.addItem(seller, 'cameras', aProduct(title));
  const page = await open(seller);
  await page.clock.install();
  await page.goto('/dashboard/myproducts');
  const row = rowOf(page, 'Added Cameras', title);
  await expect(row).toBeVisible();

  await goToDashboardPage(page, 'Seller Orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.clock.fastForward('04:50');
  const answer = await holdResponses(page);
  await goToDashboardPage(page, 'My Products');
  await expect(row).toBeVisible();
  await answer.release();

  await goToDashboardPage(page, 'Seller Orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.clock.fastForward('05:10');
  const second = await holdResponses(page);
  await goToDashboardPage(page, 'My Products');
  await expect(page.getByText('Loading').first()).toBeAttached();
  await expect(row).toHaveCount(0);
  await second.release();
  await expect(row).toBeVisible();

  // Leaving the dashboard clears the cache.
  await goTo(page, 'Home');
  await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
  await goTo(page, 'Dashboard');
  const third = await holdResponses(page);
  await goToDashboardPage(page, 'My Products');
  await expect(page.getByText('Loading').first()).toBeAttached();
  await expect(row).toHaveCount(0);
  await third.release();
  await expect(row).toBeVisible();
});

test('a list that cannot be loaded shows an error, and Try again loads it', async ({
  open,
  shop,
  browserErrors,
}) => {
  const [buyer, item] = [await shop.signUpUser('Buyer'), await shop.createListing()];
  await shop.book(buyer, item.id);
  const page = await open(buyer);
  browserErrors.expectFailedRequest('/api/orders');
  await page.route('**/api/orders?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(page.getByText('You haven’t booked anything yet')).toHaveCount(0);
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'My Orders', item.title)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the dashboard shows a progress bar until it knows the role, and a former seller sees their own items', async ({
  open,
  shop,
  server,
}) => {
  const page = await open(await shop.signUpUser('Buyer'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  // The browser has now stored the role, as it does for any returning visitor.
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/profile', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-role', 'Buyer');
  await expect(page.getByRole('progressbar', { name: 'Logging you in…' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();

  // For an admin who was a seller, the dashboard also waits for the number of their items.
  const { seller, title } = await shop.createListing();
  const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
  const admin = await shop.admin(server.stateDir);
  await shop.call('PUT', `/users/admin/${body._id}`, { bearer: admin.token });
  const room = await open(seller);
  const counted = Promise.withResolvers<void>();
  await room.route('**/api/figures', async (route) => {
    await counted.promise;
    await route.continue();
  });
  const statsRequest = room.waitForRequest('**/api/figures');
  await room.goto('/dashboard/myproducts');
  await statsRequest;
  await expect(room.getByRole('progressbar', { name: 'Logging you in…' })).toBeVisible();
  await expect(room.getByRole('heading', { name: 'You can’t see this page' })).toHaveCount(0);
  counted.resolve();
  await expect(rowOf(room, 'Added Cameras', title)).toBeVisible();
});

test('a response that is cut off halfway shows an error instead of an empty list', async ({
  open,
  shop,
  browserErrors,
}) => {
  const cutting = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[', () => response.destroy());
  });
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  const { port } = cutting.address() as AddressInfo;
  const page = await open(await shop.signUpUser('Buyer'));
  browserErrors.expectFailedRequest('/api/orders');
  await page.route('**/api/orders?*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You haven’t booked anything yet')).toBeVisible();
  cutting.close();
});
