import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Cursor } from '#src/platform/db/cursor.server.ts';
import type { NewOrder } from './contract.ts';

/** Whose orders: everyone's, those addressed to a seller, or those of a buyer. */
export type Side = { buyerId?: string; sellerId?: string };

function orders(db: DbOrTrx, { buyerId, sellerId }: Side) {
  let query = db.selectFrom('orders').where('orders.deleted_at', 'is', null);
  if (buyerId) query = query.where('orders.buyer_id', '=', buyerId);
  if (sellerId) query = query.where('orders.seller_id', '=', sellerId);
  return query;
}

function withNames(query: ReturnType<typeof orders>) {
  return query
    .innerJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('people as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .select([
      'orders.id',
      'orders.phone',
      'orders.location',
      'orders.title',
      'orders.img',
      'orders.sale_cents',
      'orders.placed_at',
      'orders.sold_at',
      'orders.listing_id',
      'listings.kind',
      'buyer.name as buyer_name',
      'buyer.email as buyer_email',
      'seller.name as seller_name',
    ]);
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** Newest first, one row more than `limit` where there is a next page. */
export async function listOrders(db: DbOrTrx, side: Side, limit: number, after: Cursor | null) {
  let query = orders(db, side);
  if (after) query = query.where(sql<boolean>`(orders.placed_at, orders.id) < (${after.at}, ${after.id})`);
  return withNames(query)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Exact: dashboards show it. */
export async function countOrders(db: DbOrTrx, side: Side): Promise<number> {
  const { count } = await orders(db, side)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOrder(db: DbOrTrx, id: string): Promise<OrderRow> {
  return withNames(orders(db, {}).where('orders.id', '=', id)).executeTakeFirstOrThrow();
}

/** Takes an available item off the market; undefined when it is not there to be taken. */
export async function holdListing(trx: Trx, id: string) {
  return trx
    .updateTable('listings')
    .set({ state: 'booked', updated_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'available')
    .where('deleted_at', 'is', null)
    .returning(['id', 'seller_id', 'title', 'img', 'sale_cents'])
    .executeTakeFirst();
}

/** Why an item could not be held. */
export async function findListingState(db: DbOrTrx, id: string) {
  return db.selectFrom('listings').select(['state', 'deleted_at']).where('id', '=', id).executeTakeFirst();
}

/** Available listings that match what the original's body says of them; two are enough to know it is ambiguous. */
export async function matchListings(db: DbOrTrx, { seller, title, sale, img }: NewOrder, saleCents: number) {
  if (seller === undefined || title === undefined || sale === undefined || img === undefined) return [];
  return db
    .selectFrom('listings')
    .innerJoin('people', 'people.id', 'listings.seller_id')
    .select('listings.id')
    .where('people.name', '=', seller)
    .where('listings.title', '=', title)
    .where('listings.sale_cents', '=', saleCents)
    .where('listings.img', '=', img)
    .where('listings.state', '=', 'available')
    .where('listings.deleted_at', 'is', null)
    .limit(2)
    .execute();
}

type OrderValues = {
  id: string;
  listing_id: string;
  seller_id: string;
  buyer_id: string;
  phone: string;
  location: string;
  title: string;
  img: string;
  sale_cents: number;
};

export async function insertOrder(trx: Trx, values: OrderValues): Promise<void> {
  await trx.insertInto('orders').values(values).execute();
}

export async function findOrderParties(db: DbOrTrx, id: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'listing_id', 'buyer_id', 'seller_id', 'deleted_at', 'sold_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a listing before its orders are touched: every change takes the two in this order. */
export async function lockListingOf(trx: Trx, listingId: string): Promise<void> {
  await trx.selectFrom('listings').select('id').where('id', '=', listingId).forUpdate().execute();
}

/** Marks an order as deleted; false when it was already. */
export async function deleteOrderRow(trx: Trx, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ deleted_at: sql`now()`, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts a booked item back on the market. */
export async function freeListing(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ state: 'available', updated_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .execute();
}

export async function findOpenOrder(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null)
    .executeTakeFirst();
}

/** The id of the living person with an e-mail address. */
export async function findBuyerByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Marks the open order of an item as sold; the caller holds the lock on the listing. */
export async function closeOpenOrder(trx: Trx, listingId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ sold_at: sql`now()` })
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null)
    .execute();
}

/** The order that holds an item, or by which it was sold. */
export async function findOrderOf(db: DbOrTrx, listingId: string): Promise<OrderRow | undefined> {
  return withNames(orders(db, {}).where('orders.listing_id', '=', listingId))
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
