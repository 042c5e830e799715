import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countBegun, countSent } from './limit-queries.server.ts';
import { mostBegun, mostPhotosSent, mostSent, mostToldTheSame } from './rules.ts';

/** @throws AppError `too-many-requests` for who has begun more conversations within a day than one does; the caller holds them */
export async function refuseTooManyBegun(app: App, trx: Trx, buyerId: string): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { begun, isNew } = await countBegun(trx, buyerId);
  const most = isNew ? mostBegun.first : mostBegun.later;
  // The one that has just begun is among them.
  if (begun > most) throw tooMany(`You have asked about ${most} items within a day. Go on tomorrow.`, 3600);
}

type Sent = Awaited<ReturnType<typeof countSent>>;
type Outgoing = { senderId: string; receiverId: string; body: string; photos: number };

/**
 * What someone has sent lately; null where nothing is limited. The caller holds them.
 * @throws AppError `too-many-requests` for who writes or shows more than one does
 */
export async function refuseTooMany(
  app: App,
  trx: Trx,
  { senderId, receiverId, body, photos }: Outgoing,
): Promise<Sent | null> {
  if (app.config.RATE_LIMITS === 'off') return null;
  const sent = await countSent(trx, senderId, body, receiverId);
  if (sent.minute >= mostSent.minute) throw tooMany('That was too much at once. Wait a minute.', 60);
  if (sent.day >= mostSent.day)
    throw tooMany(`You have sent ${mostSent.day} messages within a day. Go on tomorrow.`, 3600);
  if (photos > 0 && sent.photos + photos > mostPhotosSent)
    throw tooMany(`A day has room for ${mostPhotosSent} photographs. Send the others tomorrow.`, 3600);
  return sent;
}

/** Whether these words went to so many others that nobody means them for one. */
export const repeats = ({ same }: Sent): boolean => same >= mostToldTheSame;

/** The refusal of what was written to many; what was written down about it stays. */
export const repeated = () =>
  new AppError(
    'too-many-requests',
    'You have written this to several people already. Write to each in your own words.',
    undefined,
    { retryAfter: 3600, keepsChange: true },
  );

const tooMany = (detail: string, retryAfter: number) =>
  new AppError('too-many-requests', detail, undefined, { retryAfter });
