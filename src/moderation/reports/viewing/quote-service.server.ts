import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor, refuseConflictOfInterest } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { QuotedMessage } from '#src/moderation/reports/schemas.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { listQuoted } from './quote-queries.server.ts';
import { findReport } from '#src/moderation/reports/queries.server.ts';

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
