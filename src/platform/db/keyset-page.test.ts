import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  decodeCursor,
  encodeCursor,
  type Cursor,
  type CursorType,
  toPage,
  parsePage,
  type PageQuery,
} from './keyset-page.server.ts';

const refused = expect.objectContaining({
  code: 'invalid',
  errors: [{ path: 'cursor', message: 'is not a cursor for this list' }],
});
const asText = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function outcome(type: CursorType, text: string): unknown {
  try {
    return decodeCursor('list', type, text);
  } catch (error) {
    return error;
  }
}

describe('a cursor', () => {
  test.for<[CursorType, unknown, unknown]>([
    ['text', 'b', 'b'],
    ['text', '', ''],
    ['text', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['number', -2_147_483_648, -2_147_483_648],
    ['number', 2_147_483_647, 2_147_483_647],
    ['time', new Date(0), new Date(0)],
    ['time', new Date(8_640_000_000_000_000), new Date(8_640_000_000_000_000)],
    ['time', Infinity, 'infinity'],
  ])('of %s leads back to where it was made', ([type, value, read]) => {
    for (const [id, row] of [
      ['i', 1],
      ['i'.repeat(64), Number.MAX_SAFE_INTEGER],
    ] as const) {
      const text = encodeCursor('list', { value, id, row });
      expect(text).toMatch(/^[\w-]+$/);
      expect(decodeCursor('list', type, text)).toEqual({ value: read, id, row });
    }
  });

  test.for<[string, CursorType, unknown]>([
    ['of another list', 'text', ['other', 'a', 'i', 1]],
    ['of another type', 'text', ['list', 1, 'i', 1]],
    ['of text that is too long', 'text', ['list', 'x'.repeat(1001), 'i', 1]],
    ['of text that cannot be stored', 'text', ['list', 'a\0', 'i', 1]],
    ['of an id that cannot be stored', 'text', ['list', 'a', 'i\0', 1]],
    ['without an id', 'text', ['list', 'a', '', 1]],
    ['of an id that is too long', 'text', ['list', 'a', 'i'.repeat(65), 1]],
    ['before the first row', 'text', ['list', 'a', 'i', 0]],
    ['beyond the rows that there can be', 'text', ['list', 'a', 'i', 2 ** 53]],
    ['of half a row', 'text', ['list', 'a', 'i', 1.5]],
    ['below the smallest number', 'number', ['list', -2_147_483_649, 'i', 1]],
    ['above the largest number', 'number', ['list', 2_147_483_648, 'i', 1]],
    ['of half a number', 'number', ['list', 0.5, 'i', 1]],
    ['of no number', 'number', ['list', null, 'i', 1]],
    ['of no text', 'text', ['list', null, 'i', 1]],
    ['before all times', 'time', ['list', -1, 'i', 1]],
    ['after all times', 'time', ['list', 8_640_000_000_000_001, 'i', 1]],
    ['of more parts', 'text', ['list', 'a', 'i', 1, 1]],
    ['of fewer parts', 'text', ['list', 'a', 'i']],
    ['of another shape', 'text', { 0: 'list' }],
  ])('%s is refused', ([, type, parts]) => {
    expect(outcome(type, asText(parts))).toEqual(refused);
  });

  test('is rejected when it is malformed', () => {
    for (const text of ['', 'x', '!', asText(null)]) expect(outcome('text', text), text).toEqual(refused);
  });
});

const sorts = {
  id: sql.ref<string>('id'),
  columns: {
    title: { by: sql`title`, type: 'text' },
    date: { by: sql`date`, type: 'time' },
    saving: { by: sql`saving`, type: 'number', falls: true },
  },
} as const;
type Name = keyof typeof sorts.columns;
const open = (query: Partial<PageQuery<Name>> = {}, filter?: object, list = 'list') =>
  parsePage<Name>(list, sorts, { limit: 2, ...query }, filter);

describe('a keyset', () => {
  test('sorts by the first column by default, and descending for columns such as times', () => {
    const { id, column, order, limit, after } = open();
    expect({ id, column, order, limit, after }).toEqual({
      id: sorts.id,
      column: sorts.columns.title,
      order: 'asc',
      limit: 2,
      after: null,
    });
    expect(open({ sort: 'date' })).toMatchObject({ column: sorts.columns.date, order: 'desc' });
    expect(open({ sort: 'saving' })).toMatchObject({ column: sorts.columns.saving, order: 'desc' });
    for (const sort of ['title', 'date', 'saving'] as const)
      for (const direction of ['asc', 'desc'] as const)
        expect(open({ sort, order: direction }).order).toBe(direction);
  });

  test('has a scope that depends on list, sort, order and filters, but not on the order of parameters', () => {
    const plain = open().scope;
    expect(plain).toMatch(/^[\w-]{16}$/);
    for (const same of [
      open({ sort: 'title', order: 'asc' }),
      open({}, {}),
      open({}, { q: undefined }),
      open({ limit: 5 }),
    ])
      expect(same.scope).toBe(plain);
    expect(open({}, { a: 1, b: 2 }).scope).toBe(open({}, { b: 2, a: 1 }).scope);
    const scopes = [
      open(),
      open({ sort: 'date' }),
      open({ order: 'desc' }),
      open({}, { q: 'a' }),
      open({}, { q: 'b' }),
      open({}, { p: 'a' }),
      open({}, { q: null }),
      open({}, {}, 'other'),
    ].map(({ scope }) => scope);
    expect(new Set(scopes).size).toBe(scopes.length);
  });

  test('begins after the row of its cursor, and rejects a cursor of a different scope', () => {
    const place: Cursor = { value: 'a', id: 'i', row: 2 };
    const cursor = encodeCursor(open().scope, place);
    expect(open({ cursor }).after).toEqual(place);
    for (const [query, filter] of [
      [{ cursor, sort: 'date' }],
      [{ cursor, order: 'desc' }],
      [{ cursor }, { q: 'a' }],
      [{ cursor: '' }],
    ] as [Partial<PageQuery<Name>>, object?][])
      expect(() => open(query, filter)).toThrow(refused);
  });
});

const rows = ['a', 'b', 'c'].map((sort_key, index) => ({ id: `i${index + 1}`, sort_key }));
const item = ({ id }: { id: string }) => id;
const counted = (count: number) => {
  const { total, capped } = toPage(rows, open(), { count, cap: 10 }, item);
  return [total, capped];
};

describe('a page', () => {
  test('has the cursor of the next page', () => {
    const keyset = open();
    const page = toPage(rows, keyset, { count: 3 }, item);
    const { next, ...rest } = page;
    expect(rest).toEqual({ items: ['i1', 'i2'], first: 1, total: 3, capped: false });
    expect(open({ cursor: next! }).after).toEqual({ value: 'b', id: 'i2', row: 2 });
  });

  test('continues the row numbers, and has no next page if it is the last one, even if it is full', () => {
    const cursor = encodeCursor(open().scope, { value: 'x', id: 'i', row: 10 });
    const keyset = open({ cursor });
    const page = toPage(rows, keyset, { count: 13 }, item);
    expect(page.first).toBe(11);
    expect(open({ cursor: page.next! }).after).toEqual({ value: 'b', id: 'i2', row: 12 });
    expect(toPage(rows.slice(0, 2), keyset, { count: 12 }, item)).toEqual({
      items: ['i1', 'i2'],
      first: 11,
      next: null,
      total: 12,
      capped: false,
    });
  });

  test('is empty when the list is empty', () => {
    const nothing = { items: [], first: 1, next: null, total: 0, capped: false };
    expect(toPage([], open(), { count: 0 }, item)).toEqual(nothing);
    expect(toPage(rows, open({ limit: 0 }), { count: 0 }, item)).toEqual(nothing);
  });

  test('has a capped total only when the list has more rows than are counted', () => {
    expect([9, 10, 11].map(counted)).toEqual([
      [9, false],
      [10, false],
      [10, true],
    ]);
  });
});
