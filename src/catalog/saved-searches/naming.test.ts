import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from './naming.server.ts';
import { noticesOfSearches } from './notices.server.ts';

// Only the names of places are read from the database.
const app = { root: join(import.meta.dirname, '../../..'), db: undefined as never };

test.each([
  ['brand=nikon&kind=cameras', 'Cameras · Nikon'],
  ['brand=nikon&near=7', 'Nikon'],
  ['brand=voigtl%C3%A4nder&brand=om+system&mount=canon+ef', 'Voigtländer · OM System · Canon EF'],
  ['brand=KMZ&mount=m42', 'KMZ · M42'],
  ['brand=Thingummy', 'Thingummy'],
  [
    'focalMin=35&aperture=1.4&lensType=prime&film=false&format=aps-c',
    'from 35 mm · f/1.4 or brighter · Prime lens · Digital · APS-C',
  ],
  ['fits=nikon-z-f&adapters=1', 'Fits Nikon Z f · Or with an adapter'],
  ['fits=sigma-35mm-f-1-4-dg-hsm-art%40Canon+EF', 'Fits Sigma 35mm f/1.4 DG HSM | Art'],
  ['fits=gone-from-here', 'Fits gone from here'],
])('a search for %s is named %s', async (query, name) => {
  expect(await nameOf(app, query)).toBe(name);
});

test('the notification of a search with many new items stores their ids', async () => {
  const items = ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    kind: 'cameras' as const,
    title: `Leica ${id}`,
    cents: 100,
    place: 'Porto',
  }));
  const search = { id: 'search', user_id: 'buyer', name: 'Leicas', query: 'q=leica' };
  const [notice] = await noticesOfSearches({ ...app, root: '' }, [{ ...search, count: 9, items }], 'daily');
  expect(notice!.data).toMatchObject({ title: 'Leicas', ids: ['one', 'two', 'three', 'four'] });
});
