import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/**
 * SQL for the price that an item was reduced from: its highest price in the 90 days before the present one. Prices that
 * stood for less than a day do not count. If one of the others was not higher than the present price, the item was not
 * reduced. Otherwise a seller could raise the price and lower it again.
 */
export const reducedFrom = sql<number | null>`(
  select case when min(cents) > listings.sale_cents then max(cents) end from (
    select sale_cents as cents, until, max(until) over () as lowered_at,
      until - lag(until, 1, listings.listed_at) over (order by until) as stood
    from listing_prices where listing_id = listings.id
  ) earlier
  where stood >= interval '1 day' and until > lowered_at - interval '90 days' and listings.sold_at is null)`;

export async function whenPriceChanged(trx: Trx, id: string): Promise<Date> {
  const { until } = await trx
    .selectFrom('listing_prices')
    .select('until')
    .where('listing_id', '=', id)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return until;
}
