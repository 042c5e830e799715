import { sql, type RawBuilder } from 'kysely';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { defineJob } from '#src/platform/jobs/queue.server.ts';
import { watchedNews, type WatchedNews } from './schemas.ts';

/** Services enqueue this job; `feature.server.ts` defines what it does. */
export const notifyWatchers = defineJob('tell-watchers', watchedNews);

const day = sql`interval '1 day'`;

/**
 * For each kind of news: which items it still applies to, whom it concerns, and the columns that mark a notified
 * watcher.
 */
const kinds: Record<
  WatchedNews['news'],
  { item: RawBuilder<boolean>; concerns: (at: string) => RawBuilder<boolean>; marks: RawBuilder<unknown> }
> = {
  lower: {
    item: sql`sold_at is null`,
    // Compares with the lowest price of the last 30 days, so that raising and lowering a price is not news. The
    // products of cents can exceed 32 bits, so they need bigint.
    concerns: (at) => sql`(notified_at is null or notified_at <= shop_now() - ${day})
      and item.sale_cents::bigint * 100 <= notified_cents::bigint * 98
      and item.sale_cents::bigint * 100 <= 98 * (
        select min(sale_cents) from listing_prices
        where listing_id = item.id and until <= ${at} and until > ${at}::timestamptz - interval '30 days')`,
    marks: sql`notified_cents = item.sale_cents, notified_at = shop_now()`,
  },
  freed: {
    item: sql`sold_at is null and id not in (select id from booked_listings)`,
    concerns: () => sql`(freed_at is null or freed_at <= shop_now() - ${day})`,
    marks: sql`freed_at = shop_now(), sold_at = null`,
  },
  sold: {
    item: sql`sold_at is not null`,
    concerns: () => sql`watches.sold_at is null`,
    marks: sql`sold_at = shop_now()`,
  },
};

/** Marks up to `limit` watchers as notified and returns them, except those with a block in either direction. */
export async function takeWatchers(
  trx: Trx,
  { listing, news, at, buyer, since }: WatchedNews,
  limit: number,
): Promise<string[]> {
  const { item, concerns, marks } = kinds[news];
  const { rows } = await sql<{ user_id: string }>`
    with item as (
      select id, seller_id, sale_cents from listings
      where id = ${listing} and deleted_at is null and paused_at is null and ${item}
        and seller_id not in (select id from users where suspended_at is not null)
    ), due as (
      select user_id, listing_id from watches join item on item.id = listing_id
      where user_id is distinct from ${buyer ?? null} and watches.at >= ${since ?? '-infinity'} and not is_blocked(user_id, item.seller_id) and ${concerns(at)}
      order by user_id limit ${limit} for update of watches
    )
    update watches set ${marks} from due, item
    where watches.user_id = due.user_id and watches.listing_id = due.listing_id
    returning watches.user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

async function findItem(trx: Trx, id: string) {
  return trx
    .selectFrom('listings')
    .select(['kind', 'title', 'sale_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const batchSize = 500;

/**
 * Notifies the watchers of an item. Each is marked in the transaction that notifies them, so that a repeated run
 * notifies nobody twice.
 */
export async function notifyOfNews(app: App, news: WatchedNews): Promise<void> {
  while ((await inTransaction(app, (trx) => notifySome(app, trx, news))) === batchSize);
}

async function notifySome(app: App, trx: Trx, news: WatchedNews): Promise<number> {
  const watchers = await takeWatchers(trx, news, batchSize);
  if (watchers.length === 0) return 0;
  const { kind, title, sale_cents: cents } = await findItem(trx, news.listing);
  const what = {
    lower: { kind: 'price-dropped', data: { title, kind, cents }, mail: 'now' },
    // Sent immediately, because somebody else could book the item before the daily email.
    freed: { kind: 'back-on-sale', data: { title, kind }, mail: 'now', isRequested: true },
    // A sold item is not urgent.
    sold: { kind: 'watched-sold', data: { title, kind }, mail: 'daily' },
  } as const;
  await notify(
    app,
    trx,
    ...watchers.map((userId) => ({ userId, subject: news.listing, ...what[news.news] })),
  );
  return watchers.length;
}
