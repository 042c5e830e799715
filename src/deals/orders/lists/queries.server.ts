import { sql } from 'kysely';
import { countRows, contains } from '#src/platform/db/query-parts.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { type OrderRow, withNames } from '#src/deals/orders/queries.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { OrdersQuery } from './schemas.ts';

export type Scope = { buyerId?: string; sellerId?: string };

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
  /** Only orders that have not ended yet. */
  isUnfinished?: boolean;
};

function orders(db: DbOrTrx, { buyerId, sellerId }: Scope, filter: OrderFilter = {}) {
  const { state, stage, listing, q, waitsFor, isUnfinished } = filter;
  let query = db.selectFrom('orders');
  const hasEnded = state === 'ended';
  query = stage
    ? query.where('orders.stage', 'in', stage)
    : query.where('orders.deleted_at', hasEnded ? 'is not' : 'is', null);
  // Each side hides an order only for itself; admins stop seeing it when both sides have hidden it.
  if (buyerId) query = query.where('orders.buyer_id', '=', buyerId).where('orders.buyer_hid_at', 'is', null);
  if (sellerId)
    query = query.where('orders.seller_id', '=', sellerId).where('orders.seller_hid_at', 'is', null);
  if (!buyerId && !sellerId)
    query = query.where((eb) =>
      eb.or([eb('orders.buyer_hid_at', 'is', null), eb('orders.seller_hid_at', 'is', null)]),
    );
  if (state && !hasEnded) query = query.where('orders.sold_at', state === 'open' ? 'is' : 'is not', null);
  if (listing) query = query.where('orders.listing_id', '=', listing);
  if (isUnfinished) query = query.where('orders.due_at', 'is not', null);
  if (waitsFor) query = query.where(waitsForUser(waitsFor));
  return q ? query.where(contains(sql.ref('orders.search'), q)) : query;
}

const waitsForUser = (id: string) => sql<boolean>`(
  orders.buyer_id = ${id} and (orders.stage = 'accepted' and orders.phone is null or ${isAnswerDueTo('seller')})
  or orders.seller_id = ${id} and (orders.stage = 'requested' or ${isAnswerDueTo('buyer')})
)`;

/** Whether `side` has proposed, reported or claimed something that the other side has to answer. */
export const isAnswerDueTo = (side: OrderSide) => sql<boolean>`(case orders.stage
  when 'handed-over' then orders.handed_over_by = ${side}
  when 'disputed' then exists (select from disputes where order_id = orders.id
    and closed_at is null and (escalated_at is null and opened_by = ${side} or settlement_by = ${side}))
  else orders.stage in ('accepted', 'arranged') and orders.proposal_by = ${side}
    and orders.proposal_version is distinct from orders.meeting_version and orders.proposal_at > shop_now()
end)`;

export async function listOrders(db: DbOrTrx, scope: Scope, filter: OrderFilter, keyset: KeysetPage) {
  return onPage(withNames(orders(db, scope, filter)), keyset).execute();
}

export async function countOrders(db: DbOrTrx, scope: Scope, filter: OrderFilter = {}): Promise<number> {
  return countRows(orders(db, scope, filter));
}

/** Returns the order that holds an item, or through which it was sold. */
export async function findOrderOf(db: DbOrTrx, listingId: string): Promise<OrderRow | undefined> {
  return withNames(orders(db, {}).where('orders.listing_id', '=', listingId))
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findBuyerByEmail(db: DbOrTrx, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
