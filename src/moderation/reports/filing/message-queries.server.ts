import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/user-name.server.ts';
import type { Photo } from '#src/accounts/photos/schemas.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { fingerprintOf, type Sent } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { photoJson } from '#src/accounts/photos/service.server.ts';

const quotedBefore = 10;

export async function findMessage(db: DbOrTrx, conversationId: string, seq: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['conversations.buyer_id', 'conversations.seller_id', 'messages.sender_id', 'messages.body'])
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.seq', '=', seq)
    .executeTakeFirst();
}

/** A text that was not sent as a message is copied into the report. */
export async function insertRepeatReport(
  trx: Trx,
  { id, senderId, listingId, text }: Omit<Sent, 'receiverId'> & { id: string },
): Promise<void> {
  const sender = trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', senderId)
    .where('deleted_at', 'is', null);
  if (!(await sender.forNoKeyUpdate().executeTakeFirst())) return;
  const recent = await trx
    .selectFrom('messages')
    .select(['conversation_id', 'seq', 'body'])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`shop_now() - interval '1 hour'`)
    .where('body', '<>', '')
    .orderBy('sent_at', 'desc')
    .orderBy('conversation_id')
    .orderBy('seq', 'desc')
    .execute();
  const hash = fingerprintOf(text);
  const copy = recent.find((message) => fingerprintOf(message.body!) === hash);
  const source = {
    conversation_id: copy?.conversation_id ?? null,
    seq: copy?.seq ?? null,
    copied_by: copy ? null : senderId,
    about_id: copy ? null : listingId,
  };
  await sql`
    with filed as (
      insert into reports (id, conversation_id, seq, copied_by, about_id, reason)
      select ${id}, ${source.conversation_id}::text, ${source.seq}::integer, ${source.copied_by}::text, ${source.about_id}::text, 'spam'
      where not exists (
        select from reports
        left join messages said on (said.conversation_id, said.seq) = (reports.conversation_id, reports.seq)
        where closed_at is null and reporter_id is null and ${senderId} in (said.sender_id, copied_by))
      on conflict do nothing
      returning id, copied_by)
    insert into report_quotes (report_id, seq, body, warnings)
    select id, 0, ${text}, ${warningsOf(text)}::text[] from filed where copied_by is not null`.execute(trx);
}

const photosOf = (table: 'message_photos' | 'report_quote_photos', of: RawBuilder<unknown>) => sql`
    select position, hash from ${sql.table(table)} where ${of}`;

export async function listQuoted(db: DbOrTrx, reportId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('messages', 'messages.conversation_id', 'reports.conversation_id')
    .innerJoin('people', 'people.id', 'messages.sender_id')
    .leftJoin('report_quotes as kept', (join) =>
      join.onRef('kept.report_id', '=', 'reports.id').onRef('kept.seq', '=', 'messages.seq'),
    )
    .select(['messages.seq', 'messages.sender_id', nameOf('people').as('name'), 'messages.sent_at'])
    .select((eb) => eb.fn.coalesce('kept.body', 'messages.body').as('body'))
    .select(sql<WarningCode[]>`coalesce(kept.warnings, messages.warnings)`.as('warnings'))
    .select(
      sql<Omit<Photo, 'alt'>[]>`(
        select coalesce(json_agg(${photoJson} order by shown.position), '[]')
        from (
          ${photosOf('message_photos', sql`(conversation_id, seq) = (messages.conversation_id, messages.seq)`)}
          union all
          ${photosOf('report_quote_photos', sql`(report_id, seq) = (reports.id, messages.seq)`)}
        ) shown join photos on photos.hash = shown.hash
      )`.as('photos'),
    )
    .where('reports.id', '=', reportId)
    .where(sql<boolean>`messages.seq between reports.seq - ${quotedBefore}::int and reports.seq`)
    .orderBy('messages.seq')
    .execute();
}
