import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PhotoHost } from '#src/platform/db/columns.ts';
import { anImage } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';
import { storedFileNames, uploadPhoto } from '#test/uploads.ts';
import { removeUnusedPhotos } from './service.server.ts';

const bucket = { S3_BUCKET: 'b', S3_PUBLIC_URL: 'https://b.example', S3_ENDPOINT: 'http://127.0.0.1:9' };
const shop = await useShop({ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', ...bucket });
const seller = await shop.createUser('Seller');

async function aPhotoAt(host: PhotoHost, hash: string, url: string | null): Promise<void> {
  const placeholder = 'data:image/webp;base64,';
  const stored_at = url === null ? null : new Date();
  const values = { hash: hash.padStart(32, '0'), host, url, stored_at, width: 1, height: 1, placeholder };
  await shop.app.db.insertInto('photos').values(values).execute();
}

const left = async () => {
  const rows = await shop.app.db.selectFrom('photos').select(['host', 'url']).orderBy('hash').execute();
  return rows.map(({ host, url }) => [host, url]);
};

test('the job succeeds if nothing has been uploaded yet', async () => {
  await expect(removeUnusedPhotos(shop.app)).resolves.toBeUndefined();
});

test('a file deleted while the folder is read does not stop the job', async () => {
  const folder = join(shop.app.config.STATE_DIR, 'uploads');
  await mkdir(folder, { recursive: true });
  await symlink(join(folder, 'gone'), join(folder, 'upload-gone'));
  await expect(removeUnusedPhotos(shop.app)).resolves.toBeUndefined();
});

test('photos at a host that is down are kept, all others are deleted, and the job is retried', async () => {
  await uploadPhoto(shop, seller, await anImage());
  await shop.sql`update photo_uploads set uploaded_at = uploaded_at - interval '2 days'`;
  const url = 'https://b.example/x-64.jpg';
  await aPhotoAt('s3', '1', url);
  await expect(removeUnusedPhotos(shop.app)).rejects.toMatchObject({
    name: 'HostError',
    hash: '1'.padStart(32, '0'),
    cause: expect.any(Error),
  });
  expect(await left()).toEqual([['s3', url]]);
  expect((await storedFileNames(shop)).filter((name) => !name.startsWith('upload-'))).toEqual([]);
  await shop.app.db.deleteFrom('photos').execute();
});

test('the row of a photo at an unconfigured host is kept, unless the photo was never stored', async () => {
  const url = 'https://i.ibb.co/x.jpg';
  await aPhotoAt('imgbb', '2', url);
  await aPhotoAt('imgbb', '3', null);
  await aPhotoAt('local', '4', null);
  await removeUnusedPhotos(shop.app);
  expect(await left()).toEqual([['imgbb', url]]);
});
