import { sql } from 'kysely';
import { todoSources } from '#src/platform/todo.server.ts';

/** Disputes that wait for an admin. The sides of an order cannot decide its dispute. */
export const disputesToDecide = todoSources.providedBy(
  (userId) => sql`
    select 'decide' as act, orders.id, null::text as side, orders.title, orders.img, null::text as other_id,
      orders.sale_cents as amount_cents, null::int as count, orders.due_at as until, disputes.escalated_at as date,
      null::text as listing_id, null::text as buyer_id
    from users admin
      join disputes on disputes.closed_at is null and disputes.escalated_at is not null
      join orders on orders.id = disputes.order_id
    where admin.id = ${userId} and admin.role = 'admin'
      and ${userId} not in (orders.buyer_id, orders.seller_id)`,
);
