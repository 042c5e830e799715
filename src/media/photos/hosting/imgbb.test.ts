import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openImgbb, type Behavior } from '#test/imgbb.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { openShop, createListing } from '#test/shop.ts';
import { storedFileNames, upload, uploadPhoto } from '#test/uploads.ts';

const key = 'SECRET-KEY-OF-IMGBB';
const imgbb = await openImgbb(key);
const shop = await openShop({ IMAGES: 'imgbb', IMGBB_KEY: key, IMGBB_URL: imgbb.url });
const seller = await shop.createUser('Seller');
afterAll(async () => {
  await shop.close();
  await imgbb.close();
});

test('imgbb stores a photo under its own key as a JPEG without metadata', async () => {
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'SECRET' } })
    .png()
    .toBuffer();
  const stored = await uploadPhoto(shop, seller, new Uint8Array(photo));
  const [sent] = imgbb.uploads;
  expect(sent).toMatchObject({
    key,
    name: expect.stringMatching(/^[0-9a-f]{32}$/),
    fileName: expect.stringMatching(/\.jpg$/),
  });
  const { format, width, exif } = await sharp(sent!.bytes).metadata();
  expect([format, width, exif]).toEqual(['jpeg', 1280, undefined]);
  expect(stored).toMatchObject({ url: `https://i.ibb.co/w04Prt6/${sent!.name}.jpg`, base: null, widths: [] });
  expect([stored.width, stored.height]).toEqual([2000, 1500]);
  expect(await storedFileNames(shop)).toEqual([]);
});

test('an item shows its photo from imgbb, and a photo that is uploaded twice is sent there once', async () => {
  const bytes = await anImage('png', '#0a0b0c');
  const { url } = await uploadPhoto(shop, seller, bytes);
  const sent = imgbb.uploads.length;
  expect((await uploadPhoto(shop, seller, bytes)).url).toBe(url);
  expect(imgbb.uploads.length).toBe(sent);
  const item = await createListing(shop, seller, { img: url, photos: [url] }, 'lens');
  expect(item).toMatchObject({ products: { img: url }, photos: [{ url, base: null }] });
});

// Each case needs a new photo, because a stored one is not sent again.
let count = 0;
test.for<Behavior>([
  'success false',
  'success as text',
  'no success',
  'no url',
  'a script as url',
  'html',
  'error status',
  'redirect',
  'hang up',
  'half an answer',
])('an upload fails when imgbb responds with %s, and a retry succeeds', async (behavior) => {
  const bytes = await anImage('png', `#${String(100_000 + count++)}`);
  imgbb.behave(behavior);
  const response = await upload(shop, seller, bytes);
  expectProblem(response, 503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(response.body)).not.toContain(key);
  expect(await storedFileNames(shop)).toEqual([]);
  imgbb.behave('well');
  expect((await uploadPhoto(shop, seller, bytes)).url).toMatch(/^https:\/\/i\.ibb\.co\//);
});

const bucket = { S3_BUCKET: 'b', S3_PUBLIC_URL: 'https://b.example', S3_ENDPOINT: 'http://127.0.0.1:9' };

test('an upload fails when the host rejects the key or is unreachable', async () => {
  for (const settings of [
    { IMAGES: 'imgbb', IMGBB_KEY: 'wrong', IMGBB_URL: imgbb.url },
    { IMAGES: 'imgbb', IMGBB_KEY: key, IMGBB_URL: 'http://127.0.0.1:9/1/upload' },
    { IMAGES: 's3', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', ...bucket },
  ]) {
    const other = await openShop(settings);
    try {
      const response = await upload(other, await other.createUser('Seller'), await anImage());
      expectProblem(response, 503);
    } finally {
      await other.close();
    }
  }
});
