import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/**
 * Locks the items of a seller in the order of their ids, as `lockItemsOf` does, then their open offers in the same order.
 * A trigger locks the offers of one item at a time, which could deadlock with the closing of a buyer's account.
 */
export async function lockListings(trx: Trx, sellerId: string, ids: readonly string[]) {
  const listings = await trx
    .selectFrom('listings')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('offers')
    .select('id')
    .where(sql<boolean>`listing_id = any(${ids}::text[])`)
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  return listings;
}
