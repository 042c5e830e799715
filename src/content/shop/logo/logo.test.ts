import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shopFacts } from '#src/texts/shop.ts';
import { setClock } from '#test/jobs.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import { aForm } from '#test/uploads.ts';
import { createShopFiles } from './files-service.server.ts';
import { deleteLogosWork } from './service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const files = createShopFiles(shop.app);

const upload = (bytes: Uint8Array) =>
  shop.call('POST', '/shop/logo', { as: admin, body: aForm([['image', bytes, 'logo']]) });
const svg = (inside: string, size = 'width="300" height="200"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);

const read = (path: string) => readFileSync(join(shop.app.root, 'public', path));

test('without a logo, the icons of the manifest and of browsers have the stated sizes', async () => {
  const manifest = await files.request('/shop/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  type Icon = Record<'src' | 'sizes' | 'type' | 'purpose', string>;
  const { icons }: { icons: Icon[] } = await manifest.json();
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const touch = { src: '/touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...icons.filter(({ type }) => type === 'image/png'), touch]) {
    const { format, width, height } = await sharp(read(src)).metadata();
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
  // A directory with a single image, which is followed by that image as a PNG.
  const favicon = read('/icon.ico');
  expect([...favicon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect((await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()).width).toBe(48);
});

test('an SVG with a script becomes images that pages, phones and shared links show', async () => {
  const unlinked = async () => {
    const responses = ['/favicon.ico', '/apple-touch-icon.png'].map((path) => files.request(path));
    return (await Promise.all(responses)).map(({ status, headers }) => [status, headers.get('location')]);
  };
  expect(await unlinked()).toEqual([
    [302, '/icon.ico'],
    [302, '/touch-icon.png'],
  ]);
  const hostile = svg(
    '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><rect width="300" height="200" fill="#c00"/>',
  );
  const { status, body: logo } = await upload(hostile);
  expect([status, logo]).toMatchObject([200, { width: 144, height: 96 }]);
  const saved = await shop.call('PATCH', '/shop', { as: admin, body: { version: 0, logo } });
  expect(saved.body.logo).toEqual(logo);
  expect(shopFacts().logo).toEqual(logo);

  const manifest = await files.request('/shop/manifest.webmanifest');
  const { icons }: { icons: { src: string; sizes: string }[] } = await manifest.json();
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  const expected = [
    ...icons.map(({ src, sizes }) => [src, sizes]),
    [`/shop/logo-${logo.hash}-header.png`, '144x96'],
    [`/shop/logo-${logo.hash}-touch-180.png`, '180x180'],
    [`/shop/logo-${logo.hash}-share.png`, '1200x630'],
  ] as [string, string][];
  for (const [path, size] of expected) {
    const response = await files.request(path);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    const { format, width, height } = await image.metadata();
    expect([format, `${width}x${height}`], path).toEqual(['png', size]);
    const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
    expect([...(await image.extract(middle).raw().toBuffer())].slice(0, 3), path).toEqual([204, 0, 0]);
  }
  expect(await unlinked()).toEqual([
    [302, `/shop/logo-${logo.hash}-icon-192.png`],
    [302, `/shop/logo-${logo.hash}-touch-180.png`],
  ]);
  expect((await files.request(`/shop/logo-${'0'.repeat(16)}-header.png`)).status).toBe(404);
});

test.for([
  ['an SVG of 20,000 pixels a side', svg('', 'width="20000" height="20000"'), /50 megapixels/],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /PNG, JPEG, WebP or SVG/],
  [
    'an SVG whose elements are repeated a billion times',
    svg(
      Array.from({ length: 9 }, (_, level) => {
        const repeated = `<use href="#g${level}"/>`.repeat(10);
        return `<g id="g${level + 1}">${repeated}</g>`;
      }).join('') + '<rect id="g0" width="9" height="9"/><use href="#g9"/>',
    ),
    /too much time or memory/,
  ],
] as const)('%s is refused', async ([, bytes, reason]) => {
  const refused = await upload(bytes);
  expectProblem(refused, 422, ['image']);
  expect(refused.body.detail).toMatch(reason);
});

// Last, because it moves the clock.
test('a logo that the shop does not use is deleted after an hour', async () => {
  const { hash } = shopFacts().logo!;
  const unused = '0'.repeat(16);
  await shop.sql`insert into shop_logo_files select ${unused}, name, width, height, png, now() from shop_logo_files`;
  const hashesAfter = async (time: string) => {
    await setClock(shop, time);
    await deleteLogosWork.run({ app: shop.app, id: '', data: {} });
    return (await shop.sql`select distinct hash from shop_logo_files`).map((row) => row.hash).toSorted();
  };
  expect(await hashesAfter('59 minutes')).toEqual([unused, hash]);
  expect(await hashesAfter('61 minutes')).toEqual([hash]);
});
