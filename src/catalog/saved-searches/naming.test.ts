import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from './naming.server.ts';

const app = { root: join(import.meta.dirname, '../../..') };

test.each([
  ['brand=nikon&kind=cameras', 'Cameras · Nikon'],
  ['brand=voigtl%C3%A4nder&brand=om+system&mount=canon+ef', 'Voigtländer · OM System · Canon EF'],
  ['brand=KMZ&mount=m42', 'KMZ · M42'],
  ['brand=Thingummy', 'Thingummy'],
  ['fits=nikon-z-f&adapters=1', 'fits Nikon Z f · also with an adapter'],
  ['fits=sigma-35mm-f-1-4-dg-hsm%40Canon+EF', 'fits Sigma 35mm f/1.4 DG HSM'],
  ['fits=gone-from-here', 'fits gone from here'],
])('a search for %s is called %s', async (query, name) => {
  expect(await nameOf(app, query)).toBe(name);
});
