import { sql, type SelectQueryBuilder } from 'kysely';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { BookingInput } from './booking/schemas.ts';
import { orderColumns, type RowByStage } from './rows.server.ts';

/** The names and addresses of erased users are null. */
export function withNames(orders: SelectQueryBuilder<Tables, 'orders', unknown>) {
  return orders
    .innerJoin('users as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .select((eb) => [
      eb.case().when('buyer.erased_at', 'is', null).then(eb.ref('buyer.name')).end().as('buyer_name'),
      eb.case().when('buyer.erased_at', 'is', null).then(eb.ref('buyer.email')).end().as('buyer_email'),
      eb.case().when('seller.erased_at', 'is', null).then(eb.ref('seller.name')).end().as('seller_name'),
      eb.case().when('seller.erased_at', 'is', null).then(eb.ref('seller.email')).end().as('seller_email'),
    ])
    .select(orderColumns)
    .$narrowType<RowByStage>();
}

export async function findOrder(db: DbOrTrx, id: string) {
  return withNames(db.selectFrom('orders').where('orders.id', '=', id))
    .select(['orders.condition', 'orders.duration', 'listings.location as item_location'])
    .select('listings.place_id as item_place_id')
    .select(['buyer.photo_url as buyer_photo', 'seller.photo_url as seller_photo'])
    .select(['seller.phone as seller_phone', 'buyer.town as buyer_town', 'seller.town as seller_town'])
    .select(['buyer.zone as buyer_zone', 'seller.zone as seller_zone'])
    .executeTakeFirst();
}

export async function readOrder(db: DbOrTrx, id: string): Promise<OrderRow> {
  return withNames(db.selectFrom('orders').where('orders.id', '=', id)).executeTakeFirstOrThrow();
}

export async function findOrders(db: DbOrTrx, ids: string[]) {
  return withNames(db.selectFrom('orders').where(sql<boolean>`orders.id = any(${ids}::text[])`)).execute();
}
export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export async function findOrderParties(db: DbOrTrx, id: string) {
  return db
    .selectFrom('orders')
    .select(['buyer_id', 'seller_id', 'listing_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Hides an order from the given sides. Returns whether it was visible before. */
export async function hideOrder(trx: Trx, id: string, from: readonly OrderSide[]): Promise<boolean> {
  const columns = from.map((side) => `${side}_hid_at` as const);
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set(Object.fromEntries(columns.map((column) => [column, sql`shop_now()`])))
    .where('id', '=', id)
    .where((eb) => eb.or(columns.map((column) => eb(column, 'is', null))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns orders that either side can still cancel. */
export async function listCancelableBetween(trx: Trx, one: string, other: string) {
  return trx
    .selectFrom('orders')
    .select(['id', 'listing_id', 'buyer_id'])
    .where('stage', 'in', ['requested', 'accepted', 'arranged'])
    .where(sql<boolean>`(buyer_id, seller_id) in ((${one}, ${other}), (${other}, ${one}))`)
    .orderBy('id')
    .execute();
}

export async function isVerified(db: DbOrTrx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('verified_users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function saveContact(trx: Trx, id: string, { phone, location }: BookingInput): Promise<void> {
  await trx.updateTable('orders').set({ phone, location }).where('id', '=', id).execute();
}

export async function findHandover(db: DbOrTrx, id: string) {
  return db
    .selectFrom('orders')
    .select(['buyer_id', 'seller_id', 'stage', 'handover_code', 'handover_salt', 'handover_verifier'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function saveVerifier(db: DbOrTrx, id: string, verifier: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ handover_verifier: verifier })
    .where('id', '=', id)
    .where('handover_verifier', 'is', null)
    .execute();
}
