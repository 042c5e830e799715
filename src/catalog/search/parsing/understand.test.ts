import { expect, test } from 'vitest';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { expectSamePages } from '#test/pages.ts';
import { createListing, useShop } from '#test/shop.ts';

const items: readonly (readonly [Kind, string, string, number, string?])[] = [
  ['lens', 'Nikon', 'Nikkor AF-S 50mm f/1.8G', 150, 'nikon-nikkor-af-s-50mm-f-1-8g'],
  ['lens', 'Sigma', 'Art 35', 420, 'sigma-35mm-f-1-4-dg-hsm-art'],
  ['lens', 'Nikon', 'Nikkor Z 50mm f/1.8 S', 380, 'nikon-nikkor-z-50mm-f-1-8-s'],
  ['lens', 'Canon', 'EF 50mm f/1.8 STM', 90],
  ['cameras', 'Nikon', 'FM2 body', 250],
  ['cameras', 'Nikon', 'D750 with built-in flash', 600],
  ['accessories', 'Nikon', 'EN-EL15 battery', 30],
  ['accessories', 'Nikon', 'SB-700 Speedlight', 170],
  ['accessories', 'Nikon', 'Lens cap 52mm', 5],
];
const shop = await useShop();
const seller = await shop.createUser('Seller');
for (const [kind, brand, title, sale, modelId] of items)
  await createListing(shop, seller, { brand, title, sale, ...(modelId && { modelId }) }, kind);

async function find(q: string, more = '', path = '/search'): Promise<string[]> {
  const { status, body } = await shop.call('GET', `${path}?q=${encodeURIComponent(q)}${more}`);
  expect(status, q).toBe(200);
  return body.map(({ products }: Listing) => products.title);
}

const [nikkor, art, z50, canon] = items.map(([, , title]) => title);
const [fm2, d750, battery, speedlight, cap] = items.slice(4).map(([, , title]) => title);

test.for([
  ['nikon lens', [z50, nikkor, art, cap]],
  ['lenses nikon', [z50, nikkor, art]],
  ['used nikon camera', [d750, fm2]],
  ['nikon flash', [speedlight, d750]],
  ['nikon batteries', [battery]],
  ['nikon lens cap', [cap]],
  ['nikon f mount lens', [nikkor, art]],
  ['f-mount', [d750, fm2, art, nikkor]],
  ['nikon mount', [d750, fm2, z50, nikkor, cap, speedlight, battery]],
  ['sigma lens with nikon f mount', [art]],
  ['lens for nikon under $300', [nikkor, cap]],
  ['nikon $100-300', [fm2, nikkor, speedlight]],
  ['a lens for the canon', [canon, art]],
  ['lens', [canon, z50, art, nikkor, cap]],
  ['used lenses under 200', [canon, nikkor]],
  ['cameras', [d750, fm2]],
  ['full frame body', [d750]],
  ['amount', []],
  ['fm2 or d750', [d750, fm2]],
  ['fm2 or d750 or sb700', [d750, fm2, speedlight]],
  ['excellent or fair nikon flash', [speedlight, d750]],
  ['nikons', [z50, fm2, d750, nikkor, cap, speedlight, battery]],
  ['nikon fe2', []],
] as const)('%s finds %j in this order', async ([q, titles]) => {
  const found = await find(q);
  expect(found.toSorted()).toEqual([...titles].toSorted());
  expect(found.at(-1)).toBe(titles.at(-1));
  const { body } = await shop.call('GET', `/search/facets?q=${encodeURIComponent(q)}`);
  expect(body.available).toBe(titles.length);
});

test('a search combines the kind named in its words with the chosen kind', async () => {
  expect(await find('nikon lens', '&kind=cameras')).toEqual([]);
  expect(await find('nikon lens', '', '/accessories')).toEqual([cap]);
  expect(await find('lens', '', '/accessories')).toEqual([cap]);
  expect((await find('lens', '', '/lens')).toSorted()).toEqual([art, canon, nikkor, z50].toSorted());
});

test('a maker’s own items come before newer ones that other makers made for it', async () => {
  const old = await createListing(shop, seller, { brand: 'Yashica', title: 'ML 28mm' }, 'lens');
  const later = await createListing(shop, seller, { brand: 'Vivitar', title: '28mm for Yashica' }, 'lens');
  expect(await find('yashica')).toEqual([old.products.title, later.products.title]);
  expect(await find('vivitar for yashica')).toEqual([later.products.title]);
});

test('a name of a model stands for its other names beside other words', async () => {
  await createListing(shop, seller, { brand: 'Sony', title: 'ILCE-7RM3 battery grip bundle' }, 'accessories');
  await createListing(shop, seller, { brand: 'Canon', title: 'Cage for 250D' }, 'accessories');
  expect(await find('A7R III grip')).toEqual(['ILCE-7RM3 battery grip bundle']);
  expect(await find('rebel sl3 cage')).toEqual(['Cage for 250D']);
  expect(await find('A7R II grip')).toEqual([]);
});

test('a price typed in the words replaces the chosen price', async () => {
  expect(await find('nikon under $300', '&max=10&kind=cameras')).toEqual([fm2]);
});

test('pages of a search with a kind contain each item once in every order', async () => {
  for (const sort of ['', '&order=asc', '&sort=sale', '&sort=date'])
    await expectSamePages(shop, `/search?q=nikon+lens${sort}`, 4);
});

const put = async (kind: Kind, fields: object) =>
  (await createListing(shop, seller, fields, kind)).products.title;

test('a search for lenses for a camera leaves out lenses that the camera cannot use', async () => {
  const ringed = await put('lens', {
    brand: 'Nikon',
    title: 'AF 50mm f/1.8D',
    modelId: 'nikon-nikkor-af-50mm-f-1-8d',
  });
  const unknown = await put('lens', { brand: 'Soligor', title: 'Old 50mm f/1.8', mount: 'Nikon F' });
  const kit = await put('cameras', { brand: 'Nikon', title: 'FE2 and 50mm f/1.8 lens' });
  const byFocal = ['50mm nikon fe2', 'fe2 50mm f1.8', 'fe2 50mm', '50mm fe2', '50mm for fe2'];
  const queries = [...byFocal, 'fe2 lens', 'a lens for nikon fe2'];
  for (const [at, q] of queries.entries()) {
    // The item does not say for which mount the Sigma was made.
    const titles = [ringed, unknown, kit, ...(at < byFocal.length ? [] : [art])];
    expect((await find(q)).toSorted(), q).toEqual(titles.toSorted());
    const { body } = await shop.call('GET', `/search/facets?q=${encodeURIComponent(q)}`);
    expect(body.available, q).toBe(titles.length);
  }
  // The camera with a lens has no word 'my'.
  expect((await find('50mm for my fe2')).toSorted()).toEqual([ringed, unknown].toSorted());
  // The mount in its words, as in 'nikon f mount 50mm'.
  expect(await find('nikon f 50mm')).toEqual(expect.arrayContaining([ringed, unknown]));
  expect(await find('50mm d750')).toEqual(expect.arrayContaining([ringed, nikkor]));
});
