import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { TodoAct } from '#src/platform/todo-schemas.ts';
import { selectTodo } from '#src/platform/todo.server.ts';

type DealRow = {
  id: string;
  act: TodoAct | null;
  has_changed: boolean;
  stage: OrderStage | null;
  previous: OrderStage | null;
  by: OrderMover;
  sale_cents: number;
  suggested_by: OrderSide | null;
  meeting_at: Date | null;
  meeting_zone: string | null;
  reviewed_by: OrderSide | null;
};

/** Selects the deals in which the user has something to do, other than reading a message. */
export const dealsToDo = (app: App, userId: string) => sql`
  select act, listing_id, buyer_id, until, date
  from users cross join lateral (${selectTodo(app, sql.ref('users.id'))}) as todo
  where users.id = ${userId} and act <> 'read' and side is not null`;

/** Returns, for some of the user's conversations, what they have to do in the deal and its latest transition. */
export async function readDeals(app: App, userId: string, ids: readonly string[]): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    with open as materialized (${dealsToDo(app, userId)})
    select conversations.id, coalesce(last_at > sent_at, true) as has_changed, step.*,
      (select act from open where (open.listing_id, open.buyer_id) = (conversations.listing_id, conversations.buyer_id)
        order by until, date limit 1) as act
    from conversations
      left join messages on messages.conversation_id = conversations.id and messages.seq = last_seq
      left join lateral (
        select to_stage as stage, case when order_events.seq > 1 then from_stage end as previous, by, sale_cents,
          case when orders.stage in ('accepted', 'arranged') and proposal_at > shop_now()
            and proposal_version is distinct from meeting_version then proposal_by end as suggested_by,
          case when orders.stage = 'arranged' then meeting_at end as meeting_at, meeting_zone,
          (select reviews.by from reviews where reviews.order_id = orders.id and removed_at is null
            order by written_at desc limit 1) as reviewed_by
        from orders join order_events on order_events.order_id = orders.id
        where (orders.listing_id, orders.buyer_id) = (conversations.listing_id, conversations.buyer_id)
        order by placed_at desc, order_events.seq desc
        limit 1) as step on true
    where conversations.id = any(${ids}::text[])`.execute(app.db);
  return rows;
}
