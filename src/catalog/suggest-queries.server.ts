import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { isOnShelf } from './filter-queries.server.ts';

const most = 2_000;

/** Every brand on show in one of its spellings: a step of an index for each, however many items there are. */
export async function brandsOnShow(db: DbOrTrx): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive brands as (
      (select lower(brand) as folded, brand from listings
        where ${isOnShelf} order by lower(brand), brand limit 1)
      union all
      select following.folded, following.brand from brands cross join lateral (
        select lower(listings.brand) as folded, listings.brand from listings
        where ${isOnShelf} and lower(listings.brand) > brands.folded
        order by lower(listings.brand), listings.brand limit 1
      ) following
    )
    select brand from brands limit ${most}`.execute(db);
  return rows.map(({ brand }) => brand);
}

/** Those of these models of which there are items on show. */
export async function modelsOnShow(db: DbOrTrx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as asked (id) where exists (
      select from listings
      where search_model_id = asked.id and ${isOnShelf}
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
