import { sql, type RawBuilder } from 'kysely';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';

// A subquery, because an index condition cannot contain the volatile function itself.
const now = sql<Date>`(select shop_now())`;

function reviewsOf(side: OrderSide, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  return sql`
    select 'review' as act, orders.id, ${sql.lit(side)} as side, orders.title, orders.img,
      ${sql.ref(`orders.${otherSide(side)}_id`)} as other_id, orders.sale_cents as amount_cents, null::int as count,
      orders.review_until as until, orders.moved_at as date, orders.listing_id, orders.buyer_id
    from orders
    where ${sql.ref(`orders.${side}_id`)} = ${userId} and orders.review_until > ${now}
      and ${sql.ref(`orders.${side}_hid_at`)} is null
      and not exists (select from reviews where reviews.order_id = orders.id and reviews.by = ${sql.lit(side)})`;
}

export const reviewsToDo = todoSources.providedBy((userId) =>
  sql.join(
    orderSides.map((side) => reviewsOf(side, userId)),
    sql` union all `,
  ),
);
