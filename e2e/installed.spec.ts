import sharp from 'sharp';
import { withPictures } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withPictures });

type Manifest = { start_url: string; icons: { src: string; sizes: string; type: string; purpose: string }[] };

test('the shop can be installed: its manifest, and icons of the sizes that it names', async ({ page }) => {
  await visit(page, '/');
  const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url: start } = (await answer.json()) as Manifest;
  expect((await page.request.get(start)).status()).toBe(200);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const apple = await page.locator('head link[rel="apple-touch-icon"]').getAttribute('href');
  const wanted = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of [...wanted, { src: apple!, sizes: '180x180' }]) {
    const { format, width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
});

test('who asks for the icon where it always was gets it', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  const bytes = await answer.body();
  // A directory of one image, then the image as PNG.
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { format, width, height } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect(`${format} ${width}x${height}`).toBe('png 48x48');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection a page says so, and comes back by its link', async ({ page, context, shop }) => {
    const { path, title } = await shop.putUp();
    await visit(page, '/');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    // Its first page was fetched before it was there; on this one no picture is still on its way.
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('nothing is kept but assets and the page for no connection', async ({ page, open, shop, server }) => {
    const seller = await open(await shop.enrol('Seller'), { serviceWorkers: 'allow' });
    await visit(page, '/');
    for (const each of [page, seller]) {
      await visit(each, '/');
      await each.evaluate(async () => navigator.serviceWorker.ready);
    }
    for (const path of ['/cameras', '/dashboard', '/dashboard/myproducts']) await visit(seller, path);
    await expect(seller.getByRole('heading', { name: 'Added Cameras' })).toBeVisible();
    const kept = await seller.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    });
    const paths = kept.map((url) => url.replace(server.url, ''));
    expect(paths).toContain('/offline');
    expect(paths.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3);
    expect(paths.filter((path) => !/^\/(offline$|assets\/[\w.-]+$)/.test(path))).toEqual([]);
  });
});
