import { sql, type RawBuilder } from 'kysely';
import { noShowAfter } from '#src/deals/orders/stages.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';
import { isAnswerDueTo } from './queries.server.ts';

const openProposal = sql<boolean>`orders.proposal_version is distinct from orders.meeting_version
  and orders.proposal_at > shop_now()`;

/** Returns what `side` has to do about an order, or null. The first condition that holds is the most urgent. */
const actOf = (side: OrderSide, speed: number) => sql<string | null>`case
  when orders.stage = 'requested' then ${side === 'seller' ? sql`'accept'` : sql`null`}
  when orders.stage = 'disputed' then case
    when exists (select from disputes where order_id = orders.id and closed_at is null
      and settlement_by = ${otherSide(side)}) then 'answer-settlement'
    when ${isAnswerDueTo(otherSide(side))} then 'answer-dispute' end
  when orders.stage = 'handed-over' then
    case when ${isAnswerDueTo(otherSide(side))} then 'confirm-handover' end
  when ${isAnswerDueTo(otherSide(side))} then 'answer-meeting'
  when orders.stage = 'arranged' then
    case when orders.meeting_at <= shop_now() - make_interval(secs => ${noShowAfter / 1000 / speed}) then 'report-handover' end
  when orders.phone is null then ${side === 'buyer' ? sql`'give-contact'` : sql`null`}
  when (${openProposal}) is not true then 'suggest-meeting'
end`;

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
