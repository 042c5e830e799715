import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Locator, type Page } from './fixtures.ts';
import { aProduct, kinds, uniqueWord } from './shop.ts';
import { rowOf } from './steps/booking.ts';
import { openProductForm } from './steps/items.ts';
import { goTo, goToRoom, visit } from './steps/visit.ts';

const columnsOf = async (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

const colourOf = async (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

/** The grid that the first card of `scope` stands in. */
const gridIn = (scope: Page | Locator) => scope.getByRole('article').first().locator('..');

async function expectColumns(page: Page, grid: Locator, wanted: Record<number, number>): Promise<void> {
  for (const [width, columns] of Object.entries(wanted)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(() => columnsOf(grid), `at ${width}`).toBe(columns);
  }
}

for (const kind of kinds) {
  test(`the list of ${kind} has 4 columns on large screens`, { tag: '@9.10' }, async ({ page }) => {
    await visit(page, `/${kind}`);
    await expectColumns(page, gridIn(page), { 1440: 4, 900: 3, 390: 2 });
  });
}

test('the blog has 3 columns on large screens', { tag: '@9.11' }, async ({ page }) => {
  await visit(page, '/blogs');
  await expectColumns(page, gridIn(page), { 1440: 3, 900: 2, 390: 1 });
});

test(
  'product grids elsewhere have 2 columns on small, 3 on medium and 5 on large screens',
  { tag: '@9.12' },
  async ({ page, open, shop, server }) => {
    const { id, seller } = await shop.putUp();
    await shop.call('PUT', `/cameras/${id}/advertise`, { bearer: seller.token });
    await visit(page, '/');
    for (const heading of ['Just listed', 'Advertise']) {
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
      await expectColumns(page, gridIn(section), { 1440: 5, 900: 3, 390: 2 });
    }
    const admin = await open(await shop.admin(server.stateDir));
    await admin.goto('/dashboard/admin/allproducts');
    // With a button in each of them.
    await expectColumns(admin, gridIn(admin.getByRole('main')), { 1440: 5, 900: 3, 390: 1 });
  },
);

test(
  'the badge is highlighted when the seller is varified, and plain otherwise',
  { tag: ['@2.22', '@9.19'] },
  async ({ page, shop, server }) => {
    const { path, seller } = await shop.putUp();
    await visit(page, path);
    const plain = page.locator('[data-verified]');
    await expect(plain).toHaveText('Seller not verified yet');
    const plainColour = await colourOf(plain);
    const admin = await shop.admin(server.stateDir);
    const { body: people } = await shop.call<{ _id: string; status: string }[]>(
      'GET',
      `/users?q=${seller.email}`,
      {
        bearer: admin.token,
      },
    );
    expect(people).toMatchObject([{ status: 'verify' }]);
    await shop.call('PUT', `/users/seller/${people[0]!._id}`, { bearer: admin.token });
    await page.reload();
    const highlighted = page.locator('[data-verified=true]');
    await expect(highlighted).toHaveText('Verified seller');
    expect(await colourOf(highlighted)).not.toBe(plainColour);
    await expect(highlighted).toHaveCSS('font-weight', '600');
  },
);

for (const kind of kinds) {
  test(
    `the condition of one of ${kind} is chosen from three, below a disabled Select`,
    { tag: ['@3.6', '@5.8', '@9.17'] },
    async ({ open, shop }) => {
      const page = await open(await shop.enrol('Seller'));
      await page.goto('/dashboard/addproducts');
      const condition = (await openProductForm(page, kind)).getByLabel('Condition');
      const options = await condition
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => [option.textContent, (option as HTMLOptionElement).disabled]),
        );
      expect(options).toEqual([
        ['Select', true],
        ['Excellent', false],
        ['Good', false],
        ['Fair', false],
      ]);
      await expect(condition).toHaveValue('');
    },
  );
}

test(
  'sign-up offers the roles Buyer and Seller, and chooses neither',
  { tag: ['@5.15', '@5.16', '@6.2', '@9.18'] },
  async ({ page }) => {
    await visit(page, '/signup');
    const roles = page.getByRole('group', { name: 'I am a' }).getByRole('radio');
    expect(await roles.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      'Buyer',
      'Seller',
    ]);
    for (const role of ['Buyer', 'Seller']) {
      const radio = page.getByRole('radio', { name: role, exact: true });
      await expect(radio).toHaveValue(role);
      await expect(radio).not.toBeChecked();
    }
    await expect(page.getByRole('main').getByLabel('E-mail')).toHaveAttribute('type', 'email');
  },
);

test(
  'what a page of the dashboard asked for is kept for 5 minutes',
  { tag: '@9.20' },
  async ({ open, shop }) => {
    const seller = await shop.enrol('Seller');
    const title = `Kept ${uniqueWord()}`;
    await shop.addItem(seller, 'cameras', aProduct(title));
    const page = await open(seller);
    await page.clock.install();
    await page.goto('/dashboard/myproducts');
    const row = rowOf(page, 'Added Cameras', title);
    await expect(row).toBeVisible();

    await goToRoom(page, 'Seller Orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.clock.fastForward('04:50');
    const answer = await holdAnswers(page);
    await goToRoom(page, 'My Products');
    await expect(row).toBeVisible();
    await answer.release();

    await goToRoom(page, 'Seller Orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.clock.fastForward('05:10');
    const second = await holdAnswers(page);
    await goToRoom(page, 'My Products');
    await expect(page.getByText('Loading').first()).toBeAttached();
    await expect(row).toHaveCount(0);
    await second.release();
    await expect(row).toBeVisible();

    // Outside of the dashboard nothing of it is kept.
    await goTo(page, 'Home');
    await expect(page.getByRole('heading', { name: 'Explore categories' })).toBeVisible();
    await goTo(page, 'Dashboard');
    const third = await holdAnswers(page);
    await goToRoom(page, 'My Products');
    await expect(page.getByText('Loading').first()).toBeAttached();
    await expect(row).toHaveCount(0);
    await third.release();
    await expect(row).toBeVisible();
  },
);

test(
  'a list that cannot be loaded says so, and is asked for again',
  { tag: '@8.5' },
  async ({ open, shop, faults }) => {
    const [buyer, item] = [await shop.enrol('Buyer'), await shop.putUp()];
    await shop.book(buyer, item.id);
    const page = await open(buyer);
    faults.expectCut('/api/orders');
    await page.route('**/api/orders?*', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await expect(page.getByText('You have not booked anything yet')).toHaveCount(0);
    await page.unroute('**/api/orders?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'My Orders', item.title)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a progress bar shows while the dashboard finds out who is there',
  { tag: ['@2.35', '@4.1', '@4.5'] },
  async ({ open, shop, server }) => {
    const page = await open(await shop.enrol('Buyer'));
    const said = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      await said.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('progressbar', { name: 'Looking up who you are' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    said.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();

    // An admin who sold before: what they still hold is known last.
    const { seller, title } = await shop.putUp();
    const { body } = await shop.call<{ _id: string }>('GET', '/profile', { bearer: seller.token });
    const admin = await shop.admin(server.stateDir);
    await shop.call('PUT', `/users/admin/${body._id}`, { bearer: admin.token });
    const room = await open(seller);
    const counted = Promise.withResolvers<void>();
    await room.route('**/api/figures', async (route) => {
      await counted.promise;
      await route.continue();
    });
    const asked = room.waitForRequest('**/api/figures');
    await room.goto('/dashboard/myproducts');
    await asked;
    await expect(room.getByRole('progressbar', { name: 'Looking up who you are' })).toBeVisible();
    await expect(room.getByRole('heading', { name: 'Not for your role' })).toHaveCount(0);
    counted.resolve();
    await expect(rowOf(room, 'Added Cameras', title)).toBeVisible();
  },
);

/** Keeps the lists of one's own items from answering until they are released, and have answered. */
async function holdAnswers(page: Page): Promise<{ release(): Promise<void> }> {
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

test('an answer that is cut off in its middle is none', async ({ open, shop, faults }) => {
  const cutting = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[', () => response.destroy());
  });
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
  const { port } = cutting.address() as AddressInfo;
  const page = await open(await shop.enrol('Buyer'));
  faults.expectCut('/api/orders');
  await page.route('**/api/orders?*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have not booked anything yet')).toBeVisible();
  cutting.close();
});
