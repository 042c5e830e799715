import { withImages } from '#e2e/browser.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { visit } from '#e2e/steps/visit.ts';

test.use({ launchOptions: withImages });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an offline page load shows the offline page, whose link loads the page once the network is back', async ({
    page,
    context,
    shop,
  }) => {
    const { path, title } = await shop.createListing();
    await visit(page, '/');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    // A service worker controls only pages that are opened after it was installed.
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('the service worker caches only assets and the offline page', async ({ page, open, shop, server }) => {
    const seller = await open(await shop.signUpUser('Seller'), { serviceWorkers: 'allow' });
    await visit(page, '/');
    for (const each of [page, seller]) {
      await visit(each, '/');
      await each.evaluate(async () => navigator.serviceWorker.ready);
    }
    for (const path of ['/cameras', '/dashboard', '/dashboard/myproducts']) await visit(seller, path);
    await expect(seller.getByRole('heading', { name: 'Added Cameras' })).toBeVisible();
    const cachedUrls = await seller.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    });
    const paths = cachedUrls.map((url) => url.replace(server.url, ''));
    expect(paths).toContain('/offline');
    expect(paths.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3);
    expect(paths.filter((path) => !/^\/(offline$|assets\/[\w.-]+$)/.test(path))).toEqual([]);
  });
});
