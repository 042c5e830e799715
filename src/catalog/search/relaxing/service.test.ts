import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { createListing, useShop } from '#test/shop.ts';
import { bookableCountTags } from '#src/catalog/listings/cache-tags.server.ts';
import { findMeant, findWaysOn } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (brand: string, title: string, changes: object = {}) =>
  createListing(shop, seller, { brand, title, ...changes }, 'cameras');
await put('Nikon', 'FM2 tokyo osaka kyoto nagoya', { location: 'Porto', sale: 300 });
await put('Nikon', 'F3 body', { location: 'Porto', sale: 500 });
await put('Canon', 'AE-1 body', { location: 'Graz', sale: 150 });
await put('Pentax', 'K-5 body', { location: 'Oslo', sale: 1_000 });
await put('Pentax', 'K-3 body', { location: 'Oslo', sale: 1_000 });

const shown = async (asked: Parameters<typeof findWaysOn>[1]) =>
  (await findWaysOn(shop.app, asked)).map(({ name, value, words, count }) => [name, value, words, count]);

test('of several values of a filter one is left out at a time', async () => {
  expect(await shown({ brand: ['leica', 'nikon'], max: 200, place: ['porto'] })).toEqual([
    ['max', '200', undefined, 2],
  ]);
  expect(await shown({ brand: ['nikon'], place: ['graz', 'lyon'] })).toEqual([
    ['brand', 'nikon', undefined, 1],
  ]);
});

test('the only value of a filter is left out with the filter', async () => {
  expect(await shown({ brand: ['nikon'], place: ['graz'] })).toEqual([
    ['place', 'graz', undefined, 2],
    ['brand', 'nikon', undefined, 1],
  ]);
});

test('one word alone is not left out: nothing would be asked for', async () => {
  expect(await shown({ q: 'zzyzx' })).toEqual([]);
  expect(await shown({ q: 'zzyzx', place: ['porto'] })).toEqual([['q', 'zzyzx', undefined, 2]]);
});

test('blanks between words do not matter', async () => {
  expect(await shown({ q: 'fm2   zzyzx' })).toEqual([['q', 'zzyzx', 'fm2', 1]]);
});

test('only the first four of many words are left out', async () => {
  expect(await shown({ q: 'tokyo osaka kyoto zzyzx' })).toEqual([['q', 'zzyzx', 'tokyo osaka kyoto', 1]]);
  expect(await shown({ q: 'tokyo osaka kyoto nagoya zzyzx' })).toEqual([]);
});

test('no more than eight conditions are tried', async () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(await shown({ place: places, max: 1 })).toEqual([]);
  // The ninth condition is not tried.
  expect(await shown({ place: [...places.slice(1), 'porto'], max: 1 })).toEqual([]);
  expect(await shown({ place: [...places.slice(2), 'porto'], max: 1 })).toEqual([['max', '1', undefined, 2]]);
});

test('what is counted is old once an item comes, goes, or is booked', async () => {
  const { tags } = await collectTags(() => findWaysOn(shop.app, { q: 'fm2 zzyzx' }));
  expect(tags).toEqual(expect.arrayContaining(bookableCountTags()));
});

test('where nothing is asked for, nothing is read', async () => {
  expect(await collectTags(() => findWaysOn(shop.app, {}))).toEqual({ result: [], tags: [] });
});

test('what may have been meant is what leads to something, four at most', async () => {
  const meant = await findMeant(shop.app, 'nikon');
  expect(meant.map(({ type, label }) => [type, label])).toEqual([
    ['brand', 'Nikon'],
    ['model', 'Nikon F3'],
    ['model', 'Nikon FM2'],
  ]);
  const many = await findMeant(shop.app, 'k');
  expect(many.map(({ label }) => label)).toEqual(['KMZ', 'Konica Minolta', 'Konica', 'Pentax K-3']);
  expect(await findMeant(shop.app, undefined)).toEqual([]);
});

test('where counting takes too long nothing is shown; what is wrong otherwise is said', async () => {
  const asked = { q: 'fm2 zzyzx' };
  // Everyone who reads listings waits for this lock.
  await shop.app.db.transaction().execute(async (trx) => {
    await sql`lock table listings in access exclusive mode`.execute(trx);
    expect(await findWaysOn(shop.app, asked)).toEqual([]);
  });
  const db = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async () => Promise.reject(new Error('cut off')),
  });
  await expect(findWaysOn({ ...shop.app, db }, asked)).rejects.toThrow('cut off');
  const gone = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async () => Promise.reject(new AppError('not-found')),
  });
  await expect(findWaysOn({ ...shop.app, db: gone }, asked)).rejects.toThrow(AppError);
});
