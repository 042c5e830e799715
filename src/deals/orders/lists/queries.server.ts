import { sql, type RawBuilder } from 'kysely';
import { type OrderRow, withNames } from '#src/deals/orders/queries.server.ts';
import { noShowAfter } from '#src/deals/orders/stages.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { alphabetical, onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows, contains } from '#src/platform/db/query-parts.server.ts';
import { otherSide, orderSides } from '#src/platform/shared/order-sides.ts';
import type { TodoAct } from '#src/platform/todo-schemas.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';
import type { OrdersQuery } from './schemas.ts';

export type Scope = { buyerId?: string; sellerId?: string };

export const orderSorts = {
  id: sql.ref<string>('orders.id'),
  columns: {
    date: { by: sql.ref('orders.placed_at'), type: 'time' },
    title: { by: alphabetical(sql.ref('orders.title')), type: 'text' },
    sale: { by: sql.ref('orders.sale_cents'), type: 'number' },
    customer: { by: alphabetical(sql.ref('orders.customer')), type: 'text' },
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
  orders.buyer_id = ${id} and ${answerDueFrom('buyer')} is not null
  or orders.seller_id = ${id} and ${answerDueFrom('seller')} is not null
)`;

const hasOpenProposal = sql<boolean>`(orders.proposal_version is distinct from orders.meeting_version
  and orders.proposal_at > shop_now())`;

/** Returns what the other side of an order is waiting for `side` to do, or null. */
function answerDueFrom(side: OrderSide): RawBuilder<TodoAct | null> {
  const other = sql.lit(otherSide(side));
  const meeting = sql`when ${hasOpenProposal} and orders.proposal_by = ${other} then 'answer-meeting'`;
  return sql`(case orders.stage
    when 'requested' then ${side === 'seller' ? sql`'accept'` : sql`null`}
    when 'accepted' then case ${meeting} ${side === 'buyer' ? sql`when orders.phone is null then 'give-contact'` : sql``} end
    when 'arranged' then case ${meeting} end
    when 'handed-over' then case when orders.handed_over_by = ${other} then 'confirm-handover' end
    when 'disputed' then (
      select case when settlement_by = ${other} then 'answer-settlement'
        when escalated_at is null and opened_by = ${other} then 'answer-dispute' end
      from disputes where order_id = orders.id and closed_at is null)
  end)`;
}

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
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Returns what `side` has to do about an unfinished order, or null. An answer comes before what either side can do. */
const actOf = (side: OrderSide, speed: number) => sql<TodoAct | null>`coalesce(${answerDueFrom(side)}, case
  when orders.stage = 'arranged' and orders.meeting_at <= shop_now() - make_interval(secs => ${noShowAfter / 1000 / speed})
    then 'report-handover'
  when orders.stage = 'accepted' and orders.phone is not null and ${hasOpenProposal} is not true then 'suggest-meeting'
end)`;

function ordersOf(side: OrderSide, userId: RawBuilder<string>, speed: number): RawBuilder<TodoRow> {
  const other = otherSide(side);
  return sql`
    select act, orders.id, ${sql.lit(side)} as side, orders.title, orders.img, ${sql.ref(`orders.${other}_id`)} as other_id,
      orders.sale_cents as amount_cents, null::int as count,
      case act when 'answer-meeting' then least(orders.due_at, orders.proposal_at,
        case when orders.meeting_at > shop_now() then orders.meeting_at end) else orders.due_at end as until,
      orders.moved_at as date, orders.listing_id, orders.buyer_id
    from orders cross join lateral (select ${actOf(side, speed)} as act) answer
    where ${sql.ref(`orders.${side}_id`)} = ${userId} and orders.due_at is not null and act is not null`;
}

export const ordersToDo = todoSources.providedBy((userId, speed) =>
  sql.join(
    orderSides.map((side) => ordersOf(side, userId, speed)),
    sql` union all `,
  ),
);
