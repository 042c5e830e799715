import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { WatchedNews } from './schemas.ts';

const day = sql`interval '1 day'`;

/** Of each kind of news: the items it is still true of, whom it concerns, and what is noted of those who are told. */
const kinds: Record<
  WatchedNews['news'],
  { item: RawBuilder<boolean>; concerns: (at: string) => RawBuilder<boolean>; notes: RawBuilder<unknown> }
> = {
  lower: {
    item: sql`sold_at is null`,
    // Against a price that was raised shortly before it would be no fall. Products of cents are more than an integer holds.
    concerns: (at) => sql`(told_at is null or told_at <= shop_now() - ${day})
      and item.sale_cents::bigint * 100 <= told_cents::bigint * 98
      and item.sale_cents::bigint * 100 <= 98 * (
        select min(sale_cents) from listing_prices
        where listing_id = item.id and until <= ${at} and until > ${at}::timestamptz - interval '30 days')`,
    notes: sql`told_cents = item.sale_cents, told_at = shop_now()`,
  },
  freed: {
    item: sql`sold_at is null and id not in (select id from booked_listings)`,
    concerns: () => sql`(freed_at is null or freed_at <= shop_now() - ${day})`,
    notes: sql`freed_at = shop_now(), sold_at = null`,
  },
  sold: {
    item: sql`sold_at is not null`,
    concerns: () => sql`watches.sold_at is null`,
    notes: sql`sold_at = shop_now()`,
  },
};

/** Marks up to `limit` watchers as notified and returns them; people who have a block with the seller are left out. */
export async function takeWatchers(
  trx: Trx,
  { listing, news, at, buyer }: WatchedNews,
  limit: number,
): Promise<string[]> {
  const { item, concerns, notes } = kinds[news];
  const { rows } = await sql<{ person_id: string }>`
    with item as (
      select id, seller_id, sale_cents from listings
      where id = ${listing} and deleted_at is null and paused_at is null and ${item}
        and seller_id not in (select id from people where suspended_at is not null)
    ), told as (
      select person_id, listing_id from watches join item on item.id = listing_id
      where person_id is distinct from ${buyer ?? null} and not is_blocked(person_id, item.seller_id) and ${concerns(at)}
      order by person_id limit ${limit} for update of watches
    )
    update watches set ${notes} from told, item
    where watches.person_id = told.person_id and watches.listing_id = told.listing_id
    returning watches.person_id`.execute(trx);
  return rows.map(({ person_id }) => person_id);
}

export async function findItem(trx: Trx, id: string) {
  return trx
    .selectFrom('listings')
    .select(['kind', 'title', 'sale_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
