import { expect, test } from 'vitest';
import { readPageQuery } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { findSuggestions, findRelaxedSearches } from '#src/catalog/search/relaxing/service.server.ts';
import { activeItemsQuery, searchQuery } from '#src/catalog/search/schemas.ts';
import { findActiveItems } from '#src/catalog/search/service.server.ts';
import { understoodBefore } from '#src/catalog/search/understanding-service.server.ts';
import { createListing, useShop } from '#test/shop.ts';
import { findPageOfItems } from './page-service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const porto = { location: 'Porto' };
await createListing(shop, seller, { brand: 'Nikon', title: 'FM2 body', sale: 250, ...porto }, 'cameras');
await createListing(
  shop,
  seller,
  { brand: 'Nikon', title: 'Nikkor 50mm f/1.8', sale: 150, ...porto },
  'lens',
);
await createListing(
  shop,
  seller,
  { brand: 'Nikon', title: 'Nikkor 85mm f/1.8', sale: 300, ...porto },
  'lens',
);
await createListing(
  shop,
  seller,
  { brand: 'Canon', title: 'EF 50mm f/1.8', sale: 90, location: 'Graz' },
  'lens',
);

async function open(address: string) {
  const url = new URL(address, 'http://localhost');
  const kind = url.pathname.slice(1);
  if (kind === 'search') return findPageOfItems(shop.app, url, readPageQuery(searchQuery, url));
  return findPageOfItems(shop.app, url, { ...readPageQuery(activeItemsQuery, url), kind: [kind as 'lens'] });
}

async function leadsTo(address: string): Promise<string | null> {
  const thrown = await open(address).then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown === null) return null;
  if (!(thrown instanceof Response)) throw thrown;
  expect(thrown.status).toBe(302);
  return decodeURIComponent(thrown.headers.get('location')!).replaceAll('+', ' ');
}

test.for([
  ['/search?q=lens+for+nikon+under+$300', '/search?q=lens for nikon&max=300'],
  ['/search?q=nikon+$100-300&sort=sale&max=900', '/search?q=nikon&sort=sale&max=300&min=100'],
  ['/lens?q=under+$300&cursor=abc', '/lens?max=300'],
  ['/search?q=used+under+$300', '/search?max=300'],
  ['/search?q=lenses+under+$300', '/search?q=lenses&max=300'],
  ['/search?q=nikon+f+mount+lens', null],
  ['/search?q=used', null],
  ['/search?q=nikon+lens', null],
  ['/search?q=nikon&max=300', null],
  ['/search?q=nikon+under+€300', null],
] as const)('%s redirects to %s, where filters can be removed', async ([address, to]) => {
  expect(await leadsTo(address)).toBe(to);
});

test('a price in another currency does not limit a search, and the page mentions it', async () => {
  const { total, ignoredPrice } = await open('/search?q=nikon+50mm+under+€10');
  expect([total, ignoredPrice]).toEqual([1, 'under €10']);
  expect((await open('/search?q=nikon+50mm')).ignoredPrice).toBeNull();
});

test('a word that nothing knows is dropped if the others name a model, and the page mentions it', async () => {
  const { total, items, dropped } = await open('/search?q=nikon+fm2+weekender');
  expect([total, items.map(({ products }) => products.title)]).toEqual([1, ['FM2 body']]);
  expect(dropped).toEqual({ word: 'weekender', words: 'nikon fm2' });
  for (const q of ['nikon+weekender', 'fm2+85mm', 'fm2+pink'])
    expect((await open(`/search?q=${q}`)).dropped, q).toBeNull();
});

const relaxedOf = async (address: string) => {
  const { total, relaxed } = await open(address);
  expect(total).toBe(0);
  return relaxed;
};

test('a search without results shows how many items it would find without each word or filter', async () => {
  expect(await relaxedOf('/search?q=nikon+zzyzx')).toEqual([
    { name: 'q', value: 'zzyzx', words: 'nikon', count: 3 },
  ]);
  expect(await relaxedOf('/search?q=used+nikon+50mm&place=graz&max=200')).toEqual([
    { name: 'q', value: 'nikon', words: 'used 50mm', count: 1 },
    { name: 'q', value: 'used nikon 50mm', count: 1 },
    { name: 'place', value: 'graz', count: 1 },
  ]);
  expect(await relaxedOf('/search?brand=nikon&max=100')).toEqual([
    { name: 'max', value: '100', count: 3 },
    { name: 'brand', value: 'nikon', count: 1 },
  ]);
  expect(await relaxedOf('/search?q=zzyzx')).toEqual([]);
  expect(await relaxedOf('/cameras?q=nikon+lens')).toEqual([
    { name: 'kind', value: 'cameras', count: 2 },
    { name: 'q', value: 'lens', words: 'nikon', count: 1 },
    { name: 'q', value: 'nikon lens', count: 1 },
  ]);
});

test('words of one phrase are dropped together', async () => {
  expect(await relaxedOf('/search?q=85mm+full+frame+lens+nikon&place=porto&max=400')).toEqual(
    [
      { name: 'q', value: 'full frame', words: '85mm lens nikon', count: 1 },
      { name: 'q', value: '85mm full frame lens nikon', count: 3 },
    ].toSorted((one, other) => other.count - one.count),
  );
  expect(await relaxedOf('/search?q=85mm+canon+ef+mount')).toEqual([
    { name: 'q', value: '85mm', words: 'canon ef mount', count: 1 },
    { name: 'q', value: 'canon ef mount', words: '85mm', count: 1 },
  ]);
});

test('an empty list of one kind shows the number of matches in all kinds', async () => {
  expect(await relaxedOf('/accessories?q=nikkor')).toEqual([
    { name: 'kind', value: 'accessories', count: 2 },
  ]);
});

test('only a search without results has relaxed searches, and it counts each of them once', async () => {
  expect((await open('/search?q=nikon')).relaxed).toEqual([]);
  let statements = 0;
  const db = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      return result;
    },
  });
  const app = { ...shop.app, db };
  const criteria = { q: 'nikon zzyzy', max: 300, place: ['porto'] };
  expect(await findActiveItems(app, { ...criteria, limit: 24 })).toMatchObject({ total: 0 });
  expect(statements).toBeGreaterThan(0);
  statements = 0;
  const understood = await understoodBefore(app, criteria);
  expect(await findRelaxedSearches(app, understood)).toHaveLength(2);
  // Five relaxed searches are tried: without the first word, the second word, both words, the price, and the place. One
  // of them has words whose descriptions have not been searched yet.
  expect(statements).toBe(1);
  await findSuggestions(app, criteria.q);
  expect(statements).toBeLessThanOrEqual(9);
});

test('a typo in a maker suggests the maker', async () => {
  const { suggestions } = await open('/search?q=pentx');
  expect(suggestions[0]).toEqual({ type: 'brand', label: 'Pentax', path: '/search?brand=pentax' });
});

test('an ambiguous price does not filter the list, and the page shows the reason', async () => {
  const { total, refused } = await open('/search?q=nikon&max=1.200');
  expect({ total, refused }).toEqual({
    total: 3,
    refused: { max: 'is ambiguous; write 1200 or 1.2' },
  });
  expect((await open('/search?q=nikon&max=300')).refused).toEqual({});
});
