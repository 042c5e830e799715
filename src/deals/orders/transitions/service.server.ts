import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { readClock, type DealClock } from '#src/deals/deadlines/service.server.ts';
import { requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import { mailCanceled } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { findOrderParties, readOrder } from '#src/deals/orders/queries.server.ts';
import type { Order, OrderAction } from '#src/deals/orders/schemas.ts';
import { toOrder } from '#src/deals/orders/serialize.server.ts';
import { isFailed, isFinal } from '#src/deals/orders/stages.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { countWarnedCopy } from '#src/platform/user-text/duplicates.server.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { applyTransition, endIfDue, type Transition } from './deadline-service.server.ts';
import { mailTransition } from './mails.server.ts';
import { lockOrder, lockOngoingOrders, type LockedOrder } from './queries.server.ts';
import { nextStage, stateOf, transitionRules } from './rules.server.ts';

/** The order is locked and not overdue. */
type ActionContext = { app: App; trx: Trx; actorId: string; order: LockedOrder; clock: DealClock };
export type SideActionContext = ActionContext & { side: OrderSide };
type Outcome = { modifiedCount: number } | { refused: OrderStage };
export type TransitionResult = { modifiedCount: number; order: Order };

/** `asAdmin` is called for an admin who is on neither side of the order. */
type Actions = {
  asSide: (context: SideActionContext) => Promise<Outcome>;
  asAdmin?: ((context: ActionContext) => Promise<Outcome>) | undefined;
};

/** Locks the item and the order, then reads the time and ends the order if it is overdue. @throws AppError `forbidden`, `wrong-stage` */
export async function actOnOrder(
  app: App,
  caller: Caller,
  id: string,
  { asSide, asAdmin }: Actions,
): Promise<TransitionResult> {
  // Commits an expiry even if the action is refused.
  const result = await inTransaction(app, async (trx): Promise<Outcome> => {
    const actor = await lockActor(trx, caller.id);
    const parties = isId(id) ? await findOrderParties(trx, id) : undefined;
    if (!parties) throw new AppError('not-found', dealProblems.noOrder);
    const side = sideOf(actor.id, parties);
    // The caller's role was checked together with the second factor of admins.
    const isAdmin = caller.role === 'admin' && actor.role === 'admin';
    const runAsAdmin = isAdmin ? asAdmin : undefined;
    const run = side ? (context: ActionContext) => asSide({ ...context, side }) : runAsAdmin;
    if (!run) throw new AppError('forbidden');
    const order = await lockOrder(trx, { id, listing_id: parties.listing_id });
    const clock = await readClock(app, trx);
    const stage = await endIfDue(app, trx, order, clock);
    if (stage !== order.stage) return { refused: stage };
    return run({ app, trx, actorId: actor.id, order, clock });
  });
  if ('refused' in result) throw new AppError('wrong-stage', undefined, undefined, { code: result.refused });
  return { ...result, order: toOrder(app, await readOrder(app.db, id), caller.id) };
}

/** Whether the transition has already been made, for example by an earlier attempt of the same request. */
export const isDone = (action: OrderAction, side: OrderSide, order: LockedOrder): boolean =>
  (order.stage === 'handed-over' ? order.handed_over_by : order.moved_by) === side &&
  transitionRules.some(
    ([, ruleAction, by, to]) => ruleAction === action && by === side && to === order.stage,
  );

/** @throws AppError `too-many-requests` for a text that was sent to too many users */
export async function countText(
  { app, trx, actorId, side, order }: SideActionContext,
  text: string | undefined,
): Promise<void> {
  if (!text) return;
  const receiverId = side === 'buyer' ? order.seller_id : order.buyer_id;
  const copy = { senderId: actorId, receiverId, listingId: order.listing_id, text };
  await countWarnedCopy(app, trx, copy, order.handover_code !== null || order.sold_at !== null);
}

type Input = { reason?: string | undefined; version?: number | undefined; meetingAt?: Date };

/** @throws AppError `forbidden` when this side can never take the action, `too-many-requests` for a copied reason */
export async function transitionAsSide(
  context: SideActionContext,
  action: OrderAction,
  { reason, version, meetingAt }: Input = {},
): Promise<Outcome> {
  const { trx, actorId, side, order, clock } = context;
  if (!transitionRules.some(([, ruleAction, by]) => ruleAction === action && by === side))
    throw new AppError('forbidden');
  // The same side can agree to several meetings, one after another.
  if (!meetingAt && isDone(action, side, order)) return { modifiedCount: 0 };
  const to = nextStage(action, side, stateOf(order), clock);
  if (!to) return { refused: order.stage };
  await requireSeen(trx, order.listing_id, { version });
  await countText(context, reason);
  await applyAndMail(context, { to, by: side, byId: actorId, reason, meetingAt });
  return { modifiedCount: 1 };
}

async function applyAndMail(
  { app, trx, order, clock }: Omit<ActionContext, 'actorId'>,
  transition: Transition,
): Promise<void> {
  await applyTransition(app, trx, order, transition, clock);
  await mailTransition(app, trx, order.id, order.stage);
}

/** Actions that need only a reason or a version. The API for items uses `sold`. */
export type PlainAction = 'accept' | 'decline' | 'withdraw' | 'cancel' | 'received' | 'sold';

/**
 * @throws AppError `wrong-stage` when this side cannot take the action now, `changed` when it saw a different version
 * of the item
 */
export async function makeTransition(
  app: App,
  caller: Caller,
  id: string,
  action: PlainAction,
  input: Input = {},
): Promise<TransitionResult> {
  return actOnOrder(app, caller, id, {
    asSide: (context) => transitionAsSide(context, action, input),
    asAdmin: action === 'cancel' ? (context) => cancelAsAdmin(context, input.reason) : undefined,
  });
}

/** Cancels an order, even one that was handed over, so that its item can be booked again. */
async function cancelAsAdmin(context: ActionContext, reason: string | undefined): Promise<Outcome> {
  const { trx, actorId, order } = context;
  if (order.stage === 'cancelled') return { modifiedCount: 0 };
  if (isFinal(order.stage)) return { refused: order.stage };
  await applyAndMail(context, { to: 'cancelled', by: 'admin', byId: actorId, reason });
  const target = ['order', order.id] as const;
  await recordAction(trx, { act: 'cancelled-order', actor: actorId, target, note: reason });
  return { modifiedCount: 1 };
}

/** Moves the open order of an item that its seller marks as sold. The caller holds the lock on the item. Returns whether an order was moved. */
export async function sellByOrder(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOngoingOrders(trx, listingId);
  if (!order) return false;
  const clock = await readClock(app, trx);
  if ((await endIfDue(app, trx, order, clock)) !== order.stage) return false;
  const to = nextStage('sold', 'seller', stateOf(order), clock);
  if (!to && order.stage === 'disputed' && !order.sold_at)
    throw new AppError('wrong-stage', undefined, undefined, { code: order.stage });
  if (!to) return false;
  await applyAndMail({ app, trx, order, clock }, { to, by: 'seller', byId: order.seller_id });
  return true;
}

/**
 * Ends the open order of an item that is sold to someone else. The caller holds the lock on the item.
 * @throws AppError `wrong-stage` when it is handed over or disputed
 */
export async function endOrderForOther(app: App, trx: Trx, listingId: string): Promise<void> {
  const [order] = await lockOngoingOrders(trx, listingId);
  if (!order) return;
  const clock = await readClock(app, trx);
  const stage = await endIfDue(app, trx, order, clock);
  if (isFailed(stage)) return;
  const action = stage === 'requested' ? 'decline' : 'cancel';
  const to = stage === order.stage && nextStage(action, 'seller', stateOf(order), clock);
  if (!to) throw new AppError('wrong-stage', undefined, undefined, { code: stage });
  await applyTransition(app, trx, order, { to, by: 'seller', byId: order.seller_id }, clock);
  await mailCanceled(app, trx, [order.id], 'elsewhere');
}
