import { recordAction } from '#src/accounts/audit/service.server.ts';
import { readClock } from '#src/deals/deadlines/service.server.ts';
import { findOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import { mailCanceled, type CancelReason } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { hideOrder, listCancelableBetween } from '#src/deals/orders/queries.server.ts';
import { isFailed } from '#src/deals/orders/stages.ts';
import { applyTransition, endIfDue } from '#src/deals/orders/transitions/deadline-service.server.ts';
import {
  lockOpenOrdersOf,
  lockOrder,
  type LockedOrder,
} from '#src/deals/orders/transitions/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { orderSides } from '#src/platform/shared/order-sides.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';

/**
 * Returns null when the order can only be hidden.
 * @throws AppError `wrong-stage` for a disputed order that the caller cannot cancel: its sides still have to answer
 */
function stageAfterCancel(
  stage: OrderStage,
  { sold_at }: LockedOrder,
  by: OrderSide | 'admin',
): OrderStage | null {
  if (stage === 'disputed' && (sold_at || by !== 'admin'))
    throw new AppError('wrong-stage', undefined, undefined, { code: stage });
  if (sold_at) return null;
  if (stage === 'requested' && by === 'buyer') return 'withdrawn';
  if (stage === 'requested' && by === 'seller') return 'declined';
  return 'cancelled';
}

/** Returns false when nothing was left to cancel or hide. */
export async function endOrder(
  app: App,
  trx: Trx,
  order: { id: string; listing_id: string },
  actorId: string,
  by: OrderSide | 'admin',
): Promise<boolean> {
  const locked = await lockOrder(trx, order);
  const clock = await readClock(app, trx);
  const stage = await endIfDue(app, trx, locked, clock);
  if (isFailed(stage)) return false;
  const to = stageAfterCancel(stage, locked, by);
  if (!to) return hideOrder(trx, order.id, by === 'admin' ? orderSides : [by]);
  await applyTransition(app, trx, locked, { to, by, byId: actorId }, clock);
  await mailCanceled(app, trx, [order.id], by);
  if (by === 'admin')
    await recordAction(trx, { act: 'cancelled-order', actor: actorId, target: ['order', order.id] });
  return true;
}

type Block = { blockerId: string; blockedId: string; cancelsOrders: boolean };

/** @throws AppError `open-order` when there is an order that the block does not cancel */
export async function endOrdersBetween(
  app: App,
  trx: Trx,
  { blockerId, blockedId, cancelsOrders }: Block,
): Promise<void> {
  const orders = await listCancelableBetween(trx, blockerId, blockedId);
  if (orders.length > 0 && !cancelsOrders) throw new AppError('open-order', dealProblems.openOrderBetween);
  for (const order of orders)
    await endOrder(app, trx, order, blockerId, order.buyer_id === blockerId ? 'buyer' : 'seller');
}

/** Returns whether there was an open order. */
export async function cancelOpenOrder(app: App, trx: Trx, listingId: string, by: string): Promise<boolean> {
  const open = await findOpenOrder(trx, listingId);
  if (!open) return false;
  const locked = await lockOrder(trx, { id: open.id, listing_id: listingId });
  const clock = await readClock(app, trx);
  await applyTransition(app, trx, locked, { to: 'cancelled', by: 'shop', byId: by }, clock);
  await mailCanceled(app, trx, [open.id], 'removal');
  return true;
}

/** Cancels a user's open orders on both sides. The caller holds the locks on the user and the items. */
export async function cancelOrdersOf(
  app: App,
  trx: Trx,
  userId: string,
  by: string,
  why: CancelReason = { closed: userId },
): Promise<void> {
  const orders = await lockOpenOrdersOf(trx, userId);
  if (orders.length === 0) return;
  const clock = await readClock(app, trx);
  for (const order of orders)
    await applyTransition(app, trx, order, { to: 'cancelled', by: 'shop', byId: by }, clock);
  await mailCanceled(
    app,
    trx,
    orders.map(({ id }) => id),
    why,
  );
}
