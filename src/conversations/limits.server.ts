import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countBegun, countSent } from './queries.server.ts';
import { mostBegun, mostSent, mostToldTheSame } from './rules.ts';

/** @throws AppError `too-many-requests` for who has begun more conversations within a day than one does; the caller holds them */
export async function refuseTooManyBegun(app: App, trx: Trx, buyerId: string): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { begun, isNew } = await countBegun(trx, buyerId);
  const most = isNew ? mostBegun.first : mostBegun.later;
  // The one that has just begun is among them.
  if (begun > most) throw tooMany(`You have asked about ${most} items within a day. Go on tomorrow.`, 3600);
}

/** @throws AppError `too-many-requests` for who writes more, or the same to more people, than one does; the caller holds them */
export async function refuseTooMany(
  app: App,
  trx: Trx,
  { senderId, receiverId, body }: { senderId: string; receiverId: string; body: string },
): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { minute, day, same } = await countSent(trx, senderId, body, receiverId);
  if (minute >= mostSent.minute) throw tooMany('That was too much at once. Wait a minute.', 60);
  if (day >= mostSent.day)
    throw tooMany(`You have sent ${mostSent.day} messages within a day. Go on tomorrow.`, 3600);
  if (same >= mostToldTheSame)
    throw tooMany('You have written this to several people already. Write to each in your own words.', 3600);
}

const tooMany = (detail: string, retryAfter: number) =>
  new AppError('too-many-requests', detail, undefined, { retryAfter });
