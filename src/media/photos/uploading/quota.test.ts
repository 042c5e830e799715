import { afterAll, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { openShop, type TestUser, type Shop } from '#test/shop.ts';
import { storedFileNames, readStoredFile, filesOf, upload, uploadPhoto } from '#test/uploads.ts';

const shop = await openShop();
const smallShop = await openShop({ SELLER_STORAGE_MB: '3' });
afterAll(async () => {
  await shop.close();
  await smallShop.close();
});

let count = 0;

async function sent({ app }: Shop, user: TestUser, many: number, bytes: number): Promise<void> {
  const hashes = Array.from({ length: many }, () => (++count).toString(16).padStart(32, '0'));
  const rows = hashes.map((hash) => ({
    hash,
    host: 'local' as const,
    width: 1,
    height: 1,
    placeholder: 'data:image/webp;base64,',
  }));
  await app.db.insertInto('photos').values(rows).execute();
  const uploads = hashes.map((hash) => ({ hash, user_id: user.id, bytes }));
  await app.db.insertInto('photo_uploads').values(uploads).execute();
}

async function sumOf({ app }: Shop, user: TestUser) {
  const rows = await app.db
    .selectFrom('photo_uploads')
    .select('bytes')
    .where('user_id', '=', user.id)
    .execute();
  return { photos: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) };
}

test('the size of an upload includes all files made from it, and a photo that is sent again counts once', async () => {
  const seller = await shop.createUser('Seller');
  const photo = await uploadPhoto(shop, seller, await anImage());
  await uploadPhoto(shop, seller, await anImage());
  const files = await Promise.all(filesOf(photo).map((url) => readStoredFile(shop, url)));
  const bytes = files.reduce((sum, file) => sum + file.byteLength, 0);
  expect(await sumOf(shop, seller)).toEqual({ photos: 1, bytes });
});

test('concurrent uploads are stored only up to the limit of the account', async () => {
  const buyer = await shop.createUser('Buyer');
  await sent(shop, buyer, 198, 1_000);
  const filesBefore = await storedFileNames(shop);
  const photos = await Promise.all(['#110000', '#001100', '#000011'].map((colour) => anImage('png', colour)));
  const responses = await Promise.all(photos.map((photo) => upload(shop, buyer, photo)));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  expectProblem(refused[0]!, 422, ['image']);
  expect(refused[0]!.body.detail).toMatch(/200 photos/);
  expect((await sumOf(shop, buyer)).photos).toBe(200);
  expect(await storedFileNames(shop)).toHaveLength(filesBefore.length + 6);
});

test.for([
  ['space', 'Seller', 2, 1_300_000, /at most 3 MB/],
  ['photos', 'Buyer', 200, 1_000, /200 photos/],
] as const)(
  'an upload by a user without %s left is rejected before its file is read, and other users can still upload',
  async ([, role, photos, bytes, limit]) => {
    const user = await smallShop.createUser(role);
    await sent(smallShop, user, photos, bytes);
    const before = [await sumOf(smallShop, user), await storedFileNames(smallShop)];
    const refused = await upload(smallShop, user, new Uint8Array([1, 2, 3]));
    expectProblem(refused, 422, ['image']);
    expect(refused.body.detail).toMatch(limit);
    expect([await sumOf(smallShop, user), await storedFileNames(smallShop)]).toEqual(before);
    await uploadPhoto(smallShop, await smallShop.createUser(role), await anImage());
  },
);

test('one more photo is accepted while a megabyte is left', async () => {
  const [seller, other] = [await smallShop.createUser('Seller'), await smallShop.createUser('Seller')];
  await sent(smallShop, seller, 1, 2 * 1024 * 1024);
  await uploadPhoto(smallShop, seller, await anImage());
  await sent(smallShop, other, 1, 2 * 1024 * 1024 + 1);
  expectProblem(await upload(smallShop, other, await anImage()), 422, ['image']);
});
