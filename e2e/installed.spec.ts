import sharp from 'sharp';
import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages, serviceWorkers: 'allow' });

test(
  'the offline page leads back to the page',
  { tag: '@main' },
  async ({ open, shop, server, browserErrors }) => {
    const { path, title, seller } = await shop.createListing();
    const page = await open(seller, { serviceWorkers: 'allow' });
    await visit(page, '/');
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
  },
);

test('the manifest names icons that exist and have the stated sizes', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(href!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as {
    icons: Record<'src' | 'sizes' | 'type' | 'purpose', string>[];
  };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  // A directory with a single image, which is followed by that image as a PNG.
  const favicon = await (await page.request.get('/favicon.ico')).body();
  expect([...favicon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { width } = await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata();
  expect(width).toBe(48);
  const apple = await page.locator('head link[rel="apple-touch-icon"]').getAttribute('href');
  const wanted = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of [...wanted, { src: apple!, sizes: '180x180' }]) {
    const {
      format,
      width: across,
      height,
    } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${format} ${across}x${height}`, src).toBe(`png ${sizes}`);
  }
});
