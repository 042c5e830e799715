import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { inWindow, isAfter, type Window } from '#src/platform/db/window.server.ts';
import { planOfPage } from './kept-plans.server.ts';
import { narrow, type Narrowing } from './filter-queries.server.ts';
import { withSeller } from './queries.server.ts';

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
    const page = pageOf(db, walked(db, narrowing, window), window).modifyEnd(planOfPage(window));
    const [rows, count] = await Promise.all([page.execute(), countAll()]);
    return { rows, count };
  }
  // The planner takes filters for independent of each other and of the order: where nothing or only the end of the
  // list matches, it would walk all of it. The count says how many there really are.
  const count = await countAll();
  if (count === 0) return { rows: [], count };
  const page = count > dense ? walked(db, narrowing, window) : collected(db, narrowing, window);
  return { rows: await pageOf(db, page, window).execute(), count };
}

/** Ids and sort keys, from an index alone. */
function walked(db: DbOrTrx, narrowing: Narrowing, window: Window) {
  return inWindow(narrow(db.selectFrom('listings').select('listings.id'), narrowing), window).as('page');
}

function collected(db: DbOrTrx, narrowing: Narrowing, window: Window) {
  const { column, order, limit } = window;
  // The offset keeps the planner from walking.
  const all = narrow(db.selectFrom('listings').select('listings.id'), narrowing)
    .select(column.by.as('sort_key'))
    .offset(sql.lit(0));
  return db
    .selectFrom(all.as('found'))
    .select(['found.id', 'found.sort_key'])
    .where(isAfter(window, sql`found.sort_key`, sql`found.id`))
    .orderBy('found.sort_key', order)
    .orderBy('found.id', order)
    .limit(limit + 1)
    .as('page');
}

/** Whole rows of a page; only now are these read. */
function pageOf(db: DbOrTrx, page: ReturnType<typeof walked>, { order }: Window) {
  return withSeller(db)
    .innerJoin(page, 'page.id', 'listings.id')
    .select('page.sort_key')
    .orderBy('page.sort_key', order)
    .orderBy('listings.id', order);
}
