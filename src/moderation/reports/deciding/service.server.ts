import { recordAct } from '#src/accounts/audit/service.server.ts';
import { actingPerson, refuseOwnAffair } from '#src/accounts/auth/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { pauseListing, removeListing } from '#src/catalog/listings/moderating/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { removeReviewBy } from '#src/deals/reviews/removal-service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { Outcome, Verdict } from '#src/moderation/reports/schemas.ts';
import { mailReporters } from './mails.server.ts';
import {
  closeReports,
  findSubject,
  lockOpen,
  lockUndecided,
} from '#src/moderation/reports/queries.server.ts';

export type Of = 'item' | 'message' | 'review' | 'copies';
const fitting: Record<Of, readonly Outcome[]> = {
  item: ['dismissed', 'paused', 'removed'],
  message: ['dismissed', 'upheld'],
  review: ['dismissed', 'removed'],
  copies: ['dismissed', 'upheld'],
};

/** Closes all open reports of the same item, message or review; returns 0 when another admin has decided it. */
export async function closeReport(app: App, caller: Caller, id: string, verdict: Verdict): Promise<number> {
  const { outcome, reason } = verdict;
  return change(app, async (trx) => {
    await actingPerson(trx, caller.id, { roles: ['admin'] });
    const subject = isId(id) ? await findSubject(trx, id) : undefined;
    if (!subject) throw new AppError('not-found', 'There is no such report.');
    refuseOwnAffair(caller.id, subject.parties);
    const { listing_id: listingId, review_id: reviewId } = subject;
    const of = kindOf(subject);
    if (!fitting[of].includes(outcome))
      throw new AppError('invalid', undefined, [
        { path: 'outcome', message: `must be one of: ${fitting[of].join(', ')}` },
      ]);
    const closing =
      of === 'item' ? await lockClosing(trx, listingId!, outcome) : await lockOpen(trx, targetOf(subject));
    if (!closing.includes(id)) return 0;
    const explanation = reason ?? (outcome === 'removed' ? mailTexts.reported.noReason : null);
    await closeReports(trx, closing, { outcome, explanation, by: caller.id });
    await recordAct(trx, { act: 'closed-report', actor: caller.id, target: ['report', id], note: outcome });
    if (of !== 'copies') await mailReporters(app, trx, closing, { outcome, explanation, of });
    if (outcome === 'paused') await pauseListing(app, trx, listingId!, caller.id, explanation!);
    if (of === 'review' && outcome === 'removed')
      await removeReviewBy(app, trx, reviewId!, caller.id, explanation!);
    else if (outcome === 'removed') await removeListing(app, trx, listingId!, caller.id, explanation!);
    return 1;
  });
}

type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

function kindOf({ listing_id, review_id, copied_by }: Subject): Of {
  if (listing_id !== null) return 'item';
  if (review_id !== null) return 'review';
  return copied_by === null ? 'message' : 'copies';
}

function targetOf({ review_id, copied_by, conversation_id, seq }: Subject) {
  if (review_id !== null) return { review_id };
  return copied_by === null ? { conversation_id: conversation_id!, seq: seq! } : { copied_by };
}

async function lockClosing(trx: Trx, listingId: string, outcome: Outcome): Promise<string[]> {
  const undecided = await lockUndecided(trx, listingId);
  return undecided
    .filter((report) => report.outcome === null || outcome === 'removed')
    .map((report) => report.id);
}
