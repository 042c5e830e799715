import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages, serviceWorkers: 'allow' });

test('the offline page leads back', { tag: '@main' }, async ({ open, shop, server, browserErrors }) => {
  const { path, title, seller } = await shop.createListing();
  const page = await open(seller, { serviceWorkers: 'allow' });
  await visit(page, '/');
  const manifest = page.locator('head link[rel="manifest"]');
  await expect(manifest).toHaveAttribute('href', '/shop/manifest.webmanifest');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  // A service worker controls only pages that are opened after it was installed.
  for (const each of ['/cameras', '/dashboard', '/dashboard/myproducts']) await visit(page, each);
  await expect(page.getByRole('heading', { name: 'Added Cameras' })).toBeVisible();
  const cachedUrls = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  const paths = cachedUrls.map((url) => url.replace(server.url, ''));
  expect(paths).toContain('/offline');
  expect(paths.filter((each) => each.startsWith('/assets/')).length).toBeGreaterThan(3);
  expect(paths.filter((each) => !/^\/(offline$|assets\/[\w.-]+$)/.test(each))).toEqual([]);

  await visit(page, '/about');
  browserErrors.allowFailedRequest('/api/profile');
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
