import { recordAct } from '#src/audit/service.server.ts';
import { actingPerson } from '#src/auth/service.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { countWarnedCopy } from '#src/platform/user-text/repeats.server.ts';
import type { Act, Order, OrderSide, Stage } from './contract.ts';
import { endIfDue, moveOn, readClock, type Step } from './deal-clock.server.ts';
import { findOrder } from './list-queries.server.ts';
import { findOrderParties } from './queries.server.ts';
import { isFailed, isFinal, stepTo, steps, type Action, type DealClock } from './stages.ts';
import { requireSeen } from './item-version.server.ts';
import { mailCancelled } from './mails.server.ts';
import { mailStep } from './step-mails.server.ts';
import { lockOrder, lockOrdersUnderWay, standingOf, type LockedOrder } from './step-queries.server.ts';
import { sideOf, toOrder } from './wire.server.ts';

/** Someone at an order that is locked, and whose time is not up. */
export type Acting = {
  app: App;
  trx: Trx;
  actorId: string;
  /** Null for admins, where they may. */
  side: OrderSide | null;
  order: LockedOrder;
  clock: DealClock;
};
/** How many orders an act changed; or that the order is at a stage that does not allow it. */
type Outcome = { modifiedCount: number } | { refused: Stage };
export type StepTaken = { modifiedCount: number; order: Order };

/**
 * Lets someone act on an order: first everything is locked, then it is read what time it is, and what is overdue ends here.
 * @throws AppError `not-found`, `forbidden` for anyone but the two sides, `wrong-stage`
 */
export async function actOnOrder(
  app: App,
  caller: Caller,
  id: string,
  act: (acting: Acting) => Promise<Outcome>,
  allowsAdmins = false,
): Promise<StepTaken> {
  // What the clock ends stays ended, though the act is refused: that is told once all of it is committed.
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

/** Whether this act of this side is what led to where the order is: then it was sent twice. */
export const isDone = (act: Act, side: OrderSide, { stage, moved_by }: LockedOrder): boolean =>
  moved_by === side && steps.some(([, what, by, to]) => what === act && by === side && to === stage);

/** Counts texts from one side to the other; admins may repeat themselves. */
export async function countWords(
  { app, trx, actorId, side, order }: Acting,
  text: string | undefined,
): Promise<void> {
  if (!side || !text) return;
  const receiverId = side === 'buyer' ? order.seller_id : order.buyer_id;
  const copy = { senderId: actorId, receiverId, listingId: order.listing_id, text };
  await countWarnedCopy(app, trx, copy, order.handover_code !== null || order.sold_at !== null);
}

/** The body of a step: why an order is ended, or the version of the item that was seen. */
type Said = { reason?: string | undefined; version?: number | undefined };

/**
 * Takes a side's step, where it is theirs.
 * @throws AppError `forbidden` when the caller may take it at no stage, `too-many-requests` for a reason that was sent
 *   to many people
 */
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

/**
 * Takes a step of a buyer or a seller, or an admin's way to end an order: 1, or 0 when it was taken before, and the order as it
 * is then.
 * @throws AppError `wrong-stage` when it is not their turn, or their time is up; `forbidden` for anyone else; `changed`
 * when the item differs from what they have seen
 */
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

/** An admin may end any order that is not at its end; what was handed over is on sale again. */
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

/**
 * What 'mark sold' means for the orders of an item: the seller says that it changed hands, or confirms what the buyer said.
 * The caller holds the lock on the item. Tells whether an order was moved.
 */
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

/**
 * Ends the order of an item that its seller sells to someone else. The caller holds the lock on the item.
 * @throws AppError `wrong-stage` where that is handed over or disputed
 */
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
