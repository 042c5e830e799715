import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/** Placeholders for columns that are not nullable. The API returns null for erased accounts instead. */
const erasedName = 'Deleted person';
const erasedEmail = 'deleted@example.invalid';

export async function closeUser(trx: Trx, id: string, by: string | null): Promise<void> {
  await trx
    .updateTable('users')
    .set({ deleted_at: sql`now()`, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Ends the tokens that read as an admin, too, or they would read again after a later promotion. */
export async function demoteUser(trx: Trx, id: string): Promise<number> {
  await sql`delete from api_tokens where user_id = ${id} and 'admin:read' = any(scopes)`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ role: sql`coalesce(earlier_role, 'Buyer')`, earlier_role: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Locks accounts that were closed at least `days` ago and are not erased yet, skipping those that are locked. */
export async function lockUsersToErase(trx: Trx, days: number, limit: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'issuer', 'subject', 'email', 'email_verified'])
    .where('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The tables from which a user's rows are deleted, in this order. */
const ownTables = [
  'api_tokens',
  'user_notes',
  'idempotency_keys',
  'photo_uploads',
  'watches',
  'saved_searches',
  'kit',
  'message_mails',
  'notifications',
  'notification_preferences',
  'pushes',
  'notification_links',
  'webhooks',
];

/**
 * Erases personal data, but keeps ids and the facts of orders. Idempotency keys are deleted because their stored
 * responses contain the phone number.
 */
export async function eraseUser(trx: Trx, id: string): Promise<void> {
  for (const statement of [
    sql`update users set name = ${erasedName}, email = ${erasedEmail}, photo_url = null, phone = null, town = null,
      about = null, zone = null, erased_at = now(), suspended_for = null where id = ${id}`,
    sql`update verifications set note = null, taken_back_for = null where user_id = ${id}`,
    sql`update listings set paused_for = null where seller_id = ${id} and paused_at is not null`,
    // Evidence that belongs to an item is kept as long as the item.
    sql`delete from evidence where user_id = ${id} and listing_id is null`,
    sql`update orders set phone = null, location = null where buyer_id = ${id}`,
    sql`update orders set proposal_place = null, meeting_place = null where ${id} in (buyer_id, seller_id)
      and num_nonnulls(proposal_place, meeting_place) > 0`,
    sql`update order_proposals set place = null from orders
      where orders.id = order_id and ${id} in (buyer_id, seller_id) and place is not null`,
    sql`update disputes set note = case when claims then null else note end, answer = case when claims then answer end
      from (
        select disputes.id as dispute, (opened_by = 'buyer') = (buyer_id = ${id}) as claims
        from disputes join orders on orders.id = order_id where ${id} in (buyer_id, seller_id)) own
      where disputes.id = dispute`,
    sql`delete from dispute_photos using disputes join orders on orders.id = order_id
      where disputes.id = dispute_id and ${id} = case
        when (opened_by = 'buyer') = (statement = 'note') then buyer_id else seller_id end`,
    sql`update orders set ended_for = null where deleted_by = ${id} and ended_for is not null`,
    sql`update offers set note = null where buyer_id = ${id}`,
    ...quotesOf(id),
    sql`delete from message_photos using messages
      where (message_photos.conversation_id, message_photos.seq) = (messages.conversation_id, messages.seq)
        and messages.sender_id = ${id}`,
    sql`update messages set body = null, photo_count = 0, warnings = '{}', erased_at = now()
      where sender_id = ${id} and erased_at is null`,
    sql`update reports set note = '' where reporter_id = ${id} and note <> ''`,
    sql`delete from follows where ${id} in (follower_id, seller_id)`,
    sql`update reviews set text = null where author_id = ${id} and text is not null`,
    sql`update reviews set reply = null where subject_id = ${id} and reply is not null`,
    sql`delete from blocks where ${id} in (blocker_id, blocked_id)`,
    sql`delete from sent_texts where ${id} in (sender_id, receiver_id)`,
    // Locks search definitions before saved searches, in the same order as `replacePlan`, to avoid deadlocks.
    sql`select from search_definitions
      where id in (select definition_id from saved_searches where user_id = ${id}) order by id for update`,
    ...ownTables.map((table) => sql`delete from ${sql.table(table)} where user_id = ${id}`),
  ])
    await statement.execute(trx);
}

/** Copies the user's texts that open reports quote: the message and the ten before it, or the text of a review. */
const quotesOf = (id: string) => [
  sql`insert into report_quotes (report_id, seq, body, warnings)
    select reports.id, messages.seq, messages.body, messages.warnings
    from reports join messages on messages.conversation_id = reports.conversation_id
      and messages.seq between reports.seq - 10 and reports.seq
    where closed_at is null and sender_id = ${id} and messages.erased_at is null
    union all
    select reports.id, 0, text, '{}' from reports join reviews on reviews.id = review_id
    where closed_at is null and author_id = ${id} and text is not null`,
  sql`insert into report_quote_photos (report_id, seq, position, hash)
    select report_id, report_quotes.seq, position, hash
    from report_quotes join reports on reports.id = report_id
    join message_photos on (message_photos.conversation_id, message_photos.seq) = (reports.conversation_id, report_quotes.seq)
    join messages on (messages.conversation_id, messages.seq) = (reports.conversation_id, report_quotes.seq)
    where sender_id = ${id}`,
];
