import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/db/connect.server.ts';
import { prepared } from '#src/db/pipeline.server.ts';
import { tagItems, tagsOfItem } from './cache-tags.server.ts';
import { isOnShelf } from './filter-queries.server.ts';
import { CachedReads } from '#src/platform/cached-reads.server.ts';
import type { Listing } from './contract.ts';
import { withSeller, type ListingRow } from './queries.server.ts';
import { toListing } from './wire.server.ts';

/** A few hundred pages of a list; each has some 3 kB. */
const rows = new CachedReads<ListingRow>(2_000);

/** Those of some items that are on the shelf, by their ids. */
export async function listOnShelf(app: App, ids: readonly string[]): Promise<Map<string, Listing>> {
  const found = await findOnShelf(app, ids);
  return new Map([...found].map(([id, row]) => [id, toListing(row)]));
}

/** What is not cached is read, all of it by one statement. */
async function findOnShelf(app: App, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  const since = app.changes.latest;
  const found = new Map<string, ListingRow>();
  for (const id of ids) {
    const row = rows.get(app, id);
    if (row) found.set(id, row);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const row of await readOnShelf(app.db, missing)) {
    found.set(row.id, row);
    rows.set(app, row.id, { value: row, tags: tagsOfItem(row), since });
  }
  return found;
}

async function readOnShelf(db: DbOrTrx, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const read = await withSeller(db)
    .where(sql<boolean>`listings.id = any(${[...ids]}::text[])`)
    .where(isOnShelf)
    .modifyEnd(prepared)
    .execute();
  tagItems(read);
  return read;
}
