import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { applyTransition } from '#src/deals/orders/transitions/deadline-service.server.ts';
import {
  actOnOrder,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import { mailSettled, mailSettlement, mailWithdrawn } from './mails.server.ts';
import { findLastDispute, findOpenDispute, saveSettlement } from './queries.server.ts';
import type { SettlementProposal } from './schemas.ts';

/**
 * Proposes how to end the dispute, or ends it if the other side has proposed the same. A new proposal replaces an
 * earlier one of either side.
 * @throws AppError `wrong-stage` without an open dispute, `conflict` for the sale of a paused item, `too-many-requests`
 */
export async function settleDispute(
  app: App,
  caller: Caller,
  id: string,
  { outcome }: SettlementProposal,
): Promise<TransitionResult> {
  await app.rateLimits.consume('settle', `${caller.id} ${id}`);
  const asSide = async ({ trx, actorId, side, order, clock }: SideActionContext) => {
    const dispute = await findOpenDispute(trx, id);
    if (!dispute) {
      const last = await findLastDispute(trx, id);
      return last?.settled && last.outcome === outcome ? { modifiedCount: 0 } : { refused: order.stage };
    }
    const isKnown = dispute.settlement_outcome === outcome;
    if (isKnown && dispute.settlement_by === side) return { modifiedCount: 0 };
    if (isKnown) {
      const settlement = { to: outcome, by: side, byId: actorId, settled: true };
      await applyTransition(app, trx, order, settlement, clock);
      await mailSettled(app, trx, id);
      return { modifiedCount: 1 };
    }
    await saveSettlement(trx, dispute.id, { by: side, outcome, at: clock.now });
    await mailSettlement(app, trx, id, { by: side, outcome });
    await notifyTransition(app, trx, order, 'settlement', side);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
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
