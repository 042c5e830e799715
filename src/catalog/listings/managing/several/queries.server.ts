import type { Trx } from '#src/platform/db/connect.server.ts';

/** Locks the items of a seller in the order of their ids, as `lockItemsOf` does. */
export async function lockListings(trx: Trx, sellerId: string, ids: readonly string[]) {
  return trx
    .selectFrom('listings')
    .selectAll()
    .where('id', 'in', ids)
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
