import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { planKept } from '#src/platform/db/pipeline.server.ts';
import { tagItems } from './cache-tags.server.ts';
import { isOnShelf } from './filter-queries.server.ts';
import { withSeller, type ListingRow } from './queries.server.ts';

/** Those of some items that are on the shelf, by their ids. */
export async function findOnShelf(db: DbOrTrx, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withSeller(db)
    .where(sql<boolean>`listings.id = any(${[...ids]}::text[])`)
    .where(isOnShelf)
    .modifyEnd(planKept)
    .execute();
  tagItems(rows);
  return new Map(rows.map((row) => [row.id, row]));
}
