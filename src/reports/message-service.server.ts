import { recordAct } from '#src/audit/service.server.ts';
import { refuseOwnAffair } from '#src/platform/own-affairs.server.ts';
import { actingPerson } from '#src/auth/service.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import type { messageReasons, QuotedMessage } from './contract.ts';
import { findMessage, listQuoted } from './message-queries.server.ts';
import { findSubject, insertReport, type Filed } from './queries.server.ts';

type Said = { conversation: string; seq: number };
type Reported = Said & { reason: (typeof messageReasons)[number]; note: string };

/** @throws AppError `not-found`, `forbidden` for strangers, `gone`, `invalid` for one's own words, `conflict` */
export async function fileMessageReport(
  trx: Trx,
  reporterId: string,
  { conversation, seq, reason, note }: Reported,
): Promise<Filed> {
  const said = isId(conversation) ? await findMessage(trx, conversation, seq) : undefined;
  if (!said) throw new AppError('not-found', 'There is no such message.');
  if (said.buyer_id !== reporterId && said.seller_id !== reporterId) throw new AppError('forbidden');
  if (said.sender_id === reporterId)
    throw new AppError('invalid', 'This message is your own.', [
      { path: 'seq', message: 'is your own message' },
    ]);
  if (said.body === null) throw new AppError('gone', 'This message was erased.');
  const row = { id: newId(), conversation_id: conversation, seq, reporter_id: reporterId, reason, note };
  const filed = await insertReport(trx, row);
  if (!filed) throw new AppError('conflict', 'You have reported this message already.');
  return filed;
}

/** Records in the audit that the admin read it. @throws AppError `forbidden` for a side of the conversation */
export async function readQuoted(app: App, caller: Caller, id: string): Promise<QuotedMessage[]> {
  return change(app, async (trx) => {
    const { id: admin } = await actingPerson(trx, caller.id, ['admin']);
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
