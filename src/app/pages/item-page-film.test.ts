import { expect, test } from 'vitest';
import { anEvidence } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { callLoader } from '#test/page-context.ts';
import { createListing, useShop } from '#test/shop.ts';
import { loader } from './item-page.tsx';

const shop = await useShop();
const seller = await shop.createUser('Seller');

async function isFilm(item: object, kind: 'cameras' | 'lens' = 'cameras'): Promise<boolean> {
  const { _id } = await createListing(shop, seller, item, kind);
  const loaded = await callLoader(shop.app, loader, `/${kind}/${_id}`, { id: _id });
  return 'facts' in loaded && loaded.facts.film.length > 0;
}

test('a camera whose model, title or grading shows that it is a film camera has no frame count', async () => {
  const other = { brand: 'Nobody', title: 'A box' };
  expect(await isFilm({ brand: 'Nikon', title: 'F3', modelId: 'nikon-d750' })).toBe(false);
  expect(await isFilm({ brand: 'Nikon', title: 'x', modelId: 'nikon-f100' })).toBe(true);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body' })).toBe(true);
  expect(await isFilm(other)).toBe(false);
  expect(await isFilm({ ...other, inspection: found('film') })).toBe(true);
  expect(await isFilm({ ...other, inspection: found('digital') })).toBe(false);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body' }, 'lens')).toBe(false);
});

async function ownersFilmOf(title: string): Promise<boolean> {
  const { _id } = await createListing(shop, seller, { brand: 'Nikon', title });
  return (await shop.call('GET', `/dashboard/cameras/${_id}`, { as: seller })).body.film;
}

test('the page of the owner of a camera knows whether it takes film', async () => {
  expect(await ownersFilmOf('Nikon F100 body')).toBe(true);
  expect(await ownersFilmOf('Nikon D850 body')).toBe(false);
});

test('a camera with evidence counts as digital even if its title names a film camera', async () => {
  const evidence = await anEvidence(shop, seller);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body', evidence })).toBe(false);
});
