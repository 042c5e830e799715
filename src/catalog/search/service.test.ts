import { expect, test } from 'vitest';
import { countOf } from '#test/observability.ts';
import { createListing, useShop } from '#test/shop.ts';
import { findActiveItems } from './service.server.ts';

const shop = await useShop();
await createListing(shop, await shop.createUser('Seller'), { brand: 'Nikon', title: 'FM2 monolith' });

const series = [
  'rangefinder_searches_total{outcome="found"}',
  'rangefinder_searches_total{outcome="empty"}',
  'rangefinder_searches_total{outcome="failed"}',
  'rangefinder_search_seconds_count',
];
const counts = async () => Promise.all(series.map(countOf));

async function added(run: () => Promise<unknown>): Promise<number[]> {
  const before = await counts();
  await run();
  return (await counts()).map((count, index) => count - before[index]!);
}

const find = (query: string) => async () => shop.call('GET', query);

test('a search with words is timed and counted by its outcome, and a list without words is not', async () => {
  expect(await added(find('/search?q=nikon'))).toEqual([1, 0, 0, 1]);
  expect(await added(find('/cameras?q=zzyzx'))).toEqual([0, 1, 0, 1]);
  expect(await added(find('/cameras?brand=nikon'))).toEqual([0, 0, 0, 0]);
  const db = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async () => Promise.reject(new Error('cut off')),
  });
  const failing = async () => findActiveItems({ ...shop.app, db }, { q: 'zzyzw', limit: 24 }).catch(String);
  expect(await added(failing)).toEqual([0, 0, 1, 1]);
  expect(await failing()).toBe('Error: cut off');
});

test('an item that is sold after the search has found it is not shown', async () => {
  const seller = await shop.createUser('Seller');
  const stays = await createListing(shop, seller, { brand: 'Leica', title: 'M6 body' });
  const goes = await createListing(shop, seller, { brand: 'Leica', title: 'M3 body' });
  let isGone = false;
  const db = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isGone) await shop.call('DELETE', `/cameras/${goes._id}`, { as: seller });
      isGone = true;
      return result;
    },
  });
  const page = await findActiveItems({ ...shop.app, db }, { q: 'leica', limit: 24 });
  expect(page.items.map(({ _id }) => _id)).toEqual([stays._id]);
});

const count = async (q: string): Promise<number> =>
  (await shop.call('GET', `/search?q=${encodeURIComponent(q)}`)).body.length;

test('only whole words match, and punctuation alone finds nothing', async () => {
  expect([await count('fm2 monolith'), await count('fm2 mon'), await count('…')]).toEqual([1, 0, 0]);
});
