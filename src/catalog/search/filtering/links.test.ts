import { expect, test } from 'vitest';
import type { Facets } from '#src/catalog/search/schemas.ts';
import {
  chosen,
  labelOf,
  nextPage,
  offered,
  offersTraits,
  withFields,
  withMore,
  withoutFilters,
  withoutValue,
} from './links.ts';

const params = new URLSearchParams(
  'x=1&brand=canon&brand=nikon&sort=date&q=&utm_source=mail&cursor=abc&limit=24&x=2',
);

test.for([
  [
    'withFields',
    withFields('/cameras', params, { min: '5' }),
    '/cameras?brand=canon&brand=nikon&sort=date&min=5',
  ],
  ['withoutValue', withoutValue('/cameras', params, 'brand', 'canon'), '/cameras?brand=nikon&sort=date'],
  ['withoutFilters', withoutFilters('/cameras', params), '/cameras?sort=date'],
  [
    'withMore',
    withMore('/cameras', params, 24),
    '/cameras?brand=canon&brand=nikon&sort=date&cursor=abc&limit=48',
  ],
  ['nextPage', nextPage('/cameras', params, 'def'), '/cameras?brand=canon&brand=nikon&sort=date&cursor=def'],
])('%s keeps only the query parameters that lists support', ([, link, expected]) => {
  expect(link).toBe(expected);
});

test('removing the place removes the radius and the sort by distance, too', () => {
  const near = new URLSearchParams('near=7&within=40&sort=distance&brand=canon');
  expect(withoutValue('/cameras', near, 'near', '7')).toBe('/cameras?brand=canon');
  expect(withoutFilters('/cameras', near)).toBe('/cameras');
  expect(withoutValue('/cameras', near, 'brand', 'canon')).toBe('/cameras?near=7&within=40&sort=distance');
});

test('all filter fields with a value count as chosen filters', () => {
  expect(chosen(params)).toEqual([
    { name: 'brand', value: 'canon' },
    { name: 'brand', value: 'nikon' },
  ]);
});

test('a list of cameras offers filters of lenses only if its URL has one', () => {
  expect(offersTraits('cameras', 'cameras', params)).toBe(true);
  expect(offersTraits('lens', 'cameras', new URLSearchParams('focalMin=&film=true'))).toBe(false);
  expect(offersTraits('lens', 'cameras', new URLSearchParams('focalMin=85'))).toBe(true);
  expect(offersTraits('cameras', 'lens', new URLSearchParams('shots=5000'))).toBe(true);
  expect(offersTraits('lens', undefined, params)).toBe(true);
});

test('a query parameter is replaced or removed, and a URL without parameters is just the path', () => {
  expect(withFields('/lens', params, { brand: 'leica', sort: null })).toBe('/lens?brand=leica');
  expect(withFields('/lens', new URLSearchParams('q='), {})).toBe('/lens');
});

test.for([
  [24, 48],
  [25, 72],
  [72, 96],
  [73, null],
  [96, null],
] as const)("with %d items shown, 'Load more' leads to %j", ([shown, limit]) => {
  const more = withMore('/lens', new URLSearchParams(), shown);
  expect(more).toBe(limit && `/lens?limit=${limit}`);
});

test('a filter value gets its label from the facet, and a chosen value without items is still offered', () => {
  const brand = [
    { value: 'canon', label: 'Canon', count: 2 },
    { value: 'leica', label: 'Leica', count: 1 },
  ];
  const facets = { brand, verified: 3 } as Facets;
  expect(labelOf(facets, 'brand', 'leica')).toBe('Leica');
  for (const [name, value] of [
    ['brand', 'nikon'],
    ['q', 'canon'],
    ['verified', '1'],
  ] as const)
    expect(labelOf(facets, name, value), name).toBe(value);
  expect(offered(brand, ['nikon', 'canon'])).toEqual([
    ...brand,
    { value: 'nikon', label: 'nikon', count: 0 },
  ]);
});
