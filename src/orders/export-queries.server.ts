import type { DbOrTrx } from '#src/db/connect.server.ts';

const facts = [
  'id',
  'listing_id',
  'title',
  'img',
  'sale_cents',
  'placed_at',
  'sold_at',
  'deleted_at',
] as const;

const factsOf = (db: DbOrTrx) => db.selectFrom('orders').select(facts).orderBy('id');

/** Every order that a person placed, cancelled ones too. */
export async function exportPlacedOrders(db: DbOrTrx, personId: string) {
  return factsOf(db).select(['phone', 'location']).where('buyer_id', '=', personId).execute();
}

/** Every order that a person received; of their buyers only the facts. */
export async function exportReceivedOrders(db: DbOrTrx, personId: string) {
  return factsOf(db).where('seller_id', '=', personId).execute();
}
