import { expect, test } from 'vitest';
import { schemaErrors } from '#test/problems.ts';
import { paging, sortedBy, typed } from './list-schemas.ts';

test('the page limit is 24 by default, and can be set from 1 to 100', () => {
  expect(paging.parse({})).toEqual({ limit: 24 });
  for (const limit of [1, 100]) expect(paging.parse({ limit: String(limit) })).toEqual({ limit });
  expect(schemaErrors(paging, { limit: '0' })).toEqual(['limit: must be at least 1']);
  expect(schemaErrors(paging, { limit: '101' })).toEqual(['limit: must be at most 100']);
  expect(schemaErrors(paging, { limit: '1.5' })).toEqual(['limit: must be a whole number']);
  expect(schemaErrors(paging, { limit: 'x' })).toEqual(['limit: must be a number']);
  const cursor = 'x'.repeat(2048);
  expect(paging.parse({ cursor })).toEqual({ limit: 24, cursor });
  expect(schemaErrors(paging, { cursor: `${cursor}x` })).toEqual(['cursor: is not a cursor for this list']);
});

test('a list can be sorted only by its own columns, ascending or descending', () => {
  const query = sortedBy(['date', 'title']);
  for (const sort of ['date', 'title'])
    for (const order of ['asc', 'desc'])
      expect(query.parse({ sort, order, limit: '5' })).toEqual({ sort, order, limit: 5 });
  expect(query.parse({})).toEqual({ limit: 24 });
  expect(schemaErrors(query, { sort: 'x', order: 'up' })).toEqual([
    'sort: must be one of date, title',
    'order: must be asc or desc',
  ]);
});

test('a search text is optional and limited to 120 characters', () => {
  expect([typed.parse(undefined), typed.parse('a'.repeat(120))]).toEqual([undefined, 'a'.repeat(120)]);
  expect(schemaErrors(typed, 'a'.repeat(121))).toEqual(['can have at most 120 characters']);
  expect(schemaErrors(typed, ' ')).toEqual(['is required']);
});
