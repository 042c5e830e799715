import { HeadObjectCommand, PutBucketAclCommand } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePhotos } from '#src/media/photos/removal/service.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { openShop, createListing, type TestUser, type Shop } from '#test/shop.ts';
import { filesOf, storedFileNames, upload, uploadPhoto } from '#test/uploads.ts';
import { checkPhotos } from '#tools/doctor/services.ts';
import { openBucket } from './bucket.ts';

const bucket = 'photographs';
/** The address of an imaginary TLS proxy, because the test's server does not support TLS. */
const edge = 'https://pictures.example';
const { endpoint, publicUrl, key, operator, create, objects } = openBucket(bucket);
const fetchFrom = (url: string) => fetch(url.replace(edge, `${publicUrl}/${bucket}`));
const settings = {
  IMAGES: 's3',
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_PUBLIC_URL: edge,
  S3_ACCESS_KEY_ID: key.id,
  S3_SECRET_ACCESS_KEY: key.secret,
};

let shop: Shop;
let seller: TestUser;
beforeAll(async () => {
  await create();
  await operator.send(new PutBucketAclCommand({ Bucket: bucket, ACL: 'public-read' }));
  shop = await openShop(settings);
  seller = await shop.createUser('Seller');
});
afterAll(async () => {
  await shop.close();
  operator.destroy();
});

async function aPhoto(background: string): Promise<Uint8Array> {
  const blank = { width: 2400, height: 1800, channels: 3 as const, background };
  const picture = sharp({ create: blank }).withExif({ IFD0: { Artist: 'SECRET' } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/** Expects an upload with these settings to fail and to leave no files. */
async function expectFailure(changes: Record<string, string>): Promise<void> {
  const before = await objects();
  const other = await openShop({ ...settings, ...changes });
  try {
    const answer = await upload(other, await other.createUser('Seller'), await anImage('png', '#0f1e2d'));
    expectProblem(answer, 503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(answer.body)).not.toContain(key.secret);
    expect(await storedFileNames(other)).toEqual([]);
  } finally {
    await other.close();
  }
  expect(await objects()).toEqual(before);
}

test('all sizes of a photo are stored in the bucket and can be read publicly', async () => {
  const photo = await uploadPhoto(shop, seller, await aPhoto('teal'));
  expect(photo.url).toMatch(/^https:\/\/pictures\.example\/[0-9a-f]{32}-1280\.jpg$/);
  expect(photo.widths).toEqual([320, 640, 1280, 2048]);
  const types = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' } as Record<string, string>;
  for (const url of filesOf(photo)) {
    const response = await fetchFrom(url);
    expect([response.status, response.headers.get('content-type')], url).toEqual([
      200,
      types[url.split('.').at(-1)!],
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, exif } = await sharp(bytes).metadata();
    expect([width, exif], url).toEqual([Number(/-(\d+)\.\w+$/.exec(url)![1]), undefined]);
  }
  const head = new HeadObjectCommand({ Bucket: bucket, Key: photo.url.split('/').at(-1)! });
  expect(await operator.send(head)).toMatchObject({ ContentType: 'image/jpeg' });
  expect(await storedFileNames(shop)).toEqual([]);
});

test('a photo that is uploaded twice is stored once, and an item shows it', async () => {
  const bytes = await aPhoto('olive');
  const photo = await uploadPhoto(shop, seller, bytes);
  const before = await objects();
  expect(await uploadPhoto(shop, await shop.createUser('Seller'), bytes)).toEqual(photo);
  expect(await objects()).toEqual(before);
  const item = await createListing(shop, seller, { img: photo.url, photos: [photo.url] }, 'lens');
  expect(item).toMatchObject({ products: { img: photo.url }, photos: [{ base: photo.base }] });
});

test('concurrent uploads are all stored completely', async () => {
  const colours = ['#101010', '#202020', '#303030', '#404040'];
  const before = await objects();
  const photos = await Promise.all(
    colours.map(async (colour) => uploadPhoto(shop, seller, await aPhoto(colour))),
  );
  const names = photos.flatMap(filesOf).map((url) => url.split('/').at(-1)!);
  expect(await objects()).toEqual([...before, ...names].toSorted());
});

test.each([
  ['the secret is wrong', { S3_SECRET_ACCESS_KEY: 'not the secret' }],
  ['the server does not know the key', { S3_ACCESS_KEY_ID: 'test:nobody' }],
  ['the bucket does not exist', { S3_BUCKET: 'elsewhere' }],
  ['the server is down', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
])('an upload fails when %s', async (_, changes) => expectFailure(changes));

const checkWith = async (changes: Record<string, string>) =>
  checkPhotos(loadConfig({ ...settings, ...changes }));

test('the doctor tests the bucket and leaves no object in it', async () => {
  const before = await objects();
  // The bucket works, but its public address cannot be reached from this machine.
  expect((await checkWith({})).text).toMatch(
    /^S3_PUBLIC_URL: the bucket accepts objects, but there is no response at /,
  );
  const missing = await checkWith({ S3_BUCKET: 'elsewhere' });
  expect(missing).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/^S3_BUCKET: elsewhere at .* cannot be used: NoSuchBucket/),
  });
  const refused = await checkWith({ S3_SECRET_ACCESS_KEY: 'not the secret' });
  expect(refused).toMatchObject({
    level: 'problem',
    text: expect.stringMatching(/cannot be used: SignatureDoesNotMatch/),
  });
  expect(JSON.stringify([missing, refused])).not.toContain('not the secret');
  expect(await objects()).toEqual(before);
});

test('an unused photo is deleted from the bucket after a day, and a used one is kept', async () => {
  const [used, unused] = await Promise.all(
    ['#aa2200', '#0022aa'].map(async (colour) => uploadPhoto(shop, seller, await aPhoto(colour))),
  );
  await createListing(shop, seller, { img: used!.url, photos: [used!.url] });
  await sql`update photo_uploads set uploaded_at = uploaded_at - interval '25 hours'`.execute(shop.app.db);
  await shop.app.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, removePhotos, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
  const left = await objects();
  const namesOf = (photo: typeof used) => filesOf(photo!).map((url) => url.split('/').at(-1)!);
  expect(left).toEqual(expect.arrayContaining(namesOf(used)));
  expect(left.filter((name) => namesOf(unused).includes(name))).toEqual([]);
});
