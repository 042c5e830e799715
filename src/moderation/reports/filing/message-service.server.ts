import { recordAct } from '#src/accounts/audit/service.server.ts';
import { actingPerson, refuseOwnAffair } from '#src/accounts/auth/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { QuotedMessage } from '#src/moderation/reports/schemas.ts';
import { findMessage, listQuoted } from './message-queries.server.ts';
import { findSubject } from '#src/moderation/reports/queries.server.ts';

/** @throws AppError `not-found`, `forbidden` for strangers, `gone`, `invalid` for one's own words */
export async function checkMessage(
  trx: Trx,
  reporterId: string,
  conversation: string,
  seq: number,
): Promise<void> {
  const said = isId(conversation) ? await findMessage(trx, conversation, seq) : undefined;
  if (!said) throw new AppError('not-found', 'There is no such message.');
  if (said.buyer_id !== reporterId && said.seller_id !== reporterId) throw new AppError('forbidden');
  if (said.sender_id === reporterId)
    throw new AppError('invalid', 'This message is your own.', [
      { path: 'seq', message: 'is your own message' },
    ]);
  if (said.body === null) throw new AppError('gone', 'This message was erased.');
}

/** Records in the audit that the admin read it. @throws AppError `forbidden` for a side of the conversation */
export async function readQuoted(app: App, caller: Caller, id: string): Promise<QuotedMessage[]> {
  return change(app, async (trx) => {
    const { id: admin } = await actingPerson(trx, caller.id, { roles: ['admin'] });
    const subject = isId(id) ? await findSubject(trx, id) : undefined;
    if (!subject?.conversation_id) throw new AppError('not-found', 'There is no such report of a message.');
    refuseOwnAffair(admin, subject.parties);
    const rows = await listQuoted(trx, id);
    const note = `${rows[0]!.seq}–${subject.seq}`;
    await recordAct(trx, { act: 'read-messages', actor: admin, target: ['report', id], note });
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
