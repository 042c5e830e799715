import { afterEach, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { aPicture } from '#test/samples.ts';
import { openShop, type Person, type Shop } from '#test/shop.ts';
import { cachedFiles, readKept, filesOf, upload, uploadWell } from '#test/uploads.ts';

let shop: Shop;
afterEach(() => shop.close());

let count = 0;

/** Photographs that someone sent earlier, without their files. */
async function sent(person: Person, many: number, bytes: number): Promise<void> {
  const hashes = Array.from({ length: many }, () => (++count).toString(16).padStart(32, '0'));
  const rows = hashes.map((hash) => ({
    hash,
    host: 'local' as const,
    width: 1,
    height: 1,
    placeholder: 'data:image/webp;base64,',
  }));
  await shop.app.db.insertInto('photos').values(rows).execute();
  const uploads = hashes.map((hash) => ({ hash, person_id: person.id, bytes }));
  await shop.app.db.insertInto('photo_uploads').values(uploads).execute();
}

async function sumOf(person: Person) {
  const rows = await shop.app.db
    .selectFrom('photo_uploads')
    .select('bytes')
    .where('person_id', '=', person.id)
    .execute();
  return { photos: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) };
}

test('an upload counts with all its files, and once however often it is sent', async () => {
  shop = await openShop();
  const seller = await shop.hire('Seller');
  const photo = await uploadWell(shop, seller, await aPicture());
  await uploadWell(shop, seller, await aPicture());
  const files = await Promise.all(filesOf(photo).map((url) => readKept(shop, url)));
  const bytes = files.reduce((sum, file) => sum + file.byteLength, 0);
  expect(await sumOf(seller)).toEqual({ photos: 1, bytes });
});

test('of three uploads at once only those that fit are kept', async () => {
  shop = await openShop();
  const buyer = await shop.hire('Buyer');
  await sent(buyer, 198, 1_000);
  const pictures = await Promise.all(
    ['#110000', '#001100', '#000011'].map((colour) => aPicture('png', colour)),
  );
  const answers = await Promise.all(pictures.map((picture) => upload(shop, buyer, picture)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  expectProblem(refused[0]!, 422, ['image']);
  expect(refused[0]!.body.detail).toMatch(/200 pictures/);
  expect((await sumOf(buyer)).photos).toBe(200);
  // Three files each, and nothing of the one that did not fit.
  expect(await cachedFiles(shop)).toHaveLength(6);
});

test('who has no room left is told how much there is before anything is read; others have their own', async () => {
  shop = await openShop({ SELLER_STORAGE_MB: '3' });
  const seller = await shop.hire('Seller');
  await sent(seller, 2, 1_300_000);
  const before = await sumOf(seller);
  const refused = await upload(shop, seller, new Uint8Array([1, 2, 3]));
  expectProblem(refused, 422, ['image']);
  expect(refused.body.detail).toMatch(/3 MB at most/);
  expect(await sumOf(seller)).toEqual(before);
  expect(await cachedFiles(shop)).toEqual([]);
  await uploadWell(shop, await shop.hire('Seller'), await aPicture());
});

test('who has as many pictures as an account keeps is told so before anything is read', async () => {
  shop = await openShop();
  const buyer = await shop.hire('Buyer');
  await sent(buyer, 200, 1_000);
  const refused = await upload(shop, buyer, new Uint8Array([1, 2, 3]));
  expectProblem(refused, 422, ['image']);
  expect(refused.body.detail).toMatch(/200 pictures/);
});

test('the last megabyte that is left is enough for one more', async () => {
  shop = await openShop({ SELLER_STORAGE_MB: '3' });
  const [seller, other] = [await shop.hire('Seller'), await shop.hire('Seller')];
  await sent(seller, 1, 2 * 1024 * 1024);
  await uploadWell(shop, seller, await aPicture());
  await sent(other, 1, 2 * 1024 * 1024 + 1);
  expectProblem(await upload(shop, other, await aPicture()), 422, ['image']);
});
