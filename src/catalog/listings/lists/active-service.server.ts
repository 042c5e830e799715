import { sql } from 'kysely';
import { bookableTags, sitemapTags, tagItems, tagsOfItem } from '#src/catalog/listings/cache-tags.server.ts';
import { isActive, isBookable, hasActiveSeller } from '#src/catalog/listings/filter-queries.server.ts';
import { listingSorts, withSeller, type ListingRow } from '#src/catalog/listings/queries.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { toListing } from '#src/catalog/listings/serialize.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { CachedReads } from '#src/platform/cache/cached-reads.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId, onPage, parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';

/** The maximum number of cached rows. A row takes 1 to 3 kB, plus 0.3 kB for each photo. */
const cached = new CachedReads<ListingRow>(2_000);

/**
 * Reads all items that are not cached with one query. Includes items of suspended sellers, which the search has left out
 * already.
 */
export async function findActiveByIds(app: App, ids: readonly string[]): Promise<Map<string, Listing>> {
  const since = app.changes.latest;
  const found = new Map<string, ListingRow>();
  for (const id of ids) {
    const row = cached.get(app, id);
    if (row) found.set(id, row);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const row of await readActiveRows(app.db, missing)) {
    found.set(row.id, row);
    cached.set(app, row.id, { value: row, tags: tagsOfItem(row), since });
  }
  return new Map([...found].map(([id, row]) => [id, toListing(row)]));
}

/** Leaves out items of suspended sellers. */
export async function findActiveOrSoldByIds(
  { db }: App,
  ids: readonly string[],
): Promise<Map<string, Listing>> {
  if (ids.length === 0) return new Map();
  const read = await withSeller(db)
    .where(sql<boolean>`listings.id = any(${[...ids]}::text[])`)
    .where(sql<boolean>`listings.deleted_at is null and listings.paused_at is null`)
    .where(hasActiveSeller)
    .execute();
  return new Map(read.map((row) => [row.id, toListing(row)]));
}

async function readActiveRows(db: DbOrTrx, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const active = withSeller(db)
    .where(sql<boolean>`listings.id = any(${[...ids]}::text[])`)
    .where(isActive);
  const read = await prepared(() => active.execute());
  tagItems(read);
  return read;
}

const activeOf = (db: DbOrTrx, sellerId: string) =>
  db.selectFrom('listings').where('listings.seller_id', '=', sellerId).where(isActive);

/** Includes booked items. */
export async function countActiveOf({ db }: App, sellerId: string): Promise<number> {
  addCacheTags([`items-of:${sellerId}`]);
  return countRows(activeOf(db, sellerId));
}

/** The place of most of a seller's active items; null without items. */
export async function usualPlaceOf({ db }: App, sellerId: string): Promise<string | null> {
  addCacheTags([`items-of:${sellerId}`]);
  const { place } = await activeOf(db, sellerId)
    .select(sql<string | null>`mode() within group (order by location)`.as('place'))
    .executeTakeFirstOrThrow();
  return place;
}

/** Includes items of suspended sellers. */
export async function listActiveIdsOf(db: DbOrTrx, sellerId: string): Promise<string[]> {
  const items = await activeOf(db, sellerId).select('id').orderBy('id').execute();
  return items.map(({ id }) => id);
}

/** With 'without states', a cached page shows all items as available, and the browser fetches their states. */
export async function listActiveOf(
  app: App,
  sellerId: string,
  query: Paging,
  how: 'with states' | 'without states',
): Promise<Page<Listing>> {
  const keyset = parsePage(
    'items-of',
    { ...listingSorts, columns: { date: listingSorts.columns.date } },
    query,
    {
      sellerId,
    },
  );
  addCacheTags([`items-of:${sellerId}`, `user:${sellerId}`]);
  const page = withSeller(app.db).where('listings.seller_id', '=', sellerId).where(isActive);
  const [found, count] = await Promise.all([onPage(page, keyset).execute(), countActiveOf(app, sellerId)]);
  if (how === 'with states') tagItems(found);
  return toPage(found, keyset, { count }, (row) =>
    toListing(how === 'with states' ? row : { ...row, state: 'available', booked_at: null }),
  );
}

export async function listLatest({ db }: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  const rows = await withSeller(db)
    .where(isBookable)
    .where(hasActiveSeller)
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  tagItems(rows);
  return rows.map(toListing);
}

/** The newest items are ranked among this many. */
const rankedLatest = 500;

/** Like `listLatest`, but with at most two items of each seller before those of others. */
export async function listMixedLatest({ db }: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  const newest = db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'listed_at'])
    .where(isBookable)
    .where(hasActiveSeller)
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rankedLatest)
    .as('newest');
  const ranked = db
    .selectFrom(newest)
    .select('id')
    .select(
      sql<boolean>`row_number() over (partition by seller_id order by listed_at desc, id desc) > 2`.as(
        'is_further',
      ),
    )
    .as('ranked');
  const rows = await withSeller(db)
    .innerJoin(ranked, 'ranked.id', 'listings.id')
    .orderBy('ranked.is_further')
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  tagItems(rows);
  return rows.map(toListing);
}

/** The active items, as listed in the sitemap. */
const visible = (db: DbOrTrx) => db.selectFrom('listings').where(isActive).where(hasActiveSeller);

export async function activeAddresses({ db }: App, from: string, limit: number) {
  addCacheTags(sitemapTags());
  const rows = await visible(db)
    .select(['id', 'kind', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, updated_at }) => ({ id, path: `/${kind}/${id}`, changed: updated_at }));
}

/** The same items with all their facts, in the order of their ids. */
export async function listActiveFrom({ db }: App, from: string, limit: number): Promise<Listing[]> {
  const rows = await withSeller(db)
    .where(isActive)
    .where(hasActiveSeller)
    .where('listings.id', '>=', from)
    .orderBy('listings.id')
    .limit(limit)
    .execute();
  return rows.map(toListing);
}

export async function activeParts({ db }: App, size: number): Promise<string[]> {
  addCacheTags(sitemapTags());
  return everyNthId(db, visible(db).select('id'), size);
}
