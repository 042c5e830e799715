import { sql } from 'kysely';
import { exportedColumns } from '#src/catalog/items/row-service.server.ts';
import { partsOfListing } from '#src/catalog/items/parts-service.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';
import { tagItems } from '#src/catalog/listings/cache-tags.server.ts';
import { withSeller } from '#src/catalog/listings/queries.server.ts';
import {
  inOwnState,
  isActive,
  isBookable,
  hasActiveSeller,
  stateOf,
} from '#src/catalog/listings/filter-queries.server.ts';

export async function countStates(db: DbOrTrx) {
  return db
    .selectFrom('listings')
    .select((eb) => [stateOf.as('state'), eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy(stateOf)
    .execute();
}

export async function countKindsAndStates(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('listings')
    .select((eb) => ['kind', stateOf.as('state'), eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('seller_id', '=', sellerId)
    .groupBy(['kind', stateOf])
    .execute();
}

const countOf = <State extends keyof typeof inOwnState>(state: State) =>
  sql<number>`count(*) filter (where ${inOwnState[state]})`.as(state);

export async function countOwnStates(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('listings')
    .select([countOf('for-sale'), countOf('paused'), countOf('booked'), countOf('sold')])
    .where('deleted_at', 'is', null)
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
}

/** The active items, as listed in the sitemap. */
function activeItems(db: DbOrTrx) {
  return db.selectFrom('listings').where(isActive).where(hasActiveSeller);
}

export async function listActiveFrom(db: DbOrTrx, from: string, limit: number) {
  return activeItems(db)
    .select(['id', 'kind', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function everyNthActive(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, activeItems(db).select('id'), n);
}

/** Includes withdrawn items. */
export async function exportListings(db: DbOrTrx, sellerId: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'kind', ...exportedColumns, partsOfListing, stateOf.as('state')])
    .select(['listed_at', 'updated_at', 'sold_at', 'advertised_at', 'deleted_at'])
    .select(['edited_at', 'paused_at', 'paused_for'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute();
}

export async function listLatestRows(db: DbOrTrx, limit: number) {
  const rows = await withSeller(db)
    .where(isBookable)
    .where(hasActiveSeller)
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  tagItems(rows);
  return rows;
}

/** The newest items are ranked among this many. */
const rankedLatest = 500;

/** Like `listLatestRows`, but further items of the same seller come after those of others. */
export async function listMixedLatestRows(db: DbOrTrx, limit: number, perSeller: number) {
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
      sql<boolean>`row_number() over (partition by seller_id order by listed_at desc, id desc) > ${perSeller}`.as(
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
  return rows;
}
