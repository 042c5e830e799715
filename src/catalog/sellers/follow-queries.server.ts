import { sql } from 'kysely';
import { isBuyable } from '#src/catalog/listings/filter-queries.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';

/** Returns false if the user already follows the seller, and null at the limit. The caller has locked the follower. */
export async function addFollow(
  trx: Trx,
  { followerId, sellerId, max }: { followerId: string; sellerId: string; max: number },
): Promise<boolean | null> {
  const { rows } = await sql<{ count: number; is_there: boolean }>`
    select count(*)::int as count, coalesce(bool_or(seller_id = ${sellerId}), false) as is_there
    from follows where follower_id = ${followerId}`.execute(trx);
  const [{ count, is_there } = { count: 0, is_there: false }] = rows;
  if (is_there) return false;
  if (count >= max) return null;
  await trx.insertInto('follows').values({ follower_id: followerId, seller_id: sellerId }).execute();
  return true;
}

export async function deleteFollow(trx: Trx, followerId: string, sellerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const followSorts = {
  id: sql.ref<string>('follows.seller_id'),
  columns: { date: { by: sql.ref('follows.at'), type: 'time' } },
} as const satisfies Sorts<string>;

function followedBy(db: DbOrTrx, followerId: string, seller: string | undefined) {
  const all = db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.seller_id')
    .where('follows.follower_id', '=', followerId)
    .where('users.deleted_at', 'is', null);
  return seller === undefined ? all : all.where('follows.seller_id', '=', seller);
}

export async function listFollowed(
  db: DbOrTrx,
  followerId: string,
  seller: string | undefined,
  keyset: KeysetPage,
) {
  const page = followedBy(db, followerId, seller)
    .select(['follows.seller_id as id', 'users.name', 'users.photo_url', 'follows.at'])
    .select(
      sql<number>`(select count(*)::int from listings where seller_id = users.id and deleted_at is null
        and paused_at is null and sold_at is null and users.suspended_at is null)`.as('items'),
    );
  return onPage(page, keyset).execute();
}

export async function countFollowed(
  db: DbOrTrx,
  followerId: string,
  seller: string | undefined,
): Promise<number> {
  return countRows(followedBy(db, followerId, seller));
}

export async function findNewItem(trx: Trx, id: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select(['listings.seller_id', 'listings.kind', 'listings.title'])
    .where('listings.id', '=', id)
    .where('listings.deleted_at', 'is', null)
    .where('listings.paused_at', 'is', null)
    .where('listings.sold_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

type News = { listing: string; sellerId: string; limit: number };

/** Returns the next followers to notify of an item, in id order, except those with a block in either direction. */
export async function takeFollowers(trx: Trx, { listing, sellerId, limit }: News): Promise<string[]> {
  await sql`insert into follow_news (listing_id) select ${listing}
    where exists (select from follows where seller_id = ${sellerId}) on conflict do nothing`.execute(trx);
  const before = await trx
    .selectFrom('follow_news')
    .select('last_follower')
    .where('listing_id', '=', listing)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return [];
  const { rows } = await sql<{ id: string }>`
    select follower_id as id from follows join users on users.id = follower_id
    where seller_id = ${sellerId} and follower_id > ${before.last_follower}
      and users.deleted_at is null and users.suspended_at is null
      and not is_blocked(follower_id, seller_id)
    order by follower_id limit ${limit}`.execute(trx);
  const last = rows.at(-1);
  if (last)
    await trx
      .updateTable('follow_news')
      .set({ last_follower: last.id })
      .where('listing_id', '=', listing)
      .execute();
  return rows.map(({ id }) => id);
}

export async function deleteOldNews(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('follow_news')
    .where('at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

export async function exportFollowed(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('follows')
    .select(['seller_id', 'at'])
    .where('follower_id', '=', userId)
    .orderBy('at')
    .execute();
}

export const sellerNotices = noticeChecks.providedBy({
  'seller-listed': ({ person, subject, data }) =>
    sql`exists (select from follows where follower_id = ${person} and seller_id = ${subject})
      and ${isBuyable(person, String(data['path']).split('/').at(-1))}`,
});
