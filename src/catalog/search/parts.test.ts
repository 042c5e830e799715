import { expect, test } from 'vitest';
import { openSearchShop } from '#test/saved-searches.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const camera = { brand: 'Canon', title: 'EOS 5D Mark III', mount: 'Canon EF' };
const lens = { kind: 'lens', brand: 'Nikon', modelId: 'nikon-nikkor-ai-s-50mm-f-1-8' };
const bag = { kind: 'accessories', brand: 'Domke', model: 'F-2 shoulder bag' };
const kit = (await createListing(shop, seller, { ...camera, parts: [lens, bag] }))._id;
const body = (await createListing(shop, seller, camera))._id;

const find = async (query: string, path = 'search'): Promise<string[]> =>
  (await shop.call('GET', `/${path}?${query}`)).body.map(({ _id }: { _id: string }) => _id);
const facets = async (query: string) => (await shop.call('GET', `/search/facets?${query}`)).body;

test.for([
  'q=nikkor',
  'q=nikkor+50mm',
  'q=50mm+f1.8',
  'q=canon+nikkor',
  'q=nikon+f-mount+lens',
  'q=domke+bag',
  'brand=domke',
  'mount=nikon+f',
  'brand=nikon&mount=canon+ef',
])('a search for %s finds an item by its parts', async (query) => {
  expect(await find(query)).toEqual([kit]);
});

test('an item is listed only among its own kind, whatever its parts are', async () => {
  expect([await find('', 'cameras'), await find('', 'lens')]).toEqual([[body, kit], []]);
  expect(await find('kind=lens&q=nikkor')).toEqual([]);
  expect(await find('q=nikkor', 'cameras')).toEqual([kit]);
});

const count = ({ value, count: number }: { value: string; count: number }) => [value, number];

test('an item counts once for each brand and mount of its parts', async () => {
  const { brand, mount, kind } = await facets('');
  expect(brand.map(count)).toEqual([
    ['canon', 2],
    ['domke', 1],
    ['nikon', 1],
  ]);
  expect(mount.map(count)).toEqual([
    ['canon ef', 2],
    ['nikon f', 1],
  ]);
  expect(kind.map(count)).toEqual([['cameras', 2]]);
});

test('an item fits a camera if one of its lenses does, unless lenses are listed', async () => {
  const fits = 'fits=nikon-d850';
  expect([await find(fits), await find(fits, 'lens')]).toEqual([[kit], []]);
  expect((await facets(fits)).fits).toMatchObject({ native: 1, adapter: 0, unknown: 0 });
});

test('an edit of its parts changes what finds an item', async () => {
  const { _id } = await createListing(shop, seller, { parts: [bag] }, 'lens');
  const edit = async (parts: object[]) => {
    await shop.call('PATCH', `/lens/${_id}`, { as: seller, body: { parts } });
    return [await find('brand=domke'), await find('q=tamrac')];
  };
  expect(await edit([{ ...bag, brand: 'Tamrac' }])).toEqual([[kit], [_id]]);
  expect(await edit([])).toEqual([[kit], []]);
});

test('a saved search is matched by the parts of an item', async () => {
  const { aSearcher, list, notifiedCounts } = await openSearchShop();
  const { buyer, brand } = await aSearcher();
  await list({ parts: [{ ...bag, brand }] });
  expect(await notifiedCounts(buyer)).toEqual([1]);
});

test('an item with a part of the named maker comes before newer items of other makers', async () => {
  const eyepiece = { kind: 'accessories', brand: 'Nikon', model: 'DK-17 eyepiece' };
  const withPart = (await createListing(shop, seller, { ...camera, parts: [eyepiece] }))._id;
  const other = (await createListing(shop, seller, { ...camera, title: 'Body with eyepiece for Nikon' }))._id;
  expect(await find('q=nikon+eyepiece')).toEqual([withPart, other]);
});
