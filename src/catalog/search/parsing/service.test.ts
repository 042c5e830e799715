import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { expectSamePages } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop, type Kind } from '#test/shop.ts';
import { storeTerms } from '#test/terms.ts';
import { searchTokens } from './tokens.ts';

const items = [
  ['cameras', 'Sony', 'A7 III body'],
  ['cameras', 'Sony', 'A7R IV body'],
  ['cameras', 'Nikon', 'FM2n body, black'],
  ['cameras', 'Leica', 'M6 (2022) body'],
  ['lens', 'Nikon', 'AF-S Nikkor 50mm f/1.8G'],
  ['lens', 'Canon', 'EF 50mm f/1.8 STM'],
  ['lens', 'Zeiss', 'Sonnar 150mm f/4'],
  ['lens', 'Voigtländer', 'Nokton 35mm f/1.4'],
  ['accessories', 'Peak Design', 'Travel tripod, 50 cm'],
] as const;
const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (brand: string, title: string, more: object = {}, kind: Kind = 'cameras') =>
  createListing(shop, seller, { brand, title, ...more }, kind);
for (const [kind, brand, title] of items) await put(brand, title, {}, kind);
await storeTerms(shop.app);

async function find(q: string, path = '/search'): Promise<string[]> {
  const { status, body } = await shop.call('GET', `${path}?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return body.map(({ products }: Listing) => products.title);
}

test.for([
  ['a7iii', 'A7 III body'],
  ['A7 III', 'A7 III body'],
  ['a7-iii', 'A7 III body'],
  ['sony a7r', 'A7R IV body'],
  ['cannon 50 mm f1.8', 'EF 50mm f/1.8 STM'],
  ['nikor', 'AF-S Nikkor 50mm f/1.8G'],
  ['50mm nikkor', 'AF-S Nikkor 50mm f/1.8G'],
  ['voigtlander', 'Nokton 35mm f/1.4'],
  ['VOIGTLÄNDER 35', 'Nokton 35mm f/1.4'],
  ['fm2', 'FM2n body, black'],
  ['FM-2', 'FM2n body, black'],
  ['fm 2', 'FM2n body, black'],
  ['trav', 'Travel tripod, 50 cm'],
] as const)('%s finds %s first', async ([q, title]) => {
  expect((await find(q))[0]).toBe(title);
});

test('an item must have every word, and a number does not match the end of a longer number', async () => {
  expect((await find('50mm')).toSorted()).toEqual(['AF-S Nikkor 50mm f/1.8G', 'EF 50mm f/1.8 STM']);
  expect(await find('canon 150mm')).toEqual([]);
  expect(await find('zzyzx')).toEqual([]);
  expect(await find('…')).toEqual([]);
});

test('a search within one kind finds items of that kind only', async () => {
  expect(await find('50', '/accessories')).toEqual(['Travel tripod, 50 cm']);
  expect(await find('nikon', '/lens')).toEqual(['AF-S Nikkor 50mm f/1.8G']);
});

test('pattern characters are matched literally', async () => {
  for (const q of ['%', '_', '100%', '\\', '(', '[a', '.*', "o'x", '$1', '^', '1+1']) await find(q);
  expect(await find('.*')).toEqual([]);
  expect(await find('M6 (2022)')).toEqual(['M6 (2022) body']);
});

describe('a query that names a model', () => {
  test('finds its listings by their model, and listings without a model by their words', async () => {
    await put('Nikon', 'My old friend', { modelId: 'nikon-d850' });
    await put('Nikon', 'D850 body');
    await put('Nikon', 'Grip for the D850', {}, 'accessories');
    for (const q of ['d850', 'nikkon d 850'])
      expect((await find(q)).toSorted()).toEqual(['D850 body', 'Grip for the D850', 'My old friend']);
  });

  test('finds a listing after its seller has chosen the model', async () => {
    const item = await put('Pentax', 'K-1 Mark II body');
    expect(await find('pentax k1 mk2')).toEqual(['K-1 Mark II body']);
    await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { title: 'Something else' } });
    expect(await find('pentax k1 mk2')).toEqual([]);
    await shop.call('PATCH', `/cameras/${item._id}`, { as: seller, body: { modelId: 'pentax-k-1-ii' } });
    expect(await find('pentax k1 mk2')).toEqual(['Something else']);
  });
});

describe('words shared by many models', () => {
  test('find the listings of all these models first, then others by their words', async () => {
    await put('Canon', 'The wide one', { modelId: 'canon-ef-14mm-f-2-8l-ii-usm' }, 'lens');
    await put('Canon', 'The fisheye', { modelId: 'canon-ef-8-15mm-f-4l-fisheye-usm' }, 'lens');
    await put('Canon', 'Caps for USM lenses', {}, 'lens');
    expect(await find('canon usm')).toEqual(['The fisheye', 'The wide one', 'Caps for USM lenses']);
    const { body } = await shop.call('GET', '/search/facets?q=canon%20usm');
    expect(body.kind).toEqual([{ value: 'lens', label: 'lens', count: 3 }]);
    expect(await find('canon usm', '/cameras')).toEqual([]);
  });

  test('that are only a maker’s name also find items that other makers made for it', async () => {
    const modelId = 'sigma-30mm-f-1-4-dc-dn';
    await put('Viltrox', 'Made for Fujifilm', { modelId }, 'lens');
    expect(await find('fujifilm')).toContain('Made for Fujifilm');
    expect(await find('fujifilm lens')).toContain('Made for Fujifilm');
  });
});

describe('pages of search results', () => {
  const titles = Array.from({ length: 5 }, (_each, at) => `X-T3 number ${at}`);
  beforeAll(async () => {
    for (const [at, title] of titles.entries())
      await put('Fujifilm', title, { sale: 100 + at, ...(at % 2 === 0 && { modelId: 'fujifilm-x-t3' }) });
    await put('Fujifilm', 'Strap for X-T3', { sale: 5 }, 'accessories');
  });

  test.for([
    '',
    '&sort=sale',
    '&sort=sale&order=desc',
    '&sort=date',
    '&sort=title',
    '&sort=saving',
    '&order=asc',
  ])('contain each item once: %s', (sort) => expectSamePages(shop, `/search?q=x-t3${sort}`, 6));

  test('show items of a model that the query names before items that only match its words', async () => {
    expect((await find('fuji xt3')).at(-1)).toBe('Strap for X-T3');
    expect((await find('fuji xt3'))[0]).toBe('X-T3 number 4');
  });

  test('reject a cursor when the words have changed', async () => {
    const { headers } = await shop.call('GET', '/search?q=x-t3&limit=1');
    const cursor = /cursor=([\w-]+)/.exec(headers.get('link')!)![1];
    expectProblem(await shop.call('GET', `/search?q=x-t30&cursor=${cursor}`), 422, ['cursor']);
    expectProblem(await shop.call('GET', `/search?q=x-t3&sort=sale&cursor=${cursor}`), 422, ['cursor']);
  });
});

test('an item is found by any two words of its title', async () => {
  const item = await put('Canon', 'EOS 5D with 50mm lens, seventh', { modelId: 'canon-eos-5d' });
  const words = searchTokens(item.products.title).filter((word) => word !== 'with');
  for (const one of words)
    for (const other of words.filter((each) => each !== one)) {
      const { body } = await shop.call('GET', `/search?q=${one}+${other}&limit=100`);
      expect(
        (body as Listing[]).map(({ _id }) => _id),
        `${one} ${other}`,
      ).toContain(item._id);
    }
});

test.for([
  "'",
  '!!a',
  'a & b',
  '(a | b',
  "a:*'",
  '<->',
  "'a' <-> 'b'",
  '\\',
  '""',
  '%',
  '$1',
  'a\u0301',
  '🙂',
  '& | !',
  'f/',
  '1:',
  '-',
  ':*',
])('operators of text queries are matched literally: %s', async (q) => {
  for (const path of ['/search', '/search/facets', '/cameras'])
    expect((await shop.call('GET', `${path}?q=${encodeURIComponent(q)}`)).status, path).toBe(200);
});

test('a query that is too long or contains a NUL is rejected with the name of the field', async () => {
  for (const q of ['x'.repeat(10_000), 'a%00b'])
    expectProblem(await shop.call('GET', `/search?q=${q}`), 422, ['q']);
});

test('a search that takes too long gets 503 with a reason', async () => {
  // Every query that reads listings waits for this lock.
  await shop.app.db.transaction().execute(async (trx) => {
    await sql`lock table listings in access exclusive mode`.execute(trx);
    const given = await shop.call('GET', '/search?q=nikon');
    expectProblem(given, 503);
    expect(given.body.detail).toBe('This search takes too long. Use fewer or different words.');
  });
  expect((await shop.call('GET', '/search?q=nikon')).status).toBe(200);
});
