import {
  deadlineFor,
  later,
  outsideNightsOf,
  readClock,
  type DealClock,
} from '#src/deals/deadlines/service.server.ts';
import { notifyEscalated } from '#src/deals/orders/dispute/mails.server.ts';
import { escalateDispute, findOpenDispute } from '#src/deals/orders/dispute/queries.server.ts';
import { isPaused } from '#src/deals/orders/item-state-service.server.ts';
import { mailReminder } from '#src/deals/orders/meeting/mails.server.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import {
  decisionLimit,
  isFailed,
  isFinal,
  reminderLimit,
  returnLimit,
  reviewLimit,
} from '#src/deals/orders/stages.ts';
import type { NotifiedMeeting } from '#src/messaging/notifications/schemas.ts';
import { publishEvents } from '#src/messaging/webhooks/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { DomainEvent } from '#src/platform/feature.server.ts';
import { defineDeadline } from '#src/platform/jobs/deadline.server.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { mailEnded } from './mails.server.ts';
import {
  extendOrder,
  lockDue,
  lockOngoingOrders,
  lockToRemind,
  markReminded,
  saveTransition,
  type LockedOrder,
  type SavedTransition,
} from './queries.server.ts';
import { changedHands, dueAfter, sidesToAct } from './rules.server.ts';

/** An order failed before a handover, and its item can be booked again. `at` is read from the shop's clock. */
export const itemFreed = new DomainEvent<{ listing: string; at: Date; buyer: string }>('item-freed');

/** An item was sold through its order, or its owner marked it as sold. `at` is read from the shop's clock. */
export const itemSold = new DomainEvent<{ listing: string; at: Date; buyer?: string }>('item-sold');

export const orderDeadline = defineDeadline({
  name: 'end-due-orders',
  former: 'order-due',
  steps: [endDueOrders, sendReminders],
});

export type Transition = {
  to: OrderStage;
  by: OrderMover;
  byId: string | null;
  against?: OrderSide | null;
  decision?: string | null;
  settled?: boolean;
  reason?: string | undefined;
  /** A lower price at which both sides settled a dispute. */
  priceCents?: number | undefined;
  /** The agreed time of the meeting, when the order becomes `arranged`. */
  meetingAt?: Date | undefined;
};

function arrangedMeeting(order: LockedOrder, { meetingAt }: Transition): NotifiedMeeting | undefined {
  if (!meetingAt || !order.proposal_at) return undefined;
  const { proposal_zone: zone, meeting_at: before } = order;
  return { times: [meetingAt.toISOString()], zone, isChange: before !== null };
}

/**
 * Moves a locked order to another stage and schedules its deadline. A disputed order that does not end returns to an
 * earlier stage, because its dispute was withdrawn.
 * @throws AppError `conflict` when that would sell a paused item
 */
export async function applyTransition(
  app: App,
  trx: Trx,
  order: LockedOrder,
  transition: Transition,
  clock: DealClock,
): Promise<void> {
  const isNewlySold = (transition.to === 'handed-over' || transition.to === 'completed') && !order.sold_at;
  if (isNewlySold && (await isPaused(trx, order.listing_id)))
    throw new AppError('conflict', sharedProblems.pausedNotSold);
  const isReturn = order.stage === 'disputed' && !isFinal(transition.to);
  const meetingAt = transition.meetingAt ?? null;
  const dueAtAnyHour = dueAfter(transition.to, meetingAt, clock);
  const by = isReturn ? (order.handed_over_by ?? transition.by) : transition.by;
  const toAct = sidesToAct(transition.to, by).map((side) => order[`${side}_id`]);
  const due = dueAtAnyHour && (await outsideNightsOf(trx, dueAtAnyHour, toAct, clock.speed));
  const reviewUntil = transition.to === 'completed' ? later(clock.now, reviewLimit, clock.speed) : null;
  const returns = await returnsAfter(trx, order, transition, clock);
  await saveTransition(trx, order, { ...transition, at: clock.now, due, reviewUntil, meetingAt, returns });
  const event = isReturn ? 'dispute-withdrawn' : transition.to;
  const end = returns ? (transition.to === 'completed' ? 'reduced' : 'returning') : undefined;
  const meeting = arrangedMeeting(order, transition);
  await notifyTransition(app, trx, order, event, transition.by, { meeting, end });
  await publishEvents(app, trx, { sellerId: order.seller_id }, orderHappening(order, transition));
  const isFreed = isFailed(transition.to) && !order.sold_at;
  const ofItem = isFreed ? itemFreed : isNewlySold ? itemSold : null;
  await ofItem?.publish(app, trx, { listing: order.listing_id, at: clock.now, buyer: order.buyer_id });
}

type Changed = { id: string; listing_id: string };

/** The event for the webhooks of a seller that an order has reached a stage. */
export const orderHappening = ({ id, listing_id }: Changed, { to, by }: Pick<Transition, 'to' | 'by'>) => ({
  event: 'order.changed' as const,
  data: { order: id, listing: listing_id, stage: to, by },
});

async function returnsAfter(
  trx: Trx,
  order: LockedOrder,
  { to, priceCents }: Transition,
  { now, speed }: DealClock,
): Promise<SavedTransition['returns']> {
  const by = later(now, returnLimit, speed);
  if (priceCents !== undefined) return { by, item: false, refundCents: order.sale_cents - priceCents };
  if (to !== 'cancelled') return null;
  const dispute = order.stage === 'disputed' ? await findOpenDispute(trx, order.id) : undefined;
  const { item, money } = changedHands(dispute?.reason, order.sold_at !== null);
  return item || money ? { by, item, refundCents: money ? order.sale_cents : null } : null;
}

/** Ends an order whose time is up and emails both sides. Returns the current stage. */
export async function endIfDue(
  app: App,
  trx: Trx,
  order: LockedOrder,
  clock: DealClock,
): Promise<OrderStage> {
  if (order.due_at === null || order.due_at > clock.now) return order.stage;
  const end = order.stage === 'disputed' ? await endDispute(app, trx, order, clock) : endOf(order.stage);
  if (!end) return order.stage;
  await applyTransition(app, trx, order, { ...end, by: 'clock', byId: null }, clock);
  await mailEnded(app, trx, order.id, order.stage);
  return end.to;
}

type End = { to: OrderStage; against?: OrderSide };
const endOf = (stage: OrderStage): End => ({ to: stage === 'handed-over' ? 'completed' : 'expired' });

/** Returns null when the dispute now waits for an admin. */
async function endDispute(app: App, trx: Trx, order: LockedOrder, clock: DealClock): Promise<End | null> {
  const dispute = await findOpenDispute(trx, order.id);
  if (!dispute || dispute.escalated_at) return { to: order.sold_at ? 'completed' : 'cancelled' };
  if (dispute.reason === 'no-show') return { to: 'no-show', against: otherSide(dispute.opened_by) };
  await escalate(trx, order.id, dispute.id, clock);
  await notifyEscalated(app, trx, order.id);
  return null;
}

export async function escalate(
  trx: Trx,
  orderId: string,
  disputeId: string,
  clock: DealClock,
): Promise<void> {
  const due = await deadlineFor(trx, clock, decisionLimit, []);
  await escalateDispute(trx, disputeId, clock.now);
  await extendOrder(trx, orderId, due);
}

/** Ends the item's order if it is overdue. Returns whether an order was ended. */
export async function endOverdueOf(app: App, trx: Trx, listingId: string): Promise<boolean> {
  const [order] = await lockOngoingOrders(trx, listingId);
  return order !== undefined && (await endIfDue(app, trx, order, await readClock(app, trx))) !== order.stage;
}

async function endDueOrders(app: App, trx: Trx, limit: number): Promise<number> {
  const due = await lockDue(trx, limit);
  const clock = await readClock(app, trx);
  for (const order of due) await endIfDue(app, trx, order, clock);
  return due.length;
}

/** Reminds sellers of unanswered requests, and both sides of their meeting. */
async function sendReminders(app: App, trx: Trx, limit: number): Promise<number> {
  const clock = await readClock(app, trx);
  const orders = await lockToRemind(trx, reminderLimit / clock.speed, limit);
  for (const { id } of orders) {
    await markReminded(trx, id, clock.now);
    await mailReminder(app, trx, id);
  }
  return orders.length;
}
