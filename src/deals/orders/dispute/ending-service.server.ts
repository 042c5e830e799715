import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { isComplaint } from '#src/deals/orders/stages.ts';
import { applyTransition } from '#src/deals/orders/transitions/deadline-service.server.ts';
import {
  actOnOrder,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DisputeReason } from '#src/platform/db/columns.ts';
import { AppError } from '#src/platform/errors.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '#src/platform/shared/money.ts';
import { dealFields } from '#src/texts/problems-deals.server.ts';
import { mailSettled, mailSettlement, mailWithdrawn } from './mails.server.ts';
import { findLastDispute, findOpenDispute, saveSettlement } from './queries.server.ts';
import type { SettlementProposal } from './schemas.ts';

/**
 * Proposes how to end the dispute, or ends it if the other side has proposed the same. A new proposal replaces an
 * earlier one of either side.
 * @throws AppError `wrong-stage` without an open dispute, `conflict` for the sale of a paused item, `too-many-requests`,
 * `invalid` for a price that is not lower, or that the claim does not allow
 */
export async function settleDispute(
  app: App,
  caller: Caller,
  id: string,
  { outcome, sale }: SettlementProposal,
): Promise<TransitionResult> {
  await app.rateLimits.consume('settle', `${caller.id} ${id}`);
  const cents = sale === undefined ? null : toMinorUnits(sale);
  const asSide = async ({ trx, actorId, side, order, clock }: SideActionContext) => {
    const dispute = await findOpenDispute(trx, id);
    if (!dispute) {
      const last = await findLastDispute(trx, id);
      const isSame = last?.settled && last.outcome === outcome && last.settlement_cents === cents;
      return isSame ? { modifiedCount: 0 } : { refused: order.stage };
    }
    const problem = cents !== null && problemOfPrice(dispute.reason, cents, order.sale_cents);
    if (problem) throw new AppError('invalid', undefined, [{ path: 'sale', message: problem }]);
    const isKnown = dispute.settlement_outcome === outcome && dispute.settlement_cents === cents;
    if (isKnown && dispute.settlement_by === side) return { modifiedCount: 0 };
    if (isKnown) {
      const priceCents = cents ?? undefined;
      const settlement = { to: outcome, by: side, byId: actorId, settled: true, priceCents };
      await applyTransition(app, trx, order, settlement, clock);
      await mailSettled(app, trx, id);
      return { modifiedCount: 1 };
    }
    await saveSettlement(trx, dispute.id, { by: side, outcome, cents, at: clock.now });
    await mailSettlement(app, trx, id, side);
    await notifyTransition(app, trx, order, 'settlement', side);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

function problemOfPrice(reason: DisputeReason, cents: number, saleCents: number): string | null {
  if (!isComplaint(reason)) return dealFields.onlyForFaults;
  return cents < saleCents ? null : dealFields.below(formatMoney(fromMinorUnits(saleCents)));
}

/**
 * Returns the order to the stage before the dispute, with a new deadline.
 * @throws AppError `forbidden` for the side that did not open it, `wrong-stage` when it has ended otherwise
 */
export async function withdrawDispute(app: App, caller: Caller, id: string): Promise<TransitionResult> {
  const asSide = async ({ trx, actorId, side, order, clock }: SideActionContext) => {
    const dispute = await findLastDispute(trx, id);
    if (!dispute) return { refused: order.stage };
    if (dispute.opened_by !== side) throw new AppError('forbidden');
    if (dispute.outcome === 'withdrawn') return { modifiedCount: 0 };
    if (dispute.outcome !== null) return { refused: order.stage };
    const to = order.sold_at ? 'handed-over' : 'arranged';
    await applyTransition(app, trx, order, { to, by: side, byId: actorId }, clock);
    await mailWithdrawn(app, trx, id, side);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}
