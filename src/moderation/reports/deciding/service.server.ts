import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { refuseConflictOfInterest } from '#src/accounts/users/service.server.ts';
import { reportableItems, reportableReviews } from '#src/moderation/reports/ports.server.ts';
import {
  closeReports,
  findReport,
  findUnseen,
  lockOpen,
  lockUndecided,
  type AnyTarget,
} from '#src/moderation/reports/queries.server.ts';
import type { Outcome, Verdict } from '#src/moderation/reports/schemas.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { mailReporters } from './mails.server.ts';

const fitting: Record<AnyTarget['of'], readonly Outcome[]> = {
  item: ['dismissed', 'paused', 'removed'],
  message: ['dismissed', 'upheld'],
  review: ['dismissed', 'removed'],
  copies: ['dismissed', 'upheld'],
  fact: ['dismissed', 'upheld'],
};

/**
 * Closes all open reports of the same item, message or review. Returns 0 if they were closed with the same outcome.
 * @throws AppError `conflict` if another decision stands, `changed` if the item is not as the caller has read it
 */
export async function closeReport(app: App, caller: Caller, id: string, verdict: Verdict): Promise<number> {
  const { outcome, reason, version } = verdict;
  return inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    const report = isId(id) ? await findReport(trx, id) : undefined;
    if (!report) throw new AppError('not-found', dealProblems.noReport);
    const { target, parties } = report;
    refuseConflictOfInterest(caller.id, parties);
    if (!fitting[target.of].includes(outcome))
      throw new AppError('invalid', undefined, [
        { path: 'outcome', message: fieldProblems.oneOfReasons(...fitting[target.of]) },
      ]);
    const unseen = target.of === 'item' && (await findUnseen(trx, target.listing, version));
    const closing =
      target.of === 'item' ? await lockClosing(trx, target.listing, outcome) : await lockOpen(trx, target);
    if (!closing.includes(id)) {
      const stands = (await findReport(trx, id))?.outcome;
      if (stands === outcome) return 0;
      throw new AppError('conflict', dealProblems.otherDecision);
    }
    if (unseen) throw new AppError('changed', sharedProblems.itemEdited, undefined, unseen);
    const explanation = reason ?? (outcome === 'removed' ? mailTexts.reported.noReason : null);
    await closeReports(trx, closing, { outcome, explanation, by: caller.id });
    await recordAction(trx, {
      act: 'closed-report',
      actor: caller.id,
      target: ['report', id],
      note: outcome,
    });
    if (target.of !== 'copies') await mailReporters(app, trx, closing, { outcome, explanation, target });
    if (explanation !== null)
      await applyDecision(app, trx, target, outcome, { adminId: caller.id, reason: explanation });
    return 1;
  });
}

async function applyDecision(
  app: App,
  trx: Trx,
  target: AnyTarget,
  outcome: Outcome,
  decision: { adminId: string; reason: string },
): Promise<void> {
  if (target.of === 'item' && (outcome === 'paused' || outcome === 'removed')) {
    const { pause, remove } = reportableItems.one(app);
    await (outcome === 'paused' ? pause : remove)(app, trx, { id: target.listing, ...decision });
  }
  if (target.of === 'review' && outcome === 'removed')
    await reportableReviews.one(app).remove(app, trx, { id: target.review, ...decision });
}

async function lockClosing(trx: Trx, listingId: string, outcome: Outcome): Promise<string[]> {
  const undecided = await lockUndecided(trx, listingId);
  return undecided
    .filter((report) => report.outcome === null || outcome === 'removed')
    .map((report) => report.id);
}
