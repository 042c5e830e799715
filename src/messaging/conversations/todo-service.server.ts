import { sql, type RawBuilder } from 'kysely';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';

function unreadOf(side: OrderSide, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  const unread = sql.ref<number>(`conversations.${side}_unread`);
  return sql`
    select 'read' as act, conversations.id, ${sql.lit(side)} as side,
      (select title from listings where listings.id = listing_id) as title,
      (select img from listings where listings.id = listing_id) as img,
      ${sql.ref(`conversations.${otherSide(side)}_id`)} as other_id, null::int as amount_cents, ${unread} as count,
      null::timestamptz as until, conversations.last_at as date, listing_id, buyer_id
    from conversations
    where ${sql.ref(`conversations.${side}_id`)} = ${userId} and ${unread} > 0`;
}

export const messagesToRead = todoSources.providedBy((userId) =>
  sql.join(
    orderSides.map((side) => unreadOf(side, userId)),
    sql` union all `,
  ),
);
