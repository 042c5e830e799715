import { expect, test } from 'vitest';
import { chosen, nextPage, withFields, withMore, withoutFilters, withoutValue } from './filter-links.ts';

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
])('%s leads on by what a list knows, and copies nothing else of the address', ([, link, expected]) => {
  expect(link).toBe(expected);
});

test('what is chosen is every filled field, and no other', () => {
  expect(chosen(params)).toEqual([
    { name: 'brand', value: 'canon' },
    { name: 'brand', value: 'nikon' },
  ]);
});
