import type { Trx } from '#src/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { reviewReasons } from './contract.ts';
import { insertReport, type Filed } from './queries.server.ts';
import { findReviewed } from './review-queries.server.ts';

type Reported = { review: string; reason: (typeof reviewReasons)[number]; note: string };

/** @throws AppError `not-found`, `forbidden`, `gone`, `invalid` for one's own words, `conflict` */
export async function fileReviewReport(
  trx: Trx,
  reporterId: string,
  { review, reason, note }: Reported,
): Promise<Filed> {
  const said = await findReviewed(trx, review, reporterId);
  if (!said?.published_at) throw new AppError('not-found', 'There is no such review.');
  if (said.author_id === reporterId)
    throw new AppError('invalid', 'This review is your own.', [
      { path: 'review', message: 'is your own review' },
    ]);
  if (!said.is_readable) throw new AppError('forbidden');
  if (said.removed_at) throw new AppError('gone', 'This review was removed.');
  const row = { id: newId(), review_id: review, reporter_id: reporterId, reason, note };
  const filed = await insertReport(trx, row);
  if (!filed) throw new AppError('conflict', 'You have reported this review already.');
  return filed;
}
