import { recordAction } from '#src/accounts/audit/service.server.ts';
import { conflictOfInterest } from '#src/accounts/users/service.server.ts';
import { findOrders } from '#src/deals/orders/queries.server.ts';
import { toAdminOrder, toDispute } from '#src/deals/orders/serialize.server.ts';
import { isComplaint } from '#src/deals/orders/stages.ts';
import { escalate, applyTransition } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { claimsOf, nextStage, stateOf } from '#src/deals/orders/transitions/rules.server.ts';
import {
  actOnOrder,
  countText,
  isDone,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import { lockOwnPhotos } from '#src/media/photos/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { mailAnswered, mailDecided, mailDisputed } from './mails.server.ts';
import {
  countDisputes,
  countWaitingFor,
  disputeSorts,
  findOpenDispute,
  findOrderOfDispute,
  insertDispute,
  listDisputeRows,
  saveAnswer,
} from './queries.server.ts';
import type { Dispute, DisputeAnswer, DisputesQuery, NewDispute, Ruling } from './schemas.ts';

/**
 * @throws AppError `wrong-stage` when the caller cannot claim anything at this time, `invalid` for a reason that does
 * not apply to the stage or the side, and for photos that the caller did not upload
 */
export async function openDispute(
  app: App,
  caller: Caller,
  id: string,
  { reason, note, photos }: NewDispute,
): Promise<TransitionResult> {
  const asSide = async (context: SideActionContext) => {
    const { trx, actorId, side, order, clock } = context;
    if (isDone('dispute', side, order)) return { modifiedCount: 0 };
    const state = stateOf(order);
    const to = nextStage('dispute', side, state, clock);
    if (!to) return { refused: order.stage };
    const claims = claimsOf(side, state, clock);
    if (!claims.includes(reason))
      throw new AppError('invalid', undefined, [
        { path: 'reason', message: dealFields.oneOfHere(...claims) },
      ]);
    await countText(context, note);
    const hashes = await lockOwnPhotos(trx, actorId, photos);
    await applyTransition(app, trx, order, { to, by: side, byId: actorId }, clock);
    const claim = { id: newId(), order_id: id, opened_by: side, opened_at: clock.now, reason, note };
    await insertDispute(trx, claim, hashes);
    await mailDisputed(app, trx, id);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

/**
 * @throws AppError `forbidden` for the claimant, `wrong-stage` when nothing is disputed or the time is up, `invalid` for
 * photos that the caller did not upload
 */
export async function answerDispute(
  app: App,
  caller: Caller,
  id: string,
  { answer, photos }: DisputeAnswer,
): Promise<TransitionResult> {
  const asSide = async (context: SideActionContext) => {
    const { trx, actorId, side, order, clock } = context;
    const dispute = await findOpenDispute(trx, id);
    if (!dispute) return { refused: order.stage };
    if (side !== otherSide(dispute.opened_by)) throw new AppError('forbidden');
    if (dispute.answer !== null) return { modifiedCount: 0 };
    if (dispute.escalated_at) return { refused: order.stage };
    await countText(context, answer);
    const hashes = await lockOwnPhotos(trx, actorId, photos);
    await saveAnswer(trx, dispute.id, { answer, hashes, at: clock.now });
    await escalate(trx, id, dispute.id, clock);
    await mailAnswered(app, trx, id);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

export async function listDisputes(app: App, caller: Caller, query: DisputesQuery): Promise<Page<Dispute>> {
  const filter = { state: query.state };
  const keyset = parsePage('disputes', disputeSorts, query, filter);
  const [rows, count] = await Promise.all([
    listDisputeRows(app.db, filter, keyset),
    countDisputes(app.db, filter),
  ]);
  const orders = await findOrders(
    app.db,
    rows.map(({ order_id }) => order_id),
  );
  return toPage(rows, keyset, { count }, (row) => ({
    ...toDispute(row),
    waitsForAdmin: row.escalated_at !== null && row.closed_at === null,
    closed: row.closed_at?.toISOString() ?? null,
    order: toAdminOrder(
      app,
      orders.find(({ id }) => id === row.order_id)!,
      caller.id,
    ),
  }));
}

/** Returns how many disputes wait for a decision by this admin. */
export async function countDisputesToDecide(app: App, adminId: string): Promise<number> {
  return countWaitingFor(app.db, adminId);
}

/** @throws AppError `forbidden` for an admin who is the buyer or the seller, `invalid` for a no-show that nobody claimed */
export async function decideDispute(
  app: App,
  caller: Caller,
  id: string,
  { outcome, against, note }: Ruling,
): Promise<TransitionResult> {
  const orderId = isId(id) ? await findOrderOfDispute(app.db, id) : undefined;
  if (!orderId) throw new AppError('not-found', dealProblems.noDispute);
  return actOnOrder(app, caller, orderId, {
    asSide: () => Promise.reject(conflictOfInterest()),
    asAdmin: async ({ trx, actorId, order, clock }) => {
      const dispute = await findOpenDispute(trx, orderId);
      if (dispute?.id !== id) return { modifiedCount: 0 };
      if (outcome === 'no-show' && isComplaint(dispute.reason))
        throw new AppError('invalid', undefined, [
          { path: 'outcome', message: dealFields.oneOfHere('completed', 'cancelled') },
        ]);
      const ruled = { to: outcome, against: against ?? null, decision: note };
      await applyTransition(app, trx, order, { ...ruled, by: 'admin', byId: actorId }, clock);
      const target = ['order', orderId] as const;
      await recordAction(trx, { act: 'decided-dispute', actor: actorId, target, note: outcome });
      await mailDecided(app, trx, orderId);
      return { modifiedCount: 1 };
    },
  });
}
