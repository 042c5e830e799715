import { sql } from 'kysely';
import { countRows } from '#src/platform/db/count.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { contains, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import type { OrderSide, OrdersQuery } from '#src/deals/orders/schemas.ts';
import { orderColumns } from '#src/deals/orders/columns.server.ts';

export type Side = { buyerId?: string; sellerId?: string };

export const orderSorts = {
  id: sql.ref<string>('orders.id'),
  columns: {
    date: { by: sql.ref('orders.placed_at'), type: 'time' },
    title: { by: sql`lower(orders.title)`, type: 'text' },
    sale: { by: sql.ref('orders.sale_cents'), type: 'number' },
    customer: { by: sql`lower(orders.customer)`, type: 'text' },
  },
} as const satisfies Sorts<string>;

export type OrderFilter = Pick<OrdersQuery, 'state' | 'stage' | 'listing' | 'q'> & {
  waitsFor?: string | undefined;
};

function orders(db: DbOrTrx, { buyerId, sellerId }: Side, filter: OrderFilter = {}) {
  const { state, stage, listing, q, waitsFor } = filter;
  let query = db.selectFrom('orders');
  const hasEnded = state === 'ended';
  query = stage
    ? query.where('orders.stage', 'in', stage)
    : query.where('orders.deleted_at', hasEnded ? 'is not' : 'is', null);
  // An order is hidden from one side alone; admins stop seeing it when both sides have hidden it.
  if (buyerId) query = query.where('orders.buyer_id', '=', buyerId).where('orders.buyer_hid_at', 'is', null);
  if (sellerId)
    query = query.where('orders.seller_id', '=', sellerId).where('orders.seller_hid_at', 'is', null);
  if (!buyerId && !sellerId)
    query = query.where((eb) =>
      eb.or([eb('orders.buyer_hid_at', 'is', null), eb('orders.seller_hid_at', 'is', null)]),
    );
  if (state && !hasEnded) query = query.where('orders.sold_at', state === 'open' ? 'is' : 'is not', null);
  if (listing) query = query.where('orders.listing_id', '=', listing);
  if (waitsFor) query = query.where(waitsForPerson(waitsFor));
  return q ? query.where(contains(sql.ref('orders.search'), q)) : query;
}

const waitsForPerson = (id: string) => sql<boolean>`(
  orders.buyer_id = ${id} and ${askedBy('seller')}
  or orders.seller_id = ${id} and (orders.stage = 'requested' or ${askedBy('buyer')})
)`;

const askedBy = (side: OrderSide) => sql<boolean>`(case orders.stage
  when 'handed-over' then orders.moved_by = ${side}
  when 'disputed' then exists (select from disputes where order_id = orders.id
    and closed_at is null and escalated_at is null and opened_by = ${side})
  else orders.stage in ('accepted', 'arranged') and orders.proposal_by = ${side}
    and orders.proposal_version is distinct from orders.meeting_version and orders.proposal_at > shop_now()
end)`;

function withNames(query: ReturnType<typeof orders>) {
  return query
    .innerJoin('people as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('people as seller', 'seller.id', 'orders.seller_id')
    .innerJoin('listings', 'listings.id', 'orders.listing_id')
    .select((eb) => [
      eb.case().when('buyer.erased_at', 'is', null).then(eb.ref('buyer.name')).end().as('buyer_name'),
      eb.case().when('buyer.erased_at', 'is', null).then(eb.ref('buyer.email')).end().as('buyer_email'),
      eb.case().when('seller.erased_at', 'is', null).then(eb.ref('seller.name')).end().as('seller_name'),
      eb.case().when('seller.erased_at', 'is', null).then(eb.ref('seller.email')).end().as('seller_email'),
    ])
    .select(orderColumns);
}

export async function listOrders(db: DbOrTrx, side: Side, filter: OrderFilter, keyset: KeysetPage) {
  return onPage(withNames(orders(db, side, filter)), keyset).execute();
}

export async function countOrders(db: DbOrTrx, side: Side, filter: OrderFilter = {}): Promise<number> {
  return countRows(orders(db, side, filter));
}

export type OrderRow = Omit<Awaited<ReturnType<typeof listOrders>>[number], 'sort_key'>;

export async function findOrder(db: DbOrTrx, id: string) {
  return withNames(db.selectFrom('orders').where('orders.id', '=', id))
    .select(['orders.condition', 'orders.duration'])
    .select(['buyer.photo_url as buyer_photo', 'seller.photo_url as seller_photo'])
    .executeTakeFirst();
}

export async function findOrders(db: DbOrTrx, ids: string[]): Promise<OrderRow[]> {
  return withNames(db.selectFrom('orders').where(sql<boolean>`orders.id = any(${ids}::text[])`)).execute();
}

/** The order that holds an item, or by which it was sold. */
export async function findOrderOf(db: DbOrTrx, listingId: string): Promise<OrderRow | undefined> {
  return withNames(orders(db, {}).where('orders.listing_id', '=', listingId))
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
