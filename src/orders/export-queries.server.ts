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

/** Every order that a person placed or received, cancelled ones too; of the buyers of theirs only the facts. */
export async function exportOrders(db: DbOrTrx, personId: string) {
  const orders = db.selectFrom('orders').select(facts).orderBy('id');
  return {
    placed: await orders.select(['phone', 'location']).where('buyer_id', '=', personId).execute(),
    received: await orders.where('seller_id', '=', personId).execute(),
  };
}
