import { sql } from 'kysely';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { refuseConflictOfInterest } from '#src/accounts/users/service.server.ts';
import { reportableReviews } from '#src/moderation/reports/ports.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx, DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { notifyRemoved } from './notifications.server.ts';
import { findReview, markRemoved } from './queries.server.ts';

export async function removeReview(app: App, caller: Caller, id: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const admin = await lockActor(trx, caller.id, { roles: ['admin'] });
    return (await removeReviewBy(app, trx, id, admin.id)) ? 1 : 0;
  });
}

/**
 * The caller has checked the admin.
 * @throws AppError `not-found` before publication, `forbidden` for the author and the reviewed user
 */
async function removeReviewBy(
  app: App,
  trx: Trx,
  id: string,
  adminId: string,
  reason?: string,
): Promise<boolean> {
  const row = isId(id) ? await findReview(trx, id) : undefined;
  if (!row?.published_at) throw new AppError('not-found', dealProblems.noReview);
  refuseConflictOfInterest(adminId, [row.author_id, row.subject_id]);
  if (!(await markRemoved(trx, id, adminId))) return false;
  const target = ['person', row.author_id] as const;
  await recordAction(trx, { act: 'removed-review', actor: adminId, target, note: `review ${id}` });
  await notifyRemoved(app, trx, row, reason);
  return true;
}

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

/** @throws AppError `not-found`, `forbidden`, `gone`, `invalid` for the reporter's own review */
async function checkReview(trx: Trx, reporterId: string, id: string): Promise<void> {
  const review = await findReportable(trx, id, reporterId);
  if (!review?.published_at) throw new AppError('not-found', dealProblems.noReview);
  if (review.author_id === reporterId)
    throw new AppError('invalid', dealProblems.ownReview, [
      { path: 'review', message: dealFields.ownReview },
    ]);
  if (!review.is_readable) throw new AppError('forbidden');
  if (review.removed_at) throw new AppError('gone', dealProblems.reviewRemoved);
}

export const reviewReports = reportableReviews.providedBy({
  check: checkReview,
  remove: (app, trx, { id, adminId, reason }) => removeReviewBy(app, trx, id, adminId, reason),
});
