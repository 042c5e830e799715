import { sql, type RawBuilder } from 'kysely';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { refuseConflictOfInterest } from '#src/accounts/users/service.server.ts';
import type { Photo } from '#src/media/photos/schemas.ts';
import { photoJson } from '#src/media/photos/service.server.ts';
import { findReport } from '#src/moderation/reports/queries.server.ts';
import type { QuotedMessage } from '#src/moderation/reports/schemas.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { nameOf } from '#src/platform/db/query-parts.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';

/**
 * Returns the quoted messages, and records in the audit log that they were read.
 * @throws AppError `forbidden` for the buyer or seller of the conversation
 */
export async function readQuoted(app: App, caller: Caller, id: string): Promise<QuotedMessage[]> {
  return inTransaction(app, async (trx) => {
    const { id: admin } = await lockActor(trx, caller.id, { roles: ['admin'] });
    const report = isId(id) ? await findReport(trx, id) : undefined;
    if (report?.target.of !== 'message') throw new AppError('not-found', dealProblems.noReportOfMessage);
    const { target, parties } = report;
    refuseConflictOfInterest(admin, parties);
    const rows = await listQuoted(trx, id);
    const [first = target] = rows;
    const note = `${first.seq}–${target.seq}`;
    await recordAction(trx, { act: 'read-messages', actor: admin, target: ['report', id], note });
    return rows.map(({ seq, sender_id, name, body, photos, warnings, sent_at }) => ({
      seq,
      sender: { _id: sender_id, name },
      body,
      photos,
      warnings,
      date: sent_at.toISOString(),
    }));
  });
}

const quotedBefore = 10;

const photosOf = (table: 'message_photos' | 'report_quote_photos', of: RawBuilder<unknown>) => sql`
    select position, hash from ${sql.table(table)} where ${of}`;

async function listQuoted(db: DbOrTrx, reportId: string) {
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
