import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groups } from '#src/catalog/search/filters.ts';
import { componentsOf } from '#src/catalog/search/index/finds.ts';
import type { ItemIndex } from '#src/catalog/search/index/item-index.ts';
import { openIndex } from '#src/catalog/search/index/open-index.server.ts';
import { readItems, readSellerStatuses } from '#src/catalog/search/index/rows.server.ts';
import type { Changes, Found, Page, Query } from '#src/catalog/search/port.ts';
import { createDatabase } from './database.ts';
import { modelFacts } from './model-facts.ts';
import { plainSearch } from './plain-search.ts';
import { paging, anyQuery } from './random-queries.ts';
import { fillShop, applyChange, shopChange, type ShopChange } from './random-shop.ts';

type Plain = ReturnType<typeof plainSearch>;

let client: pg.Client;
let drop: () => Promise<void>;

/** Opens an index from a snapshot if one is given, and otherwise from all rows. */
async function open(snapshot?: string): Promise<ItemIndex> {
  const { index, madeOf } = await openIndex(client, modelFacts, { read: snapshot });
  expect(madeOf).toBe(snapshot ? 'snapshot' : 'rows');
  return index;
}

async function apply(index: ItemIndex, { items, sellers }: Changes): Promise<void> {
  const sellerStatuses = await readSellerStatuses(client, sellers);
  index.apply({ ids: items, items: await readItems(client, modelFacts, items), sellerStatuses });
}

async function readPlain(): Promise<Plain> {
  const { rows } = await client.query<{ id: string }>('select id from listings');
  const items = await readItems(
    client,
    modelFacts,
    rows.map(({ id }) => id),
  );
  const statuses = new Map((await readSellerStatuses(client, null)).map((status) => [status.id, status]));
  return plainSearch(
    items.map((item) => {
      const { isSuspended = false, isVerified = false } = statuses.get(item.seller) ?? {};
      return { item, components: componentsOf(item), isSuspended, isVerified };
    }),
  );
}

/** Sorts by date instead of relevance if the query has no words, because relevance needs words. */
function sorted(query: Query, page: Page): Page {
  return page.sort === 'relevance' && !query.words ? { ...page, sort: 'date', after: null } : page;
}

function everyPage(index: ItemIndex, query: Query, page: Page): Found {
  const items: Found['items'] = [];
  let count = 0;
  for (let { after } = page; ;) {
    const found = index.find(query, { ...page, after });
    items.push(...found.items);
    count = found.count;
    after = found.items.at(-1) ?? null;
    if (found.items.length < page.limit) return { count, items };
  }
}

function compare(index: ItemIndex, plain: Plain, query: Query, given: Page): void {
  const page = sorted(query, given);
  const found = index.find(query, page);
  expect(found).toEqual(plain.find(query, page));
  expect(index.facets(query, radii)).toEqual(plain.facets(query, radii));
  const whole = index.find(query, { ...page, after: null, limit: 10_000 });
  expect(whole.items).toHaveLength(found.count);
  const limit = Math.max(page.limit, 7);
  expect(everyPage(index, query, { ...page, after: null, limit })).toEqual(whole);
}

const radii = [1, 16, 1000];
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

async function expectSame(index: ItemIndex, questions: readonly [Query, Page][]): Promise<void> {
  const plain = await readPlain();
  for (const [query, page] of questions) compare(index, plain, query, page);
  expect(index.brands()).toEqual(plain.brands());
  expect(index.listedModels(ids)).toEqual(plain.listedModels(ids));
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

/** Declares the tests that compare the index with a plain evaluation of each item after random changes to the shop. */
export function testSearchPort(runs: { live: number; snapshot: number }): void {
  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    client = new pg.Client(database.connection);
    await client.connect();
    await fillShop(client, 600);
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  test('the random shop has several values in each filter group, so that queries can tell items apart', async () => {
    const found = (await open()).facets({}, []);
    for (const group of groups) expect(found.groups[group].length, group).toBeGreaterThan(2);
  });

  test('the index finds what a plain evaluation of each item finds, whatever changes in the shop', async () => {
    const holds = fc.asyncProperty(story, async (chapters) => {
      const index = await open();
      await client.query('begin');
      try {
        for (const { shopChanges, questions } of chapters) {
          // The savepoint gives later rows a different transaction id.
          await client.query('savepoint chapter');
          await apply(index, await applyChanges(shopChanges));
          await expectSame(index, questions);
        }
      } finally {
        await client.query('rollback');
      }
    });
    await fc.assert(holds, { numRuns: runs.live, interruptAfterTimeLimit });
  });

  test('an index from an old snapshot finds what a plain evaluation finds, whatever has changed since', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-snapshot-'));
    const snapshot = join(folder, 'search-index');
    await (
      await openIndex(client, modelFacts, { write: snapshot })
    ).save!();
    const holds = fc.asyncProperty(story, async (chapters) => {
      for (const { shopChanges, questions } of chapters) {
        await applyChanges(shopChanges);
        const index = await open(snapshot);
        await expectSame(index, questions);
        // An index from a snapshot must also apply later changes.
        await apply(index, await applyChanges(shopChanges));
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
