import { sql } from 'kysely';
import { isBuyable } from '#src/catalog/listings/filter-queries.server.ts';
import { noticeChecks, type NoticeCheck } from '#src/messaging/notifications/ports.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { maxWatches } from './schemas.ts';

export async function findWatchable(trx: Trx, id: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'seller_id')
    .select(['seller_id', 'sale_cents', 'sold_at', 'paused_at', 'paused_by'])
    .select(['suspended_at', 'listings.deleted_at'])
    .where('listings.id', '=', id)
    .forShare('listings')
    .executeTakeFirst();
}

export async function isWatched(trx: Trx, userId: string, listingId: string): Promise<boolean> {
  const watch = await trx
    .selectFrom('watches')
    .select('at')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return watch !== undefined;
}

/** Returns false at the limit. The caller has locked the user, because their watches are counted. */
export async function insertWatch(
  trx: Trx,
  { userId, listingId, cents }: { userId: string; listingId: string; cents: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into watches (user_id, listing_id, sale_cents, notified_cents)
    select ${userId}, ${listingId}, ${cents}::integer, ${cents}::integer
    where (select count(*) from watches where user_id = ${userId}) < ${maxWatches}`.execute(trx);
  return numAffectedRows === 1n;
}

export async function deleteWatch(trx: Trx, userId: string, listingId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('watches')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function shown(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('watches')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .innerJoin('users as seller', 'seller.id', 'seller_id')
    .where('user_id', '=', userId)
    .where('paused_at', 'is', null)
    .where('suspended_at', 'is', null);
}

export const watchSorts = {
  id: sql.ref<string>('listing_id'),
  columns: { date: { by: sql.ref('watches.at'), type: 'time' } },
} as const satisfies Sorts<string>;

export async function listWatches(db: DbOrTrx, userId: string, keyset: KeysetPage) {
  const watches = shown(db, userId).select(['listing_id as id', 'watches.at', 'watches.sale_cents']);
  return onPage(watches, keyset).execute();
}

export async function countWatches(db: DbOrTrx, userId: string): Promise<number> {
  return countRows(shown(db, userId));
}

export async function listWatchedIds(db: DbOrTrx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('watches')
    .select('listing_id')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

export async function countWatchers(db: DbOrTrx, listingId: string): Promise<number> {
  return countRows(db.selectFrom('watches').where('listing_id', '=', listingId));
}

/** Counts the users who watch unsold items of a seller. */
export async function countWatchersOfAll(db: DbOrTrx, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('watches')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
    .where('listings.seller_id', '=', sellerId)
    .where('listings.deleted_at', 'is', null)
    .where('listings.sold_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function exportWatches(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('watches')
    .select(['listing_id', 'at', 'sale_cents', 'notified_cents', 'notified_at', 'freed_at', 'sold_at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('listing_id')
    .execute();
}

const isStillWatched: NoticeCheck = ({ person, subject }) => sql`exists (
  select from watches where user_id = ${person} and listing_id = ${subject})`;

export const watchNotices = noticeChecks.providedBy({
  'price-dropped': (notice) => {
    const { person, subject, data } = notice;
    return sql`${isStillWatched(notice)} and ${isBuyable(person, subject, sql`sale_cents <= ${data['cents']}`)}`;
  },
  'back-on-sale': (notice) => {
    const isFree = sql`listings.id not in (select id from booked_listings)`;
    return sql`${isStillWatched(notice)} and ${isBuyable(notice.person, notice.subject, isFree)}`;
  },
  'watched-sold': (notice) =>
    sql`${isStillWatched(notice)} and exists (select from listings
      where id = ${notice.subject} and sold_at is not null and not is_blocked(${notice.person}, seller_id))`,
});
