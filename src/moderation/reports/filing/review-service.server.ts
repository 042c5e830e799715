import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { findReviewed } from './review-queries.server.ts';

/** @throws AppError `not-found`, `forbidden`, `gone`, `invalid` for one's own words */
export async function checkReview(trx: Trx, reporterId: string, review: string): Promise<void> {
  const said = await findReviewed(trx, review, reporterId);
  if (!said?.published_at) throw new AppError('not-found', 'There is no such review.');
  if (said.author_id === reporterId)
    throw new AppError('invalid', 'This review is your own.', [
      { path: 'review', message: 'is your own review' },
    ]);
  if (!said.is_readable) throw new AppError('forbidden');
  if (said.removed_at) throw new AppError('gone', 'This review was removed.');
}
