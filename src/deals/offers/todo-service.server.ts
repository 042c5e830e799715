import { sql, type RawBuilder } from 'kysely';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { todoSources, type TodoRow } from '#src/platform/todo.server.ts';

/** A seller cannot accept an offer for an edited item until its buyer has confirmed it. */
const actOf = {
  buyer: sql`case when offers.by = 'seller' then 'answer-offer'
    when offers.version <> listings.version then 'confirm-offer' end`,
  seller: sql`case when offers.by = 'buyer' and offers.version = listings.version then 'answer-offer' end`,
};

function offersOf(side: OrderSide, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  return sql`
    select act, offers.id, ${sql.lit(side)} as side, listings.title, listings.img,
      ${sql.ref(`offers.${otherSide(side)}_id`)} as other_id, offers.amount_cents, null::int as count,
      offers.due_at as until, offers.made_at as date, offers.listing_id, offers.buyer_id
    from offers join listings on listings.id = offers.listing_id cross join lateral (select ${actOf[side]} as act) answer
    where ${sql.ref(`offers.${side}_id`)} = ${userId} and offers.state = 'open' and act is not null`;
}

export const offersToDo = todoSources.providedBy((userId) =>
  sql.join(
    orderSides.map((side) => offersOf(side, userId)),
    sql` union all `,
  ),
);
