import { sql } from 'kysely';
import { partsOfListing } from '#src/catalog/listings/parts/queries.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';
import {
  inOwnState,
  isActive,
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
    .select(['id', 'kind', 'title', 'des', 'brand', 'condition', 'duration', 'location', 'img'])
    .select(['model', 'model_id', 'mount', 'conversion', 'adapts_from', 'adapts_to', 'place_id'])
    .select(['included', partsOfListing, 'offers', 'floor_cents'])
    .select(stateOf.as('state'))
    .select(['buy_cents', 'sale_cents', 'listed_at', 'updated_at', 'sold_at', 'advertised_at', 'deleted_at'])
    .select(['edited_at', 'paused_at', 'paused_for'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .execute();
}
