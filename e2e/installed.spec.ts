import sharp from 'sharp';
import { withImages } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './steps/visit.ts';

test.use({ launchOptions: withImages });

type Manifest = { start_url: string; icons: { src: string; sizes: string; type: string; purpose: string }[] };

test('the manifest names icons that exist and have the stated sizes', async ({ page }) => {
  await visit(page, '/');
  const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(href!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url: start } = (await response.json()) as Manifest;
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

test('/favicon.ico returns an icon of 48 by 48 px', async ({ page }) => {
  const response = await page.request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  const bytes = await response.body();
  // A directory with a single image, which is followed by that image as a PNG.
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { format, width, height } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect(`${format} ${width}x${height}`).toBe('png 48x48');
});
