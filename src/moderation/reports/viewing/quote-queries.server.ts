import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/query-parts.server.ts';
import type { Photo } from '#src/media/photos/schemas.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { photoJson } from '#src/media/photos/service.server.ts';

const quotedBefore = 10;

const photosOf = (table: 'message_photos' | 'report_quote_photos', of: RawBuilder<unknown>) => sql`
    select position, hash from ${sql.table(table)} where ${of}`;

export async function listQuoted(db: DbOrTrx, reportId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('messages', 'messages.conversation_id', 'reports.conversation_id')
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .leftJoin('report_quotes as quote', (join) =>
      join.onRef('quote.report_id', '=', 'reports.id').onRef('quote.seq', '=', 'messages.seq'),
    )
    .select(['messages.seq', 'messages.sender_id', nameOf('users').as('name'), 'messages.sent_at'])
    .select((eb) => eb.fn.coalesce('quote.body', 'messages.body').as('body'))
    .select(sql<WarningCode[]>`coalesce(quote.warnings, messages.warnings)`.as('warnings'))
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
