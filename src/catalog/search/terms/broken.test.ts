import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { found } from '#test/inspections.ts';
import { createListing, useShop } from '#test/shop.ts';
import { saysBroken } from './broken.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

test.for([
  ['Canon AE-1 for parts', true],
  ['Nikon FE, NOT WORKING', true],
  ['Leica M3 spares/repair', true],
  ['EF 50mm defekt', true],
  ['OM-1 für Bastler', true],
  ['boîtier en panne', true],
  ['AE-1 pour pièces', true],
  ['FM2 averiada', true],
  ['X-700 ジャンク', true],
  ['Zenit E, some defects', true],
  ['Praktica für Ersatzteile', true],
  ['Nikon FE as-is', true],
  ['Nikon FE, working', false],
  ['Leica M6, no defects', false],
  ['Helios 44, ohne Defekte', false],
  ['Leica M6, no visible defect', false],
  ['Helios 44, keinerlei Defekte', false],
  ['Helios 44, ohne sichtbare Defekte', false],
  ['Summicron ohne optische oder mechanische Defekte', false],
  ['Nikon FM2 故障なし', false],
  ['Nikon FM2 故障無し', false],
  ['Nikon FM2 故障 無保証', true],
  ['Nikon FM2 no lens, broken', true],
  ['Partsch case for FM2', false],
  ['Nikon Junker strap', false],
] as const)('whether the title %s says that the item is broken: %s', ([title, is]) => {
  expect(saysBroken(title)).toBe(is);
});

const put = (title: string, more: object = {}) =>
  createListing(shop, seller, { brand: 'Canon', title, mount: 'Canon FD', ...more }, 'lens');
const titles = async (q: string): Promise<string[]> =>
  (await shop.call('GET', `/search?${new URLSearchParams({ q })}`)).body
    .map(({ products }: Listing) => products.title)
    .toSorted();

test('words for broken find items whose title or inspection says so, in any language, and no others', async () => {
  await put('FD 50mm f/1.4 defekt');
  await put('FD 28mm f/2.8', { inspection: found('lens', { aperture: 'stuck' }), condition: 'Fair' });
  await put('FD 135mm f/3.5');
  for (const q of [
    'canon broken',
    'canon lens for parts',
    'objektiv defekt',
    'en panne',
    'averiado',
    'canon jammed',
    'canon doesn’t work',
    'canon as-is',
    'canon spares/repairs',
    'objektiv ohne Funktion',
    'défectueux',
    'no funciona',
    'ジャンク',
  ])
    expect(await titles(q), q).toEqual(['FD 28mm f/2.8', 'FD 50mm f/1.4 defekt']);
  expect(await titles('canon fd 135mm')).toEqual(['FD 135mm f/3.5']);
});
