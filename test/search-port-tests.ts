import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '#src/platform/db/tables.ts';
import { openIndex } from '#src/catalog/search/index/open-index.server.ts';
import { readItems, readSellerStatuses } from '#src/catalog/search/index/rows.server.ts';
import {
  groups,
  type Changes,
  type Found,
  type Page,
  type Query,
  type SearchPort,
} from '#src/catalog/search/port.ts';
import { searchPostgres } from '#src/catalog/search/postgres/port.server.ts';
import { paging, anyQuery } from './random-queries.ts';
import { fillShop, applyChange, shopChange, type ShopChange } from './random-shop.ts';
import { createDatabase } from './database.ts';

type Index = SearchPort & { apply(changes: Changes): Promise<void> };

let client: pg.Client;
let rows: SearchPort;
let drop: () => Promise<void>;

/** Opens an index from a snapshot if one is given, and otherwise from all rows. */
async function openPort(snapshot?: string): Promise<Index> {
  const { index, madeOf } = await openIndex(client, { read: snapshot });
  expect(madeOf).toBe(snapshot ? 'snapshot' : 'rows');
  return {
    find: async (query, page) => index.find(query, page),
    facets: async (query) => index.facets(query),
    brands: async () => index.brands(),
    listedModels: async (ids) => index.listedModels(ids),
    apply: async ({ items, sellers }) =>
      index.apply({
        ids: items,
        items: await readItems(client, items),
        sellerStatuses: await readSellerStatuses(client, sellers),
      }),
  };
}

/** Sorts by date instead of relevance if the query has no words, because relevance needs words. */
function sorted(query: Query, page: Page): Page {
  return page.sort === 'relevance' && !query.words ? { ...page, sort: 'date', after: null } : page;
}

async function everyPage(port: SearchPort, query: Query, page: Page): Promise<Found> {
  const items: Found['items'] = [];
  let count = 0;
  for (let { after } = page; ;) {
    const found = await port.find(query, { ...page, after });
    items.push(...found.items);
    count = found.count;
    after = found.items.at(-1) ?? null;
    if (found.items.length < page.limit) return { count, items };
  }
}

async function compare(index: SearchPort, query: Query, given: Page): Promise<void> {
  const page = sorted(query, given);
  const found = await index.find(query, page);
  expect(found).toEqual(await rows.find(query, page));
  expect(await index.facets(query)).toEqual(await rows.facets(query));
  const whole = await index.find(query, { ...page, after: null, limit: 10_000 });
  expect(whole.items).toHaveLength(found.count);
  const limit = Math.max(page.limit, 7);
  expect(await everyPage(index, query, { ...page, after: null, limit })).toEqual(whole);
}

const ids = ['nikon-d850', 'pentax-k-1', 'zenit-zenitar-mc-16mm-f-2-8', 'olympus-e-m10', 'unheard-of'];

// The time in milliseconds for shrinking a counterexample, so that it is reported before the test times out.
const interruptAfterTimeLimit = 40_000;

const story = fc.array(
  fc.record({
    shopChanges: fc.array(shopChange, { maxLength: 12 }),
    questions: fc.array(fc.tuple(anyQuery, paging), { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 3 },
);

async function expectSame(index: SearchPort, questions: readonly [Query, Page][]): Promise<void> {
  for (const [query, page] of questions) await compare(index, query, page);
  expect(await index.brands()).toEqual(await rows.brands());
  expect(await index.listedModels(ids)).toEqual(await rows.listedModels(ids));
}

async function applyChanges(
  shopChanges: readonly ShopChange[],
): Promise<{ items: string[]; sellers: string[] }> {
  const [items, sellers]: [string[], string[]] = [[], []];
  for (const each of shopChanges) {
    const about = await applyChange(client, each);
    items.push(...about.items);
    sellers.push(...about.sellers);
  }
  return { items, sellers };
}

/** Declares the tests that compare the index with PostgreSQL after random changes to the shop. */
export function testSearchPort(runs: { live: number; snapshot: number }): void {
  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    client = new pg.Client(database.connection);
    await client.connect();
    await fillShop(client, 600);
    // All queries share one connection, so that each test can roll back its changes.
    const pool = { connect: async () => Object.assign(client, { release: () => {} }), end: async () => {} };
    rows = searchPostgres(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }));
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  test('the random shop has several values in each filter group, so that queries can tell items apart', async () => {
    const found = await rows.facets({});
    for (const group of groups) expect(found.groups[group].length, group).toBeGreaterThan(2);
  });

  test('the index returns what PostgreSQL returns for any query, whatever changes in the shop', async () => {
    const holds = fc.asyncProperty(story, async (chapters) => {
      const index = await openPort();
      await client.query('begin');
      try {
        for (const { shopChanges, questions } of chapters) {
          // The savepoint gives later rows a different transaction id.
          await client.query('savepoint chapter');
          await index.apply(await applyChanges(shopChanges));
          await expectSame(index, questions);
        }
      } finally {
        await client.query('rollback');
      }
    });
    await fc.assert(holds, { numRuns: runs.live, interruptAfterTimeLimit });
  });

  test('an index from an old snapshot returns what PostgreSQL returns, whatever has changed since', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-snapshot-'));
    const snapshot = join(folder, 'search-index');
    await (
      await openIndex(client, { write: snapshot })
    ).save!();
    const holds = fc.asyncProperty(story, async (chapters) => {
      for (const { shopChanges, questions } of chapters) {
        await applyChanges(shopChanges);
        const index = await openPort(snapshot);
        await expectSame(index, questions);
        // An index from a snapshot must also apply later changes.
        await index.apply(await applyChanges(shopChanges));
        await expectSame(index, questions);
      }
    });
    try {
      await fc.assert(holds, { numRuns: runs.snapshot, interruptAfterTimeLimit });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
