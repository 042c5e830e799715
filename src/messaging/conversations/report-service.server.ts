import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { reportableMessages } from '#src/moderation/reports/ports.server.ts';
import { findMessage } from './queries.server.ts';

/** @throws AppError `not-found`, `forbidden` for strangers, `gone`, `invalid` for one's own message */
async function checkMessage(
  trx: Trx,
  reporterId: string,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<void> {
  const message = isId(conversation) ? await findMessage(trx, conversation, seq) : undefined;
  if (!message) throw new AppError('not-found', 'There is no such message.');
  if (message.buyer_id !== reporterId && message.seller_id !== reporterId) throw new AppError('forbidden');
  if (message.sender_id === reporterId)
    throw new AppError('invalid', 'This message is your own.', [
      { path: 'seq', message: 'is your own message' },
    ]);
  if (message.body === null) throw new AppError('gone', 'This message was erased.');
}

export const messageReports = reportableMessages.providedBy({ check: checkMessage });
