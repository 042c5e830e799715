import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { mapSwitches } from '#src/catalog/search/filters.ts';
import type { Facets } from '#src/catalog/search/schemas.ts';
import { expectSamePages } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const [ana, bo] = [await shop.createUser('Seller', 'Ana'), await shop.createUser('Seller', 'Bo')];
const admin = await shop.createUser('admin');
await shop.call('PUT', `/users/seller/${ana.id}`, { as: admin });
const put = (seller: TestUser, title: string, changes: object, kind: 'cameras' | 'lens' | 'accessories') =>
  createListing(shop, seller, { title, ...changes }, kind);
const place = { location: 'Porto' };
await put(ana, 'FM2', { brand: 'Nikon', sale: 300, buy: 900, duration: 120, ...place }, 'cameras');
await put(ana, 'F3', { brand: 'Nikon', sale: 400, buy: 500, duration: 24, location: 'Lyon' }, 'cameras');
await put(bo, 'AE-1', { brand: 'Canon', sale: 100, buy: 150, condition: 'Fair', ...place }, 'cameras');
await put(bo, '50mm', { brand: 'NIKON', sale: 90, buy: 95, duration: 12, location: 'porto' }, 'lens');
await put(bo, 'Tripod', { brand: 'Gitzo', sale: 250, buy: 250, duration: 3, ...place }, 'accessories');
await book(
  shop,
  await shop.createUser('Buyer'),
  await put(ana, 'M6', { brand: 'Leica', sale: 3000, location: 'Graz' }, 'cameras'),
);

async function titles(path: string): Promise<string[]> {
  const { status, body } = await shop.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ products }: Listing) => products.title);
}

test.for([
  ['/cameras?brand=nikon', ['F3', 'FM2']],
  ['/cameras?brand=Nikon&brand=canon', ['AE-1', 'F3', 'FM2']],
  ['/cameras?brand=Nikon&place=PORTO', ['FM2']],
  ['/cameras?condition=Fair&condition=Excellent', ['AE-1']],
  ['/cameras?min=100&max=300', ['AE-1', 'FM2']],
  ['/cameras?min=100.01&max=299.99', []],
  ['/cameras?age=24', ['F3']],
  ['/cameras?verified=1', ['M6', 'F3', 'FM2']],
  ['/cameras?available=1&verified=1', ['F3', 'FM2']],
  ['/cameras?sort=saving&order=desc&available=1', ['FM2', 'F3', 'AE-1']],
  ['/cameras?sort=sale&brand=nikon', ['FM2', 'F3']],
  ['/search?place=porto', ['Tripod', '50mm', 'AE-1', 'FM2']],
  ['/search?place=porto&sort=sale', ['50mm', 'AE-1', 'Tripod', 'FM2']],
  // The duration of accessories is stored in years.
  ['/search?age=24', ['50mm', 'F3']],
  ['/search?age=36', ['Tripod', '50mm', 'F3']],
  ['/search?kind=lens&kind=accessories', ['Tripod', '50mm']],
  ['/search?kind=lens&q=50', ['50mm']],
  ['/search?sort=sale&order=desc', ['M6', 'F3', 'FM2', 'Tripod', 'AE-1', '50mm']],
] as const)('%s lists %j', async ([path, expected]) => {
  expect(await titles(path)).toEqual(expected);
});

test('pages of a filtered list contain each item once, and the total counts only matching items', async () => {
  await expectSamePages(shop, '/search?place=porto&sort=sale', 4);
});

test('more than twenty values of a filter are rejected', async () => {
  const tooMany = Array(21).fill('x').join('&brand=');
  expectProblem(await shop.call('GET', `/cameras?brand=${tooMany}`), 422, ['brand']);
});

test('a cursor is rejected when the filters have changed', async () => {
  const { headers } = await shop.call('GET', '/cameras?brand=nikon&limit=1');
  const cursor = /cursor=([\w-]+)/.exec(headers.get('link')!)![1];
  expect((await shop.call('GET', `/cameras?brand=nikon&cursor=${cursor}`)).status).toBe(200);
  expect((await shop.call('GET', `/cameras?brand=canon&cursor=${cursor}`)).status).toBe(422);
});

const countsOf = (values: Facets['brand']) =>
  Object.fromEntries(values.map(({ label, count }) => [label, count]));

test('a facet counts the items that its value would leave, ignoring other choices in the same group', async () => {
  const { body } = await shop.call('GET', '/search/facets?brand=nikon&kind=cameras');
  expect(countsOf(body.brand)).toEqual({ Canon: 1, Leica: 1, Nikon: 2 });
  expect(countsOf(body.kind)).toEqual({ cameras: 2, lens: 1 });
  expect(countsOf(body.condition)).toEqual({ Good: 2 });
  expect(countsOf(body.place)).toEqual({ Lyon: 1, Porto: 1 });
  expect([body.verified, body.available]).toEqual([2, 2]);
  expect(body.price).toEqual({ min: 300, max: 400 });
});

test('conditions are listed from best to worst, whatever their counts', async () => {
  for (const each of ['Fair', 'Fair', 'Excellent', 'Good', 'Good', 'Good'])
    await createListing(shop, bo, { brand: 'Tiffen', title: 'Fog filter', condition: each }, 'accessories');
  const { body } = await shop.call('GET', '/search/facets?brand=tiffen');
  const { condition } = body as Facets;
  expect(condition.map(({ value, count }) => [value, count])).toEqual([
    ['Excellent', 1],
    ['Good', 3],
    ['Fair', 2],
  ]);
});

test('the count of each facet equals the length of its list', async () => {
  const { body } = await shop.call('GET', '/search/facets?available=1&max=500');
  for (const group of ['kind', 'brand', 'condition', 'place'] as const)
    for (const { value, count } of (body as Facets)[group]) {
      const path = `/search?available=1&max=500&${group}=${encodeURIComponent(value)}`;
      expect(await titles(path), path).toHaveLength(count);
    }
  expect(await titles('/search?available=1&max=500&verified=1')).toHaveLength(body.verified);
});

test('different spellings of a value are counted together, under the most common spelling', async () => {
  for (const [brand, location] of [
    ['ROLLEI', 'Graz'],
    ['Rollei', 'Graz'],
    ['Rollei', 'GRAZ'],
  ] as const)
    await createListing(shop, bo, { brand, title: 'Planar', location, mount: 'Rollei QBM' }, 'lens');
  await createListing(shop, bo, { brand: 'Rollei', title: 'Sonnar', mount: 'ROLLEI QBM' }, 'lens');
  const { body } = await shop.call('GET', '/search/facets?kind=lens');
  expect(body.brand).toContainEqual({ value: 'rollei', label: 'Rollei', count: 4 });
  expect(body.place).toContainEqual({ value: 'graz', label: 'Graz', count: 3 });
  expect(body.mount).toContainEqual({ value: 'rollei qbm', label: 'Rollei QBM', count: 4 });
});

test('facets are empty when no item matches', async () => {
  const { body } = await shop.call('GET', '/search/facets?q=zzyzx');
  expect(body).toEqual({
    kind: [],
    model: null,
    brand: [],
    mount: [],
    condition: [],
    place: [],
    ...mapSwitches(() => 0),
    price: null,
    fits: null,
    near: null,
  });
});

test('the next search reflects that a seller was verified or deleted', async () => {
  const cy = await shop.createUser('Seller', 'Cy');
  await createListing(shop, cy, { title: 'Only one', brand: 'Voigtländer' }, 'lens');
  expect(await titles('/lens?brand=voigtl%C3%A4nder&verified=1')).toEqual([]);
  await shop.call('PUT', `/users/seller/${cy.id}`, { as: admin });
  expect(await titles('/lens?brand=voigtl%C3%A4nder&verified=1')).toEqual(['Only one']);
  await shop.call('DELETE', `/users/${cy.id}`, { as: admin });
  expect(await titles('/lens?brand=voigtl%C3%A4nder')).toEqual([]);
});

test('lists and facets use the item’s own mount or else its model’s, including after an edit', async () => {
  const di = await shop.createUser('Seller', 'Di');
  const modelId = 'sigma-35mm-f-1-4-dg-hsm-art';
  const linked = await createListing(shop, di, { title: 'Linked', brand: 'Sigma', modelId }, 'lens');
  await createListing(shop, di, { title: 'Said', brand: 'Sigma', modelId, mount: 'Canon EF' }, 'lens');
  await createListing(shop, di, { title: 'Canon EF 85mm f/1.8 USM', brand: 'Canon' }, 'lens');
  await createListing(shop, di, { title: 'Adapter', brand: 'Metabones', mount: 'CANON EF' }, 'accessories');
  const all = ['Adapter', 'Canon EF 85mm f/1.8 USM', 'Said', 'Linked'];
  expect(await titles('/search?mount=canon+ef')).toEqual(all);
  expect(await titles('/lens?mount=canon+ef&mount=nikon+f&brand=sigma')).toEqual(['Said', 'Linked']);
  expect(await titles('/lens?mount=nikon+f')).toEqual(['Linked']);
  const { body } = await shop.call('GET', '/search/facets?kind=lens&brand=sigma');
  expect(countsOf(body.mount)).toMatchObject({ 'Canon EF': 2, 'Nikon F': 1 });
  await shop.call('PATCH', `/lens/${linked._id}`, { as: di, body: { mount: 'Sigma SA' } });
  expect(await titles('/lens?mount=nikon+f')).toEqual([]);
  expect(await titles('/lens?mount=sigma+sa')).toEqual(['Linked']);
});

const found = async (query: string) => (await titles(`/search?brand=traits&${query}`)).toSorted();

test('filters of lenses use the model, and what the title says of a lens without one', async () => {
  const ed = await shop.createUser('Seller', 'Ed');
  const add = async (title: string, more: object = {}) =>
    createListing(shop, ed, { title, brand: 'Traits', ...more }, 'lens');
  await add('Own', { modelId: 'sigma-35mm-f-1-4-dg-hsm-art' });
  await add('Zoom 24-70mm f/2.8');
  await add('Long 85mm 1.8');
  await add('Old 1,4/50');
  await add('Mystery');
  expect(await found('kind=lens&focalMin=35&focalMax=35')).toEqual(['Own', 'Zoom 24-70mm f/2.8']);
  expect(await found('kind=lens&focalMin=70')).toEqual(['Long 85mm 1.8', 'Zoom 24-70mm f/2.8']);
  expect(await found('kind=lens&focalMax=35.5')).toEqual(['Own', 'Zoom 24-70mm f/2.8']);
  expect(await found('kind=lens&aperture=1.4')).toEqual(['Old 1,4/50', 'Own']);
  expect(await found('kind=lens&aperture=1.8&lensType=prime&focalMin=50')).toEqual([
    'Long 85mm 1.8',
    'Old 1,4/50',
  ]);
  expect(await found('kind=lens&lensType=zoom')).toEqual(['Zoom 24-70mm f/2.8']);
  expect([await found('kind=lens&autofocus=true'), await found('kind=lens&autofocus=false')]).toEqual([
    ['Own'],
    [],
  ]);
  const { _id } = await add('Plain', { modelId: 'sigma-35mm-f-1-4-dg-hsm-art' });
  await shop.call('PATCH', `/lens/${_id}`, { as: ed, body: { modelId: null, title: 'Plain 20mm' } });
  expect(await found('kind=lens&focalMax=20')).toEqual(['Plain 20mm']);
});

const kitLens = (model: string) => ({ kind: 'lens', brand: 'Kit', model });

test('filters of cameras and of lenses each need one part of an item that meets them all', async () => {
  const flo = await shop.createUser('Seller', 'Flo');
  const add = async (title: string, modelId: string, parts: object[] = []) =>
    createListing(shop, flo, { title, brand: 'Traits', modelId, parts }, 'cameras');
  await add('Digital', 'nikon-d850', [kitLens('Kit 50mm f/1.4'), kitLens('Kit 135mm f/2.8')]);
  await add('Analog', 'nikon-fm2');
  expect([await found('kind=cameras&film=true'), await found('kind=cameras&film=false')]).toEqual([
    ['Analog'],
    ['Digital'],
  ]);
  expect(await found('kind=cameras&format=full-frame')).toEqual(['Analog', 'Digital']);
  expect(await found('kind=cameras&format=aps-c&format=full-frame&film=false')).toEqual(['Digital']);
  expect(await found('kind=cameras&format=aps-c')).toEqual([]);
  expect(await found('kind=cameras&film=false&focalMin=135&focalMax=135')).toEqual(['Digital']);
  expect(await found('kind=cameras&focalMin=135&aperture=1.4')).toEqual([]);
});
