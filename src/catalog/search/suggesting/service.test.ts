import { expect, test } from 'vitest';
import type { Suggestion } from '#src/catalog/search/schemas.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';

const longName = 'Nikkor AF-S 70-200mm f/2.8G ED VR II';

const shop = await useShop();
const seller = await shop.createUser('Seller');
await createListing(shop, seller, { brand: 'Peak Design', title: 'Strap' }, 'accessories');
await createListing(shop, seller, { brand: 'Nikon', title: 'D850 body' });
await createListing(shop, seller, { brand: 'Nikon', title: longName }, 'lens');

async function suggest(q: string): Promise<Suggestion[]> {
  const { status, body } = await shop.call('GET', `/search/suggest?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body;
}

test.for([
  ['lens', { type: 'category', label: 'Lenses', kind: 'lens', path: '/lens' }],
  ['nik', { type: 'brand', label: 'Nikon', path: '/search?brand=nikon' }],
  ['nikon under $300', { type: 'brand', label: 'Nikon', path: '/search?brand=nikon&max=300' }],
  ['nikn', { type: 'brand', label: 'Nikon', path: '/search?brand=nikon' }],
  ['voigtländ', { type: 'brand', label: 'Voigtländer', path: '/search?brand=voigtl%C3%A4nder' }],
  ['fuji', { type: 'brand', label: 'Fujifilm', path: '/search?brand=fujifilm' }],
  ['oly', { type: 'brand', label: 'Olympus', path: '/search?brand=olympus' }],
  ['fujian', { type: 'brand', label: 'Fujian', path: '/search?brand=fujian' }],
  ['design', { type: 'brand', label: 'Peak Design', path: '/search?brand=peak+design' }],
  ['d85', { type: 'model', label: 'Nikon D850', kind: 'cameras', path: '/search?q=Nikon+D850', items: true }],
  [
    'a7iii',
    {
      type: 'model',
      label: 'Sony Alpha 7 III',
      kind: 'cameras',
      path: '/search?q=Sony+Alpha+7+III',
      items: false,
    },
  ],
] as const)('%s suggests %j first', async ([q, first]) => {
  expect((await suggest(q))[0]).toEqual(first);
});

test('the number of suggestions is limited, and an empty text has none', async () => {
  expect((await suggest('canon')).length).toBeLessThanOrEqual(12);
  for (const q of ['…', '%', "'", 'zzyzxq']) expect(await suggest(q)).toEqual([]);
  expect((await shop.call('GET', '/search/suggest')).body).toEqual([]);
  const short = await shop.call('GET', '/suggest?q=nikon');
  expect(short.body).toEqual((await shop.call('GET', '/search/suggest?q=nikon')).body);
  expect(short.body).not.toEqual([]);
  expectProblem(await shop.call('GET', `/search/suggest?q=${'x'.repeat(10_000)}`), 422, ['q']);
});

test('models with items are suggested first for a maker with many models', async () => {
  const models = (await suggest('nik')).filter(({ type }) => type === 'model');
  expect(models.map(({ items }) => items)).toEqual([true, true, false, false, false, false]);
  expect(models.slice(0, 2).map(({ label }) => label)).toEqual(['Nikon D850', `Nikon ${longName}`]);
});

test('every suggestion with items leads to items', async () => {
  const { path } = (await suggest('nikon d850')).find(({ items }) => items)!;
  const { body } = await shop.call('GET', path);
  expect(body[0].products.title).toBe('D850 body');
});
