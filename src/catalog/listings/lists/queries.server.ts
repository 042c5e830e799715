import { sql } from 'kysely';
import { partsOfListing } from '#src/catalog/items/parts-service.server.ts';
import { exportedColumns } from '#src/catalog/items/row-service.server.ts';
import { inOwnState, stateOf } from '#src/catalog/listings/filter-queries.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';

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

/** Counts the items that a seller sold in the last 30 days. */
export async function countRecentlySold(db: DbOrTrx, sellerId: string): Promise<number> {
  const sold = db.selectFrom('listings').where('seller_id', '=', sellerId).where('deleted_at', 'is', null);
  return countRows(sold.where('sold_at', '>', sql<Date>`shop_now() - interval '30 days'`));
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
