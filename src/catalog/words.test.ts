import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { referenceModels } from '#src/gear/service.server.ts';
import { openShop, putUp, type Shop } from '#test/shop.ts';
import { searchTokens } from './search-terms.ts';
import type { Listing } from './contract.ts';

let shop: Shop;
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
beforeAll(async () => {
  shop = await openShop();
  const seller = await shop.hire('Seller');
  for (const [kind, brand, title] of items) await putUp(shop, seller, { brand, title }, kind);
});
afterAll(() => shop.close());

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
  ['trav', 'Travel tripod, 50 cm'],
] as const)('%s finds %s first', async ([q, title]) => {
  expect((await find(q))[0]).toBe(title);
});

test('every word must be there, and a number from its first digit', async () => {
  expect((await find('50mm')).toSorted()).toEqual(['AF-S Nikkor 50mm f/1.8G', 'EF 50mm f/1.8 STM']);
  expect(await find('canon 150mm')).toEqual([]);
  expect(await find('zzyzx')).toEqual([]);
  expect(await find('…')).toEqual([]);
});

test('within one kind only that kind is found', async () => {
  expect(await find('50', '/accessories')).toEqual(['Travel tripod, 50 cm']);
  expect(await find('nikon', '/lens')).toEqual(['AF-S Nikkor 50mm f/1.8G']);
});

test('what means something to patterns is looked for as it is', async () => {
  for (const q of ['%', '_', '100%', '\\', '(', '[a', '.*', "o'x", '$1', '^', '1+1']) await find(q);
  expect(await find('.*')).toEqual([]);
  expect(await find('M6 (2022)')).toEqual(['M6 (2022) body']);
});

test('what is typed is taken apart as the database takes listings apart', async () => {
  const models = await referenceModels(shop.app.root);
  const samples = [
    ...models.map(({ maker, name }) => `${maker} ${name}`),
    'Straße 50 mm',
    'f/1,8',
    'F 1.8G',
    '1:2.8',
    '50mmf1.8',
    'µ-II ½',
    'Зенит-Е',
    'ニコン F3',
    'Łódź ø',
    'a_b',
    'ﬁne',
    'x²',
  ];
  const { rows } = await sql<{ tokens: string[] }>`
    select search_tokens(value) as tokens from unnest(${samples}::text[]) with ordinality as given (value, place) order by place
  `.execute(shop.app.db);
  for (const [at, sample] of samples.entries())
    expect(rows[at]!.tokens.slice(0, 12), sample).toEqual(searchTokens(sample));
});
