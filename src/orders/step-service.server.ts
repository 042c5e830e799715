import { actingPerson } from '#src/auth/service.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { Order } from './contract.ts';
import { findOrder } from './list-queries.server.ts';
import { mailEnded, mailStep } from './step-mails.server.ts';
import { findOrderParties } from './queries.server.ts';
import { afterTime, stepTo, steps, type Action, type OrderSide, type Stage } from './stages.ts';
import {
  lockDue,
  lockOrder,
  lockOrdersUnderWay,
  moveOrder,
  readShopTime,
  type LockedOrder,
} from './step-queries.server.ts';
import { sideOf, toOrder } from './wire.server.ts';

/** Ends an order whose time is up, and tells both; answers the stage that it is at now. */
async function endIfDue(app: App, trx: Trx, order: LockedOrder, now: Date): Promise<Stage> {
  if (order.due_at === null || order.due_at > now) return order.stage;
  const to = afterTime[order.stage as keyof typeof afterTime];
  await moveOrder(trx, order, { to, by: 'clock', byId: null, at: now });
  await mailEnded(app, trx, order.id, order.stage);
  return to;
}

/** Which side of an order someone is on. @throws AppError `not-found`, `forbidden` */
async function partiesOf(trx: Trx, actorId: string, id: string) {
  const parties = isId(id) ? await findOrderParties(trx, id) : undefined;
  if (!parties) throw new AppError('not-found', 'There is no such order.');
  const side = sideOf(actorId, parties);
  if (!side) throw new AppError('forbidden');
  return { side, locked: await lockOrder(trx, { id, listing_id: parties.listing_id }) };
}

/** Whether this action of this side is what led to where the order is: then it was sent twice. */
const isDone = (action: Action, side: OrderSide, { stage, moved_by }: LockedOrder): boolean =>
  moved_by === side && steps.some(([, what, by, to]) => what === action && by === side && to === stage);

/**
 * Takes a step of a buyer or a seller: 1, or 0 when it was taken before, and the order as it is then.
 * @throws AppError `wrong-stage` where it is not their turn, or their time is up; `forbidden` for the other side and anyone else
 */
export async function takeStep(
  app: App,
  caller: Caller,
  id: string,
  action: Action,
): Promise<{ modifiedCount: number; order: Order }> {
  // What the clock ends stays ended, though the step is refused: it is told once all of it is committed.
  const result = await change(app, async (trx) => {
    const actor = await actingPerson(trx, caller.id);
    const { side, locked } = await partiesOf(trx, actor.id, id);
    // At no stage it is for this side.
    if (!steps.some(([, what, by]) => what === action && by === side)) throw new AppError('forbidden');
    const now = await readShopTime(trx);
    const stage = await endIfDue(app, trx, locked, now);
    if (stage !== locked.stage) return { refused: stage };
    if (isDone(action, side, locked)) return { modifiedCount: 0 };
    const to = stepTo(action, side, { stage, movedBy: locked.moved_by });
    if (!to) return { refused: stage };
    await moveOrder(trx, locked, { to, by: side, byId: actor.id, at: now });
    await mailStep(app, trx, id);
    return { modifiedCount: 1 };
  });
  if (result.refused) throw wrongStage(result.refused);
  return { modifiedCount: result.modifiedCount, order: toOrder((await findOrder(app.db, id))!, caller.id) };
}

function wrongStage(stage: Stage): AppError {
  return new AppError('wrong-stage', undefined, undefined, { code: stage });
}

/**
 * What 'mark sold' means for the orders of an item: the seller says that it changed hands, or confirms what the buyer said.
 * The caller holds the lock on the item. Tells whether an order was moved.
 */
export async function sellByOrder(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOrdersUnderWay(trx, listingId);
  if (!order) return false;
  const to = stepTo('sold', 'seller', { stage: order.stage, movedBy: order.moved_by });
  if (!to) return false;
  await moveOrder(trx, order, { to, by: 'seller', byId: order.seller_id, at: await readShopTime(trx) });
  await mailStep(app, trx, order.id);
  return true;
}

/** Ends the open order of an item if its time is up; tells whether it did. */
export async function endOverdueOf(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOrdersUnderWay(trx, listingId);
  return order !== undefined && (await endIfDue(app, trx, order, await readShopTime(trx))) !== order.stage;
}

const atOnce = 100;

/** Ends every order whose time is up, a hundred at a time. */
export async function endDueOrders(app: App): Promise<void> {
  for (;;) {
    const ended = await change(app, async (trx) => {
      const due = await lockDue(trx, atOnce);
      const now = await readShopTime(trx);
      for (const order of due) await endIfDue(app, trx, order, now);
      return due.length;
    });
    if (ended < atOnce) return;
  }
}
