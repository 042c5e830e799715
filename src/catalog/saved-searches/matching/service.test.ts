import { join } from 'node:path';
import fc from 'fast-check';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { insertDefinition } from '#src/catalog/saved-searches/queries.server.ts';
import { finds, readItem, type Listed, type Query } from '#src/catalog/search/saved-query-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { createDatabase } from '#test/database.ts';
import { anyQuery } from '#test/random-queries.ts';
import { fillShop, applyChange, shopChange, columns } from '#test/random-shop.ts';
import { columnsOf, keysOf } from './definition.server.ts';
import { noteMatches } from './queries.server.ts';
import { findMatches } from './service.server.ts';

const database = await createDatabase();
const client = new pg.Client(database.connection);
await client.connect();
await fillShop(client, 400);
// Transactions of the code under test run on the connection whose transaction the test rolls back.
const pool = { connect: async () => Object.assign(client, { release: () => {} }), end: async () => {} };
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
afterAll(async () => {
  await client.end();
  await database.drop();
});

const trx = () => db as unknown as Trx;
async function rolledBack(run: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await run();
  } finally {
    await client.query('rollback');
  }
}
const app = { root: join(import.meta.dirname, '../../../..') } as App;
const listed = async (item: string): Promise<Listed> => (await readItem(app, trx(), item))!;
/** The positions of the queries that find an item, if it is listed. */
async function finding(queries: readonly Query[], item: string): Promise<number[]> {
  const read = await readItem(app, trx(), item);
  return [...queries.keys()].filter((at) => read && finds(queries[at]!, read));
}

async function define(
  queries: readonly Query[],
  count: (broader: Query) => number,
): Promise<(number | null)[]> {
  const ids: (number | null)[] = [];
  for (const [at, each] of queries.entries()) {
    const keys = await keysOf(each, async (broader) => count(broader));
    if (keys.length === 0) {
      ids.push(null);
      continue;
    }
    const { id } = await insertDefinition(trx(), {
      hash: `definition ${at}`,
      criteria: {},
      query: each,
      planned_by: null,
      columns: columnsOf(each),
      keys,
      isWide: false,
    });
    ids.push(id);
  }
  return ids;
}

async function compare(queries: readonly Query[], ids: readonly (number | null)[], items: readonly string[]) {
  let found = 0;
  for (const item of items) {
    const expected = (await finding(queries, item)).map((at) => ids[at]!).filter((id) => id !== null);
    const { found: noted } = await findMatches(app, trx(), item);
    expect(noted.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect((await findMatches(app, trx(), item)).found).toEqual([]);
    found += expected.length;
  }
  return found;
}

const some = (...values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const likely: fc.Arbitrary<Query> = fc
  .tuple(
    fc.oneof(
      fc.record({ brand: some('nikon', 'canon', 'voigtländer') }),
      fc.record({ mount: some('f-mount', 'ef', "d'or") }),
      fc.record({ place: some('porto', 'graz', 'łódź') }),
      fc.constantFrom('fm2', 'black', 'body', '50mm').map((word) => ({
        words: {
          alternatives: [[[{ word, begins: false }]]],
          models: [{ id: 'pentax-k-1', fit: 1 }],
          kinds: [],
          makers: [],
        },
      })),
    ),
    fc.constantFrom(
      {},
      { maxCents: 10_000 },
      { condition: ['Good'] },
      { brand: ['nikon'] },
      { verified: true },
      { lens: { maxAperture: 2.8 } },
      { camera: { film: false } },
    ),
  )
  .map(([one, other]) => ({ ...one, ...other }) as Query);

test('matching finds exactly the searches that find the item, for random queries, edits and keys', async () => {
  let found = 0;
  const story = fc.record({
    queries: fc.array(fc.oneof(anyQuery, likely), { minLength: 5, maxLength: 25 }),
    shopChanges: fc.array(shopChange, { maxLength: 5 }),
    added: fc.array(fc.record({ type: fc.constant('put up' as const), id: fc.uuid(), columns }), {
      maxLength: 3,
    }),
    first: fc.nat(350),
    // Random counts choose which group of a query is the rarest.
    counts: fc.infiniteStream(fc.nat(1000)),
  });
  const holds = fc.asyncProperty(story, ({ queries, shopChanges, added, first, counts }) =>
    rolledBack(async () => {
      const ids = await define(queries, () => counts.next().value);
      const touched: string[] = [];
      for (const each of [...shopChanges, ...added]) touched.push(...(await applyChange(client, each)).items);
      const { rows } = await client.query<{ id: string }>(
        'select id from listings order by id offset $1 limit 8',
        [first],
      );
      found += await compare(queries, ids, [...new Set([...touched, ...rows.map(({ id }) => id)])]);
    }),
  );
  await fc.assert(holds, { numRuns: 15, endOnFailure: true });
  expect(found).toBeGreaterThan(50);
});

test('a condition without a column is evaluated by running the search', () =>
  rolledBack(async () => {
    const more = { brand: ['nikon'], lens: { maxAperture: 2.8 } } as Query;
    expect(columnsOf(more).has_rest).toBe(true);
    expect(columnsOf({ brand: ['nikon'], verified: false, mount: undefined }).has_rest).toBe(false);
    const [id] = await define([more], () => 0);
    const { rows } = await client.query<{ id: string }>(
      "select id from listings where lower(brand) = 'nikon' and deleted_at is null limit 1",
    );
    expect(await noteMatches(trx(), await listed(rows[0]!.id))).toEqual([{ definition_id: id, query: more }]);
    expect((await client.query('select from search_hits')).rowCount).toBe(0);
  }));

test('a query whose words are too long for a row is saved, and is evaluated by running the search', () =>
  rolledBack(async () => {
    const alternatives = Array.from({ length: 900 }, (_, at) => [term(`word${at}`), term('body')]);
    const long: Query = {
      words: { models: [], alternatives: [...alternatives, [term('fm2')]], kinds: [], makers: [] },
    };
    expect(columnsOf(long)).toMatchObject({ has_words: false, terms: null, has_rest: true });
    const [id] = await define([long], () => 0);
    const { rows } = await client.query<{ id: string }>(
      "select id from listings where terms @@ 'fm2' and deleted_at is null and paused_at is null and sold_at is null" +
        ' and seller_id not in (select id from users where suspended_at is not null) limit 1',
    );
    const [{ id: item } = { id: '' }] = rows;
    expect((await noteMatches(trx(), await listed(item))).map(({ definition_id }) => definition_id)).toEqual([
      id,
    ]);
    expect(await finding([long], item)).toEqual([0]);
  }));

const term = (word: string) => [{ word, begins: false }];

const keys = async (search: Query, ...counts: number[]) => {
  const next = [...counts];
  return keysOf(search, async () => next.shift() ?? 0);
};

test('a search gets the keys of its rarest group, and they decide alone when it has no other condition', async () => {
  const words = {
    models: [{ id: 'nikon-d850', fit: 1 }],
    alternatives: [[term('fm2'), term('black')]],
    kinds: [],
    makers: [],
  };
  expect(await keys({ brand: ['nikon', 'canon'], maxCents: 100 })).toEqual([
    { key: 'b:nikon', isWhole: true },
    { key: 'b:canon', isWhole: true },
  ]);
  expect(await keys({ brand: ['nikon'], verified: true })).toEqual([{ key: 'b:nikon', isWhole: false }]);
  expect(await keys({ brand: ['nikon'], mount: ['ef'] }, 5, 3)).toEqual([{ key: 'b:nikon', isWhole: false }]);
  expect(await keys({ brand: ['nikon'], mount: ['ef'] }, 3, 5)).toEqual([{ key: 'x:ef', isWhole: false }]);
  expect(await keys({ words }, 9, 4)).toEqual([
    { key: 'm:nikon-d850', isWhole: true },
    { key: 't:black', isWhole: false },
  ]);
  expect(
    await keys({ words: { ...words, models: [], alternatives: [[term('fm2')], [term('fm3')]] } }),
  ).toEqual([
    { key: 't:fm2', isWhole: true },
    { key: 't:fm3', isWhole: true },
  ]);
  expect(await keys({ maxCents: 100, condition: ['Good'] })).toEqual([]);
});
