import { sql, type RawBuilder } from 'kysely';
import { noShowAfter } from '#src/deals/orders/stages.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';
import type { TodoAct } from '#src/platform/todo-schemas.ts';
import { answerDueFrom, hasOpenProposal } from './queries.server.ts';

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
