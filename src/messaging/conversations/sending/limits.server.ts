import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countBegun, countSent } from './limit-queries.server.ts';
import { mostBegun, mostPhotosSent, mostSent } from '#src/messaging/conversations/rules.ts';

/** @throws AppError `too-many-requests` for who has begun more conversations within a day than one does; the caller holds them */
export async function refuseTooManyBegun(app: App, trx: Trx, buyerId: string): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { begun, isNew } = await countBegun(trx, buyerId);
  const most = isNew ? mostBegun.first : mostBegun.later;
  // The one that has just begun is among them.
  if (begun > most) throw tooMany(`You have asked about ${most} items within a day. Go on tomorrow.`, 3600);
}

/** @throws AppError `too-many-requests` above the limits for messages and photos. The caller has locked the sender. */
export async function refuseTooMany(app: App, trx: Trx, senderId: string, photos: number): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const sent = await countSent(trx, senderId);
  if (sent.minute >= mostSent.minute) throw tooMany('That was too much at once. Wait a minute.', 60);
  if (sent.day >= mostSent.day)
    throw tooMany(`You have sent ${mostSent.day} messages within a day. Go on tomorrow.`, 3600);
  if (photos > 0 && sent.photos + photos > mostPhotosSent)
    throw tooMany(`A day has room for ${mostPhotosSent} photographs. Send the others tomorrow.`, 3600);
}

const tooMany = (detail: string, retryAfter: number) =>
  new AppError('too-many-requests', detail, undefined, { retryAfter });
