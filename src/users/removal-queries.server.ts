import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';

/** Placeholders for columns that are not nullable. The API returns null for erased accounts instead. */
const erasedName = 'Deleted person';
const erasedEmail = 'deleted@example.invalid';

export async function closePerson(trx: Trx, id: string, by: string | null): Promise<void> {
  await trx
    .updateTable('people')
    .set({ deleted_at: sql`now()`, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function demotePerson(trx: Trx, id: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('people')
    .set({ role: sql`coalesce(earlier_role, 'Buyer')`, earlier_role: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Some of the people who went `days` ago or earlier and are not erased yet; others are busy with none of them. */
export async function lockPeopleToErase(trx: Trx, days: number, limit: number) {
  return trx
    .selectFrom('people')
    .select(['id', 'issuer', 'subject', 'email', 'email_verified'])
    .where('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Erases who a person was; ids and the facts of their orders stay. Answers to be repeated hold their phone. */
export async function erasePerson(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('people')
    .set({ name: erasedName, email: erasedEmail, photo_url: null, erased_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('people')
    .set({ suspended_for: null })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .execute();
  await trx
    .updateTable('verifications')
    .set({ note: null, taken_back_for: null })
    .where('person_id', '=', id)
    .execute();
  await trx
    .updateTable('listings')
    .set({ paused_for: null })
    .where('seller_id', '=', id)
    .where('paused_at', 'is not', null)
    .execute();
  // What is shown stays with its item, as the rest that was said of it.
  await trx.deleteFrom('evidence').where('person_id', '=', id).where('listing_id', 'is', null).execute();
  await trx.deleteFrom('person_notes').where('person_id', '=', id).execute();
  await trx.deleteFrom('idempotency_keys').where('person_id', '=', id).execute();
  await trx.updateTable('orders').set({ phone: null, location: null }).where('buyer_id', '=', id).execute();
  for (const side of ['buyer', 'seller'] as const)
    await trx
      .updateTable('orders')
      .set({ [`${side}_zone` as const]: null })
      .where(`${side}_id`, '=', id)
      .execute();
  await eraseMeetings(trx, id);
  await trx
    .updateTable('orders')
    .set({ ended_for: null })
    .where('deleted_by', '=', id)
    .where('ended_for', 'is not', null)
    .execute();
  await trx
    .updateTable('offers')
    .set({ phone: null, location: null, note: null })
    .where('buyer_id', '=', id)
    .execute();
  await keepQuotes(trx, id);
  await sql`delete from message_photos using messages
    where (message_photos.conversation_id, message_photos.seq) = (messages.conversation_id, messages.seq)
      and messages.sender_id = ${id}`.execute(trx);
  await trx.deleteFrom('photo_uploads').where('person_id', '=', id).execute();
  await trx
    .updateTable('messages')
    .set({ body: null, photo_count: 0, warnings: [], erased_at: sql`now()` })
    .where('sender_id', '=', id)
    .where('erased_at', 'is', null)
    .execute();
  await trx
    .updateTable('reports')
    .set({ note: '' })
    .where('reporter_id', '=', id)
    .where('note', '<>', '')
    .execute();
  await trx
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('follower_id', '=', id), eb('seller_id', '=', id)]))
    .execute();
  await trx
    .updateTable('reviews')
    .set({ text: null })
    .where('author_id', '=', id)
    .where('text', 'is not', null)
    .execute();
  await trx
    .updateTable('reviews')
    .set({ reply: null })
    .where('subject_id', '=', id)
    .where('reply', 'is not', null)
    .execute();
  await trx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();
  await trx.deleteFrom('watches').where('person_id', '=', id).execute();
  // Definitions are locked before their searches, in the same order as by `replacePlan` of saved searches.
  await sql`
    select from search_definitions where id in (select definition_id from saved_searches where person_id = ${id})
    order by id for update`.execute(trx);
  await trx.deleteFrom('saved_searches').where('person_id', '=', id).execute();
  await trx.deleteFrom('kit').where('person_id', '=', id).execute();
  await trx
    .deleteFrom('sent_texts')
    .where((eb) => eb.or([eb('sender_id', '=', id), eb('receiver_id', '=', id)]))
    .execute();
  await trx.deleteFrom('message_mails').where('person_id', '=', id).execute();
  await trx.deleteFrom('notifications').where('person_id', '=', id).execute();
  await trx.deleteFrom('notification_preferences').where('person_id', '=', id).execute();
  await trx.deleteFrom('pushes').where('person_id', '=', id).execute();
  await trx.deleteFrom('notification_links').where('person_id', '=', id).execute();
}

/** Copies what open reports quote of a user: the message and the ten before it, or the text of a review. */
async function keepQuotes(trx: Trx, id: string): Promise<void> {
  const quoted = sql`
    reports join messages on messages.conversation_id = reports.conversation_id
      and messages.seq between reports.seq - 10 and reports.seq
    where closed_at is null and sender_id = ${id} and messages.erased_at is null`;
  await sql`
    insert into report_quotes (report_id, seq, body, warnings)
    select reports.id, messages.seq, messages.body, messages.warnings from ${quoted}
    union all
    select reports.id, 0, text, '{}' from reports join reviews on reviews.id = review_id
    where closed_at is null and author_id = ${id} and text is not null`.execute(trx);
  await sql`
    insert into report_quote_photos (report_id, seq, position, hash)
    select report_id, report_quotes.seq, position, hash
    from report_quotes join reports on reports.id = report_id
    join message_photos on (message_photos.conversation_id, message_photos.seq) = (reports.conversation_id, report_quotes.seq)
    join messages on (messages.conversation_id, messages.seq) = (reports.conversation_id, report_quotes.seq)
    where sender_id = ${id}`.execute(trx);
}

async function eraseMeetings(trx: Trx, id: string): Promise<void> {
  for (const column of ['proposal_place', 'meeting_place'] as const)
    await trx
      .updateTable('orders')
      .set({ [column]: null })
      .where((eb) => eb.or([eb('buyer_id', '=', id), eb('seller_id', '=', id)]))
      .where(column, 'is not', null)
      .execute();
  await sql`
    update disputes set
      note = case when claims then null else note end,
      answer = case when claims then answer end
    from (
      select disputes.id as dispute, (opened_by = 'buyer') = (buyer_id = ${id}) as claims
      from disputes join orders on orders.id = order_id where ${id} in (buyer_id, seller_id)) own
    where disputes.id = dispute`.execute(trx);
}
