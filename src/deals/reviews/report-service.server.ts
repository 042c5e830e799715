import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { reportableReviews } from '#src/moderation/reports/ports.server.ts';
import { removeReviewBy } from './removal-service.server.ts';

async function findReportable(db: DbOrTrx, reviewId: string, readerId: string) {
  return db
    .selectFrom('reviews')
    .select(['author_id', 'subject_id', 'published_at', 'removed_at'])
    .select(
      // Everyone can read reviews of a seller. Reviews of a buyer are for that buyer and the sellers who have an order with them.
      sql<boolean>`"by" = 'buyer' or subject_id = ${readerId} or exists (
        select from orders where buyer_id = subject_id and seller_id = ${readerId})`.as('is_readable'),
    )
    .where('id', '=', reviewId)
    .executeTakeFirst();
}

/** @throws AppError `not-found`, `forbidden`, `gone`, `invalid` for one's own words */
async function checkReview(trx: Trx, reporterId: string, id: string): Promise<void> {
  const review = await findReportable(trx, id, reporterId);
  if (!review?.published_at) throw new AppError('not-found', 'There is no such review.');
  if (review.author_id === reporterId)
    throw new AppError('invalid', 'This review is your own.', [
      { path: 'review', message: 'is your own review' },
    ]);
  if (!review.is_readable) throw new AppError('forbidden');
  if (review.removed_at) throw new AppError('gone', 'This review was removed.');
}

export const reviewReports = reportableReviews.providedBy({
  check: checkReview,
  remove: (app, trx, { id, adminId, reason }) => removeReviewBy(app, trx, id, adminId, reason),
});
