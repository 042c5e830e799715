import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { kinds, demoPlaces, type Listing } from './shop.ts';
import { openFilters, itemsOn } from './steps/lists.ts';
import { kindNames } from './steps/items.ts';
import { dismissToast, visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

for (const kind of kinds) {
  test(`the list of ${kind} shows the same items as the API, in the same order`, async ({ page, shop }) => {
    const { body, headers } = await shop.call<Listing[]>('GET', `/${kind}?${demoPlaces}&limit=24`);
    expect(body.length).toBeGreaterThan(1);
    expect(body.map((listing) => listing.kind)).toEqual(body.map(() => kind));
    const dates = body.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    await visit(page, `/${kind}?${demoPlaces}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kindNames[kind].section);
    expect(await itemsOn(page)).toEqual(body.map(({ _id }) => `/${kind}/${_id}`));
    await expect(page.getByText(`${headers.get('x-total-count')} items`, { exact: true })).toBeVisible();
  });
}

test('the heading of the blog list shows the number of posts', async ({ page, shop }) => {
  // Tried again, because parallel tests publish and delete posts.
  await expect(async () => {
    const { headers } = await shop.call('GET', '/blogs?limit=1');
    await page.goto('/blogs');
    const count = headers.get('x-total-count');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blogs (${count})`, { timeout: 1_000 });
    expect(Number(count)).toBeGreaterThan(24);
  }).toPass({ timeout: 8_000 });
});

test('leaving an item page during its view transition causes no error', async ({ page }) => {
  const list = `/lens?${demoPlaces}`;
  await visit(page, list);
  const items = page.getByRole('article');
  for (let round = 0; round < 6; round++) {
    await items.nth(round).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/lens\/./);
    await page.goBack();
    await expect(page).toHaveURL(list);
  }
  await expect(items.first()).toBeVisible();
});

test('an item page whose view transition times out is shown without an error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const never = new Promise<void>(() => {});
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) =>
        start(async () => {
          await update();
          await never;
        }),
    });
    addEventListener('unhandledrejection', ({ reason }) => {
      document.documentElement.dataset['refused'] = (reason as Error).name;
    });
  });
  await visit(page, `/lens?${demoPlaces}`);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'TimeoutError');
  await expect(page).toHaveURL(/\/lens\/./);
});

test('an invalid query returns 422 and a page that explains it', async ({ page, browserErrors }) => {
  for (const path of ['/cameras?age=abc', '/search?sort=colour']) {
    browserErrors.expectErrorStatus(422, path.split('?', 1)[0]!);
    const response = await page.goto(path);
    expect(response!.status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1, name: 'This address doesn’t work' })).toBeVisible();
  }
});

test('a filter in capitals is redirected to the spelling that the page offers', async ({ page }) => {
  await visit(page, '/lens?brand=Sigma&sort=sale');
  await expect(page).toHaveURL('/lens?sort=sale&brand=sigma');
  await openFilters(page);
  const brands = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name: /^sigma/i });
  await expect(brands).toHaveCount(1);
  await expect(brands).toBeChecked();
});

test('a signed-in user can report an item only once', async ({ open, shop, browserErrors }) => {
  const { path } = await shop.createListing();
  const visitor = await open();
  await visit(visitor, path);
  await visitor.getByRole('link', { name: 'Report this item' }).click();
  await expect(visitor).toHaveURL(`/login?from=${path}`);

  const page = await open(await shop.signUpUser('Buyer'));
  const report = async () => {
    await page.getByRole('button', { name: 'Report this item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is wrong?').selectOption('Stolen');
    await dialog.getByLabel('Tell us more').fill('I can prove it.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    return dialog;
  };
  await visit(page, path);
  await page.getByRole('button', { name: 'Report this item' }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByLabel('What is wrong?')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  const sent = await report();
  await dismissToast(page, 'Thank you. An admin will look at it.');
  await expect(sent).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reported' })).toBeFocused();
  await visit(page, path);
  browserErrors.expectErrorStatus(409, '/api/reports');
  await expect(await report()).toContainText('You have reported this item already');
});
