import { expect, test } from 'vitest';
import type { Suggestion } from '#src/catalog/search/schemas.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
// The reference has no models of the last three brands.
for (const brand of ['Fujian', 'Petri', 'Vellox', 'Vellow', 'Vello'])
  await createListing(shop, seller, { brand, title: 'Strap' }, 'accessories');
await createListing(shop, seller, { brand: 'Nikon', title: 'D80 body' });

async function suggest(q: string): Promise<Suggestion[]> {
  return (await shop.call('GET', `/search/suggest?q=${encodeURIComponent(q)}`)).body;
}

const labels = async (q: string, type: Suggestion['type']) =>
  (await suggest(q)).filter((each) => each.type === type).map(({ label }) => label);

test.for([
  // Petri comes first because it has an item. Of the others, Pentax has the most models.
  ['p', ['Petri', 'Pentax', 'Panasonic']],
  ['minolta', ['Minolta', 'Konica Minolta']],
  // With equal counts, the shorter name comes first, then the alphabetical order decides.
  ['vell', ['Vello', 'Vellow', 'Vellox']],
  // An exact name comes before brands with items.
  ['fuji', ['Fujifilm', 'Fujian', 'Fujica']],
  // A nickname that no brand begins with.
  ['hassy', ['Hasselblad']],
  // One typo is allowed once enough letters are typed.
  ['veloo', ['Vello']],
  ['kmx', []],
] as const)('%s suggests the brands %j', async ([q, brands]) => {
  expect(await labels(q, 'brand')).toEqual(brands);
});

test.for([
  ['d8', ['Nikon D80', 'Nikon D800', 'Nikon D810', 'Nikon D850', 'Nikon D800E', 'Nikon D810A']],
  // A better match comes before one with items.
  ['d800', ['Nikon D800', 'Nikon D800E', 'Nikon D80', 'Ricoh G800', 'Sony DSC-S800', 'Sony DSC-W800']],
  // Weak matches are not suggested.
  ['d80', ['Nikon D80', 'Nikon D800', 'Nikon D800E']],
  ['fm2', ['Nikon FM2']],
] as const)('%s suggests the models %j', async ([q, models]) => {
  expect(await labels(q, 'model')).toEqual(models);
});

test('spaces around the typed text are ignored', async () => {
  expect(await suggest(' d80 ')).toEqual(await suggest('d80'));
});

test.for([
  ['cam', ['Cameras']],
  ['lens', ['Lenses']],
  ['lenzes', ['Lenses']],
  ['ens', []],
] as const)('%s suggests the categories %j', async ([q, categories]) => {
  expect(await labels(q, 'category')).toEqual(categories);
});
