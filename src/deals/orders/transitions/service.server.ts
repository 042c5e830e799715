import { recordAct } from '#src/accounts/audit/service.server.ts';
import { actingPerson } from '#src/accounts/auth/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { countWarnedCopy } from '#src/platform/user-text/duplicates.server.ts';
import type { Act, Order, OrderSide, Stage } from '#src/deals/orders/schemas.ts';
import { endIfDue, moveOn, readClock, type Step } from './deadline-service.server.ts';
import { findOrder } from '#src/deals/orders/lists/queries.server.ts';
import { findOrderParties } from '#src/deals/orders/queries.server.ts';
import { isFailed, isFinal, stepTo, steps, type Action, type DealClock } from '#src/deals/orders/stages.ts';
import { requireSeen } from '#src/deals/orders/seen-version-service.server.ts';
import { mailCancelled } from '#src/deals/orders/notifying/mails.server.ts';
import { mailStep } from './mails.server.ts';
import { lockOrder, lockOrdersUnderWay, standingOf, type LockedOrder } from './queries.server.ts';
import { sideOf, toOrder } from '#src/deals/orders/serialize.server.ts';

/** The order is locked and not overdue. */
export type Acting = {
  app: App;
  trx: Trx;
  actorId: string;
  /** Null for admins. */
  side: OrderSide | null;
  order: LockedOrder;
  clock: DealClock;
};
type Outcome = { modifiedCount: number } | { refused: Stage };
export type StepTaken = { modifiedCount: number; order: Order };

/** Locks everything, then reads the time and ends what is overdue. @throws AppError `forbidden`, `wrong-stage` */
export async function actOnOrder(
  app: App,
  caller: Caller,
  id: string,
  act: (acting: Acting) => Promise<Outcome>,
  allowsAdmins = false,
): Promise<StepTaken> {
  // An expiry is committed even when the act is refused.
  const result = await change(app, async (trx): Promise<Outcome> => {
    const actor = await actingPerson(trx, caller.id);
    const parties = isId(id) ? await findOrderParties(trx, id) : undefined;
    if (!parties) throw new AppError('not-found', 'There is no such order.');
    const side = sideOf(actor.id, parties);
    if (!side && !(allowsAdmins && actor.role === 'admin')) throw new AppError('forbidden');
    const order = await lockOrder(trx, { id, listing_id: parties.listing_id });
    const clock = await readClock(app, trx);
    const stage = await endIfDue(app, trx, order, clock);
    if (stage !== order.stage) return { refused: stage };
    return act({ app, trx, actorId: actor.id, side, order, clock });
  });
  if ('refused' in result) throw new AppError('wrong-stage', undefined, undefined, { code: result.refused });
  return { ...result, order: toOrder(app, (await findOrder(app.db, id))!, caller.id) };
}

/** Whether this step was taken before, as by a repeated request. */
export const isDone = (act: Act, side: OrderSide, { stage, moved_by }: LockedOrder): boolean =>
  moved_by === side && steps.some(([, what, by, to]) => what === act && by === side && to === stage);

/** Admins may repeat themselves. */
export async function countWords(
  { app, trx, actorId, side, order }: Acting,
  text: string | undefined,
): Promise<void> {
  if (!side || !text) return;
  const receiverId = side === 'buyer' ? order.seller_id : order.buyer_id;
  const copy = { senderId: actorId, receiverId, listingId: order.listing_id, text };
  await countWarnedCopy(app, trx, copy, order.handover_code !== null || order.sold_at !== null);
}

type Said = { reason?: string | undefined; version?: number | undefined };

/** @throws AppError `forbidden` when this side can never take the step, `too-many-requests` for a copied reason */
export async function takeSide(
  acting: Acting & { side: OrderSide },
  act: Act,
  { reason, version }: Said = {},
): Promise<Outcome> {
  const { app, trx, actorId, side, order, clock } = acting;
  if (!steps.some(([, what, by]) => what === act && by === side)) throw new AppError('forbidden');
  if (isDone(act, side, order)) return { modifiedCount: 0 };
  const to = stepTo(act, side, standingOf(order), clock);
  if (!to) return { refused: order.stage };
  await requireSeen(trx, order.listing_id, { version });
  await countWords(acting, reason);
  await takeTo({ app, trx, order, clock }, { to, by: side, byId: actorId, reason });
  return { modifiedCount: 1 };
}

async function takeTo(
  { app, trx, order, clock }: Pick<Acting, 'app' | 'trx' | 'order' | 'clock'>,
  step: Step,
): Promise<void> {
  await moveOn(app, trx, order, step, clock);
  await mailStep(app, trx, order.id);
}

/** @throws AppError `wrong-stage` when it is not their turn, `changed` when they saw another version of the item */
export async function takeStep(
  app: App,
  caller: Caller,
  id: string,
  action: Action,
  said: Said = {},
): Promise<StepTaken> {
  const act = async (acting: Acting): Promise<Outcome> => {
    const { side } = acting;
    return side ? takeSide({ ...acting, side }, action, said) : cancelAsAdmin(acting, said.reason);
  };
  return actOnOrder(app, caller, id, act, action === 'cancel');
}

/** An item that was handed over is on sale again. */
async function cancelAsAdmin(
  { app, trx, actorId, order, clock }: Acting,
  reason: string | undefined,
): Promise<Outcome> {
  if (order.stage === 'cancelled') return { modifiedCount: 0 };
  if (isFinal(order.stage)) return { refused: order.stage };
  await takeTo({ app, trx, order, clock }, { to: 'cancelled', by: 'admin', byId: actorId, reason });
  const target = ['order', order.id] as const;
  await recordAct(trx, { act: 'cancelled-order', actor: actorId, target, note: reason });
  return { modifiedCount: 1 };
}

/** Takes the step of 'mark sold'. The caller holds the lock on the item. Returns whether an order was moved. */
export async function sellByOrder(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOrdersUnderWay(trx, listingId);
  if (!order) return false;
  const clock = await readClock(app, trx);
  if ((await endIfDue(app, trx, order, clock)) !== order.stage) return false;
  const to = stepTo('sold', 'seller', standingOf(order), clock);
  if (!to && order.stage === 'disputed' && !order.sold_at)
    throw new AppError('wrong-stage', undefined, undefined, { code: order.stage });
  if (!to) return false;
  await takeTo({ app, trx, order, clock }, { to, by: 'seller', byId: order.seller_id });
  return true;
}

/** The caller holds the lock on the item. @throws AppError `wrong-stage` when it is handed over or disputed */
export async function leaveForOther(app: App, trx: Trx, listingId: string): Promise<void> {
  const [order] = await lockOrdersUnderWay(trx, listingId);
  if (!order) return;
  const clock = await readClock(app, trx);
  const stage = await endIfDue(app, trx, order, clock);
  if (isFailed(stage)) return;
  const act = stage === 'requested' ? 'decline' : 'cancel';
  const to = stage === order.stage && stepTo(act, 'seller', standingOf(order), clock);
  if (!to) throw new AppError('wrong-stage', undefined, undefined, { code: stage });
  await moveOn(app, trx, order, { to, by: 'seller', byId: order.seller_id }, clock);
  await mailCancelled(app, trx, [order.id], 'elsewhere');
}
