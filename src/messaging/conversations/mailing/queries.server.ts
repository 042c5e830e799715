import { sql } from 'kysely';
import { otherSideOf, unreadOf } from '#src/messaging/conversations/list-queries.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** The delay between a message and its email, and the minimum interval between two such emails. */
const [delay, interval] = [sql`interval '10 minutes'`, sql`interval '1 hour'`];

export async function scheduleMail(trx: Trx, userId: string): Promise<void> {
  await sql`
    insert into message_mails as mails (user_id, due_at) values (${userId}, shop_now() + ${delay})
    on conflict (user_id) do update set
      due_at = coalesce(mails.due_at, greatest(shop_now() + ${delay}, mails.mailed_at + ${interval}))
    where not mails.is_notified`.execute(trx);
}

const hasUnread = (userId: string) => sql<boolean>`exists (
  select from conversations where buyer_id = ${userId} and buyer_unread > 0
  union all select from conversations where seller_id = ${userId} and seller_unread > 0)`;

export async function cancelMail(trx: Trx, userId: string): Promise<void> {
  // The lock makes new messages wait, so that the query below sees all earlier ones.
  const row = await trx
    .selectFrom('message_mails')
    .select(['is_notified', 'due_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (!row.is_notified && !row.due_at)) return;
  await sql`
    update message_mails set is_notified = false, due_at = case when ${hasUnread(userId)} then due_at end
    where user_id = ${userId}`.execute(trx);
}

export async function markMailed(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('message_mails')
    .set({ is_notified: true, mailed_at: sql`shop_now()` })
    .where('user_id', '=', userId)
    .execute();
}

const isDaily = sql<boolean>`exists (
  select from notification_preferences wanted
  where wanted.user_id = message_mails.user_id and group_name = 'messages' and mail = 'daily')`;

export async function takeDueMails(trx: Trx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update message_mails set due_at = null where user_id in (
      select user_id from message_mails where due_at <= shop_now() and not ${isDaily}
      order by due_at limit ${limit} for update skip locked)
    returning user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

export async function takeDailyMail(trx: Trx, userId: string, by: Date): Promise<boolean> {
  const { rows } = await sql`
    update message_mails set due_at = null
    where user_id = ${userId} and due_at < ${by} and ${isDaily} returning user_id`.execute(trx);
  return rows.length > 0;
}

const isUnreadBy = (userId: string) => sql<boolean>`
  (conversations.buyer_id = ${userId} and buyer_unread > 0
    or conversations.seller_id = ${userId} and seller_unread > 0)`;

const mayBeMailed = sql<boolean>`(not is_blocked(conversations.buyer_id, conversations.seller_id) and not exists (
  select from users
  where users.id in (conversations.buyer_id, conversations.seller_id) and users.erased_at is not null))`;

export async function countUnread(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('conversations')
    .select((eb) => [
      eb.fn.countAll<number>().as('conversations'),
      sql<number>`coalesce(sum(${unreadOf(userId)}), 0)::int`.as('messages'),
    ])
    .where(isUnreadBy(userId))
    .where(mayBeMailed)
    .executeTakeFirstOrThrow();
}

export async function listUnread(db: DbOrTrx, userId: string, limit: number) {
  return db
    .selectFrom('conversations')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('users as other', (join) => join.on('other.id', '=', otherSideOf(userId)))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages')
          .select(['body', 'warnings'])
          .whereRef('conversation_id', '=', 'conversations.id')
          .where('sender_id', '<>', userId)
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'conversations.id',
      'listings.title',
      'other.id as other_id',
      'other.name as other_name',
      'last.body',
      'last.warnings',
      unreadOf(userId).as('unread'),
    ])
    .where(isUnreadBy(userId))
    .where(mayBeMailed)
    .orderBy('conversations.last_at', 'desc')
    .orderBy('conversations.id')
    .limit(limit)
    .execute();
}
