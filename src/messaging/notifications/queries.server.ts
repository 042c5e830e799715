import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows, nameOf } from '#src/platform/db/query-parts.server.ts';
import {
  isKind,
  kinds,
  kindsAbout,
  type DataOf,
  type NotificationKind,
  type Subject,
} from './kinds.server.ts';
import type { NotificationsQuery } from './schemas.ts';

export type NewRow = {
  id: string;
  userId: string;
  kind: NotificationKind;
  subject: string;
  data: DataOf<NotificationKind>;
  count: number;
  isForDigest: boolean;
};

/**
 * Stores notifications. An unread one of the same kind and subject is updated instead: its count rises, and it moves to
 * the top.
 */
export async function addNotifications(trx: Trx, rows: NewRow[]): Promise<void> {
  const column = <K extends keyof NewRow>(name: K) => rows.map((row) => row[name]);
  const data = rows.map((row) => JSON.stringify({ ...row.data, count: row.count }));
  // Inserts in a fixed order, so that two transactions that notify the same users cannot deadlock.
  const insert = sql`
    insert into notifications as stored (id, user_id, kind, subject, data, is_for_digest)
    select id, user_id, kind, subject, data::jsonb, is_for_digest from unnest(
      ${column('id')}::text[], ${column('userId')}::text[], ${column('kind')}::text[], ${column('subject')}::text[],
      ${data}::text[], ${column('isForDigest')}::boolean[]) as news (id, user_id, kind, subject, data, is_for_digest)
    order by user_id, kind, subject
    on conflict (user_id, kind, subject) where read_at is null do update set
      data = excluded.data || jsonb_strip_nulls(jsonb_build_object(
        'count', (stored.data ->> 'count')::integer + (excluded.data ->> 'count')::integer, 'mailed', stored.data -> 'mailed')),
      at = greatest(stored.at, excluded.at), is_for_digest = stored.is_for_digest or excluded.is_for_digest`;
  await prepared(() => insert.execute(trx));
}

export const notificationSorts = {
  id: sql.ref<string>('notifications.id'),
  columns: { date: { by: sql.ref('notifications.at'), type: 'time' } },
} as const satisfies Sorts<string>;

type Filter = Pick<NotificationsQuery, 'unread'>;

/** The kinds that this release can describe. A later release may have stored others. */
const known = Object.keys(kinds).filter(isKind);

function notificationsOf(db: DbOrTrx, userId: string, { unread }: Filter) {
  const all = db.selectFrom('notifications').where('user_id', '=', userId).where('kind', 'in', known);
  return unread ? all.where('read_at', 'is', null) : all;
}

const isAbout = (subject: Subject) => sql<boolean>`kind = any(${kindsAbout(subject)}::text[])`;

/** A removed or paused item shows no photo to users who are not on a side of its deal. */
const photo = sql<string | null>`case
  when ${isAbout('order')} then (select img from orders where orders.id = notifications.subject)
  when ${isAbout('offer')} then (
    select img from listings join offers on offers.listing_id = listings.id where offers.id = notifications.subject)
  when ${isAbout('item')} then (
    select img from listings where listings.id = notifications.subject and deleted_at is null and paused_at is null)
end`;

const otherIn = (deals: 'orders' | 'offers') => sql<string | null>`(
  select ${nameOf('users')} from ${sql.table(deals)} deal join users
    on users.id = case when deal.buyer_id = notifications.user_id then deal.seller_id else deal.buyer_id end
  where deal.id = notifications.subject)`;

const other = sql<string | null>`case
  when ${isAbout('order')} then ${otherIn('orders')} when ${isAbout('offer')} then ${otherIn('offers')} end`;

const conversationIn = (deals: 'orders' | 'offers') => sql<string | null>`(
  select conversations.id from ${sql.table(deals)} deal join conversations
    on (conversations.listing_id, conversations.buyer_id) = (deal.listing_id, deal.buyer_id)
  where deal.id = notifications.subject)`;

/** The conversation of the order or offer that a row of `notifications` is about. */
export const notedConversation = sql<string | null>`case
  when ${isAbout('order')} then ${conversationIn('orders')} when ${isAbout('offer')} then ${conversationIn('offers')} end`;

export async function listNotifications(db: DbOrTrx, userId: string, filter: Filter, keyset: KeysetPage) {
  const rows = notificationsOf(db, userId, filter).select([
    'id',
    sql<NotificationKind>`kind`.as('kind'),
    'subject',
    sql<DataOf<NotificationKind> & { count: number }>`data`.as('data'),
    'at',
    'read_at',
    photo.as('img'),
    other.as('other'),
    notedConversation.as('conversation'),
  ]);
  return onPage(rows, keyset).execute();
}
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export async function countNotifications(db: DbOrTrx, userId: string, filter: Filter): Promise<number> {
  return countRows(notificationsOf(db, userId, filter));
}

const markAsRead = (trx: Trx, userId: string) =>
  trx
    .updateTable('notifications')
    .set({ read_at: sql`shop_now()`, is_for_digest: false })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);

export async function markSeen(trx: Trx, userId: string, until: Date): Promise<void> {
  await markAsRead(trx, userId).where('at', '<=', until).execute();
}

export async function markDone(
  trx: Trx,
  userId: string,
  subject: string,
  doneKinds: NotificationKind[],
): Promise<void> {
  await markAsRead(trx, userId).where('kind', 'in', doneKinds).where('subject', '=', subject).execute();
}

export type Deal = { listing_id: string; buyer_id: string };

function isInDeal({ listing_id, buyer_id }: Deal) {
  const idsOf = (deals: 'orders' | 'offers') =>
    sql`(select id from ${sql.table(deals)} where listing_id = ${listing_id} and buyer_id = ${buyer_id})`;
  return sql<boolean>`(${isAbout('order')} and subject in ${idsOf('orders')}
    or ${isAbout('offer')} and subject in ${idsOf('offers')})`;
}

export async function countUnreadAbout(db: DbOrTrx, userId: string, deal: Deal): Promise<number> {
  return countRows(notificationsOf(db, userId, { unread: 'true' }).where(isInDeal(deal)));
}

export async function markSeenAbout(trx: Trx, userId: string, deal: Deal): Promise<void> {
  await markAsRead(trx, userId).where(isInDeal(deal)).execute();
}

export async function deleteOldNotifications(trx: Trx, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where(
      'id',
      'in',
      sql<string>`(select id from notifications where at < shop_now() - interval '90 days' order by at limit ${limit})`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
