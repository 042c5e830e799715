import { sql, type AliasableExpression, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { inWindow, type Window } from '#src/platform/db/window.server.ts';
import { tagItems } from './cache-tags.server.ts';
import { planOfPage, planOfSearch } from './kept-plans.server.ts';
import { narrow, type Narrowing } from './filter-queries.server.ts';
import { withSeller } from './queries.server.ts';
import { collected, pageOfSearched, type Counts, type Sorted } from './sources-queries.server.ts';

/** Of more matches than these a page is met soon by walking the list in its order; fewer are collected and sorted. */
const dense = 2_000;

/** A page of what visitors may see, and how many there are, as `countAll` counts them. */
export async function findPage(
  db: DbOrTrx,
  narrowing: Narrowing,
  window: Window,
  countAll: () => Promise<number>,
) {
  const { kind: _, ...filters } = narrowing;
  if (!Object.values(filters).some((value) => value !== undefined)) {
    const page = readPage(db, walked(db, narrowing, window), window, planOfPage(window));
    const [rows, count] = await Promise.all([page, countAll()]);
    return { rows, count };
  }
  // The planner takes filters for independent of each other and of the order: where nothing or only the end of the
  // list matches, it would walk all of it. The count says how many there really are.
  const count = await countAll();
  if (count === 0) return { rows: [], count };
  const page = count > dense ? walked(db, narrowing, window) : collectedOf(db, narrowing, window);
  return { rows: await readPage(db, page, window), count };
}

/** One page of what was searched for with words, each with its `sort_key`. */
export async function listSearched(db: DbOrTrx, narrowing: Narrowing, counts: Counts, window: Window) {
  // Items by their ids are read alike, however they were found.
  const plan = counts.ids ? planOfPage(window) : planOfSearch(narrowing, window);
  return readPage(db, pageOfSearched(db, narrowing, counts, window), window, plan);
}

/** Ids and sort keys, from an index alone. */
function walked(db: DbOrTrx, narrowing: Narrowing, window: Window) {
  return inWindow(narrow(db.selectFrom('listings').select('listings.id'), narrowing), window);
}

function collectedOf(db: DbOrTrx, narrowing: Narrowing, window: Window) {
  const all = narrow(db.selectFrom('listings'), narrowing);
  return collected(all.select(['listings.id', window.column.by.as('sort_key')]), window);
}

/** Whole rows of a page; only now are these read. */
async function readPage(
  db: DbOrTrx,
  page: AliasableExpression<Sorted>,
  { order, limit }: Window,
  plan: RawBuilder<unknown> = sql``,
) {
  const rows = await withSeller(db)
    .innerJoin(sql<Sorted>`(${page})`.as('page'), 'page.id', 'listings.id')
    .select('page.sort_key')
    .orderBy('page.sort_key', order)
    .orderBy('listings.id', order)
    .modifyEnd(plan)
    .execute();
  // One more is read than is shown.
  tagItems(rows.slice(0, limit));
  return rows;
}
