import { readShopTime } from '#src/platform/db/shop-clock.server.ts';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { defineDeadline } from '#src/platform/jobs/deadline.server.ts';
import { spreadItems, spreadNews } from '#src/platform/jobs/item-events.server.ts';
import type { OrderSide, Stage } from '#src/deals/orders/schemas.ts';
import { mailEscalated } from '#src/deals/orders/dispute/mails.server.ts';
import { escalateDispute, findOpenDispute } from '#src/deals/orders/dispute/queries.server.ts';
import { mailReminder } from '#src/deals/orders/meeting/mails.server.ts';
import { notifyStep } from '#src/deals/orders/notifying/notifications.server.ts';
import { findOrderParties, isPaused } from '#src/deals/orders/queries.server.ts';
import {
  decisionLimit,
  dueAfter,
  isFailed,
  later,
  otherSide,
  reminderLimit,
  reviewLimit,
  type DealClock,
  type Mover,
} from '#src/deals/orders/stages.ts';
import { mailEnded } from './mails.server.ts';
import {
  extendOrder,
  lockDue,
  lockOrder,
  lockOrdersUnderWay,
  markReminded,
  moveOrder,
  type LockedOrder,
} from './queries.server.ts';

export const orderDeadline = defineDeadline({
  atMoment: {
    name: 'order-due',
    data: z.object({ order: z.string(), due: z.iso.datetime() }),
    run: (app, trx, { order }) => lookAfterOrder(app, trx, order),
  },
  eachMinute: { name: 'end-due-orders', steps: [endDueOrders] },
});

/** Reads the time for deals, after the caller has taken every lock. */
export async function readClock({ config }: App, trx: Trx): Promise<DealClock> {
  return { now: await readShopTime(trx), speed: config.DEAL_SPEED };
}

/** Schedules the next check of an order: at its reminder if there is one, otherwise at its deadline. */
export async function enqueueDue(
  app: App,
  trx: Trx,
  { id, due, remindAt }: { id: string; due: Date; remindAt: Date | null },
): Promise<void> {
  const at = remindAt ?? due;
  await orderDeadline.enqueue(app, trx, at, { order: id, due: at.toISOString() });
}

export function reminderOf(stage: Stage, movedAt: Date, meetingAt: Date | null, speed: number): Date | null {
  if (stage === 'requested') return later(movedAt, reminderLimit, speed);
  if (stage !== 'arranged') return null;
  // Users who agreed on the same day were notified a moment ago.
  const before = later(meetingAt!, -reminderLimit, speed);
  return before > movedAt ? before : null;
}

export type Step = {
  to: Stage;
  by: Mover;
  byId: string | null;
  against?: OrderSide | null;
  decision?: string | null;
  reason?: string | undefined;
};

/** Moves a locked order to its next deadline. @throws AppError `conflict` when that would sell a paused item */
export async function moveOn(
  app: App,
  trx: Trx,
  order: LockedOrder,
  step: Step,
  clock: DealClock,
): Promise<void> {
  const isNewlySold = (step.to === 'handed-over' || step.to === 'completed') && !order.sold_at;
  if (isNewlySold && (await isPaused(trx, order.listing_id)))
    throw new AppError('conflict', 'A paused item cannot be sold.');
  const meetingAt = step.to === 'arranged' ? order.proposal_at : order.meeting_at;
  const due = dueAfter(step.to, meetingAt, clock);
  const reviewUntil = step.to === 'completed' ? later(clock.now, reviewLimit, clock.speed) : null;
  await moveOrder(trx, order, { ...step, at: clock.now, due, reviewUntil });
  await notifyStep(app, trx, order, step.to, step.by);
  const news = isFailed(step.to) ? 'freed' : isNewlySold ? 'sold' : null;
  if (news)
    await spreadNews(app, trx, { listing: order.listing_id, news, at: clock.now, buyer: order.buyer_id });
  if (news === 'freed') await spreadItems(app, trx, order.listing_id);
  if (!due) return;
  const remindAt = reminderOf(step.to, clock.now, meetingAt, clock.speed);
  await enqueueDue(app, trx, { id: order.id, due, remindAt });
}

/** Ends an order whose time is up and mails both sides. Returns the current stage. */
export async function endIfDue(app: App, trx: Trx, order: LockedOrder, clock: DealClock): Promise<Stage> {
  if (order.due_at === null || order.due_at > clock.now) return order.stage;
  const end = order.stage === 'disputed' ? await endDispute(app, trx, order, clock) : endOf(order.stage);
  if (!end) return order.stage;
  await moveOn(app, trx, order, { ...end, by: 'clock', byId: null }, clock);
  await mailEnded(app, trx, order.id, order.stage);
  return end.to;
}

type End = { to: Stage; against?: OrderSide };
const endOf = (stage: Stage): End => ({ to: stage === 'handed-over' ? 'completed' : 'expired' });

/** Returns null when the dispute waits for an admin from now on. */
async function endDispute(app: App, trx: Trx, order: LockedOrder, clock: DealClock): Promise<End | null> {
  const dispute = await findOpenDispute(trx, order.id);
  if (!dispute || dispute.escalated_at) return { to: order.sold_at ? 'completed' : 'cancelled' };
  if (dispute.reason === 'no-show') return { to: 'no-show', against: otherSide(dispute.opened_by) };
  await escalate(app, trx, order.id, dispute.id, clock);
  await mailEscalated(app, trx, order.id);
  return null;
}

export async function escalate(
  app: App,
  trx: Trx,
  orderId: string,
  disputeId: string,
  clock: DealClock,
): Promise<void> {
  const due = later(clock.now, decisionLimit, clock.speed);
  await escalateDispute(trx, disputeId, clock.now);
  await extendOrder(trx, orderId, due);
  await enqueueDue(app, trx, { id: orderId, due, remindAt: null });
}

/** Returns whether the order was ended. */
export async function endOverdueOf(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOrdersUnderWay(trx, listingId);
  return order !== undefined && (await endIfDue(app, trx, order, await readClock(app, trx))) !== order.stage;
}

async function endDueOrders(app: App, trx: Trx, limit: number): Promise<number> {
  const due = await lockDue(trx, limit);
  const clock = await readClock(app, trx);
  for (const order of due) await endIfDue(app, trx, order, clock);
  return due.length;
}

/** Ends an order whose time is up, or sends its reminder if that is due. */
async function lookAfterOrder(app: App, trx: Trx, id: string): Promise<void> {
  const parties = await findOrderParties(trx, id);
  if (!parties) return;
  const order = await lockOrder(trx, { id, listing_id: parties.listing_id });
  const clock = await readClock(app, trx);
  if ((await endIfDue(app, trx, order, clock)) !== order.stage || order.reminded_at) return;
  const at = reminderOf(order.stage, order.moved_at, order.meeting_at, clock.speed);
  const isTime = at !== null && at <= clock.now;
  if (!isTime || (order.stage === 'arranged' && order.meeting_at! <= clock.now)) return;
  await markReminded(trx, id, clock.now);
  await mailReminder(app, trx, id);
  await enqueueDue(app, trx, { id, due: order.due_at!, remindAt: null });
}
