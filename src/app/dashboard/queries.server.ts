import { sql } from 'kysely';
import { reportParties } from '#src/moderation/reports/service.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

/** The events of a week or, without a week, of all weeks before `from` or of those after. */
type Measured = {
  metric: string;
  isBefore: boolean;
  week: string | null;
  count: number;
  measured: number;
  median: number | null;
};

type Span = { start: string; from: string; end: string; zone: string };

/**
 * Measures what happened between the days `start` and `end`, of one seller, or of the whole shop for an admin. If the weeks
 * from `from` on include the present one, those before end as early in their last week as it is now.
 */
export async function measureTrends(
  db: DbOrTrx,
  { start, from, end, zone }: Span,
  { id, isAdmin }: { id: string; isAdmin: boolean },
): Promise<Measured[]> {
  const at = (day: string) => sql`${day}::date::timestamp at time zone ${zone}`;
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${at(start)} and ${sql.ref(column)} < ${at(end)}`;
  const own = (column: string) => (isAdmin ? sql`true` : sql`${sql.ref(column)} = ${id}`);
  const onlyAll = isAdmin ? sql`true` : sql`false`;
  const { rows } = await sql<Measured>`
    with events (metric, at, value) as (
      -- Without undone imports.
      select 'listings', listed_at, null::double precision from listings
      where ${own('seller_id')} and ${within('listed_at')}
        and (sold_at is not null or deleted_at is null or deleted_at > listed_at + interval '2 days')
      union all
      select 'sold', sold_at, extract(epoch from sold_at - listed_at) / 86400 from listings
      where ${own('seller_id')} and ${within('sold_at')} and sold_at >= listed_at
      union all
      select 'bookings', placed_at, null from orders
      where ${own('seller_id')} and ${within('placed_at')} and deleted_at is null
      union all
      -- Open and ended orders have an index each.
      select 'bookings', placed_at, null from orders
      where ${own('seller_id')} and ${within('placed_at')} and deleted_at is not null
      union all
      select 'completed', completed_at, null from orders
      where ${own('seller_id')} and stage = 'completed' and ${within('completed_at')}
      union all
      -- A conversation counts if the buyer wrote first, and the seller answered or could have.
      select 'asked', asked, extract(epoch from answered - asked) / 3600
      from conversations talk
      cross join lateral (
        select min(sent_at) filter (where sender_id = talk.buyer_id) as asked,
          min(sent_at) filter (where sender_id = talk.seller_id) as answered
        from messages where conversation_id = talk.id) message
      where ${own('talk.seller_id')} and last_seq > 0 and last_at >= ${at(start)} and begun_at < ${at(end)}
        and ${within('asked')} and coalesce(answered >= asked, asked < shop_now() - interval '1 day'
          and not is_blocked(talk.buyer_id, talk.seller_id)
          and not exists (
            select from users
            where id = talk.buyer_id and (suspended_at is not null or deleted_at is not null)))
      union all
      select 'reports', reported_at, null from reports
      where ${onlyAll} and ${within('reported_at')} and ${id} <> all(${reportParties})
      union all
      select 'signUps', created_at, null from users where ${onlyAll} and ${within('created_at')})
    select metric, at < ${at(from)} as "isBefore", to_char(date_trunc('week', at at time zone ${zone}), 'YYYY-MM-DD') as week,
      count(*)::int as count, count(value)::int as measured,
      percentile_cont(0.5) within group (order by value) as median
    from events where at >= ${at(from)} or at < shop_now() - (${at(end)} - ${at(from)})
    group by grouping sets ((1, 2, 3), (1, 2))
  `.execute(db);
  return rows;
}
