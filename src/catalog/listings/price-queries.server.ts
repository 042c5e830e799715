import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import { priceLowered } from './events.server.ts';

/** A seller can change a price twice a second, and each list shows reduced prices. */
const maxRead = 100;

/** SQL for the earlier prices that stood for a day. How long the first of the last hundred stood is unknown. */
const earlierPrices = sql`(
    select sale_cents as cents, until, max(until) over () as lowered_at,
      until - coalesce(lag(until) over (order by until),
        case when count(*) over () < ${sql.lit(maxRead)} then listings.listed_at end) as stood
    from (
      select sale_cents, until from listing_prices where listing_id = listings.id
      order by until desc limit ${sql.lit(maxRead)}
    ) last_prices
  ) earlier
  where stood >= interval '1 day' and listings.sold_at is null`;

/**
 * SQL for the price that an item was reduced from: its highest price in the 90 days before the present one. Prices that
 * stood for less than a day do not count. If one of the others was not higher than the present price, the item was not
 * reduced. Otherwise a seller could raise the price and lower it again.
 */
export const reducedFrom = sql<number | null>`(
  select case when min(cents) > listings.sale_cents then max(cents) end
  from ${earlierPrices} and until > lowered_at - interval '90 days')`;

/** Returns up to ten prices before the present one that stood for a day, newest first; none once the item is sold. */
export async function readEarlierPrices(db: Db, id: string): Promise<{ cents: number; until: Date }[]> {
  const query = sql<{ cents: number; until: Date }>`select cents, until from listings, lateral (
      select cents, until, lead(cents, 1, listings.sale_cents) over (order by until) as next from ${earlierPrices}) step
    where listings.id = ${id} and cents <> next order by until desc limit 10`;
  return (await prepared(() => query.execute(db))).rows;
}

/** The caller has stored the lower price. */
export async function publishLowered(app: App, trx: Trx, id: string): Promise<void> {
  const { until } = await trx
    .selectFrom('listing_prices')
    .select('until')
    .where('listing_id', '=', id)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await priceLowered.publish(app, trx, { listing: id, at: until });
}
