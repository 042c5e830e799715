import { acts, type Act, type OrderSide, type Stage } from './contract.ts';

/** What moves an order by a call without a body; 'sold' is a call of the item. */
export type Action = 'accept' | 'decline' | 'withdraw' | 'cancel' | 'received' | 'sold';

/** Who takes a step: a side, an admin, the clock, or the shop where an account or an item goes. */
export type Mover = 'buyer' | 'seller' | 'admin' | 'clock' | 'shop';
export const otherSide = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

const hours = 3600_000;
const days = 24 * hours;
/** How long an order may stay where it is. */
export const timeLimits = {
  requested: 48 * hours,
  accepted: 14 * days,
  /** After the meeting. */
  arranged: 7 * days,
  'handed-over': 72 * hours,
  /** For the other side's answer. */
  disputed: 72 * hours,
} as const satisfies Partial<Record<Stage, number>>;
/** For an admin's decision, once the other side has answered or did not in time. */
export const decisionLimit = 14 * days;
/** How long a code completes a deal that had expired. */
export const lateCodeLimit = 7 * days;
/** When the seller is reminded of a request, after it, and both of a meeting, before it. */
export const reminderLimit = 24 * hours;
/** When a no-show can be claimed, after the meeting. */
const noShowAfter = 1 * hours;
/** How far ahead a meeting may be. */
export const meetingWithin = 30 * days;

/** How long both sides may say how a completed deal was. */
export const reviewLimit = 14 * days;

type Step = readonly [from: Stage, act: Act, by: OrderSide, to: Stage];
const both = (from: Stage, act: Act, to: Stage): Step[] => [
  [from, act, 'buyer', to],
  [from, act, 'seller', to],
];

/** Which act leads where. The schema has the same list, with the steps of admins, clock and shop (`order_steps`). */
export const steps: readonly Step[] = [
  ['requested', 'accept', 'seller', 'accepted'],
  ['requested', 'decline', 'seller', 'declined'],
  ['requested', 'withdraw', 'buyer', 'withdrawn'],
  ['requested', 'sold', 'seller', 'handed-over'],
  ...(['accepted', 'arranged'] as const).flatMap((from): Step[] => [
    ...both(from, 'agree', 'arranged'),
    ...both(from, 'cancel', 'cancelled'),
    [from, 'sold', 'seller', 'handed-over'],
    [from, 'received', 'buyer', 'handed-over'],
    [from, 'code', 'seller', 'completed'],
  ]),
  ...both('arranged', 'dispute', 'disputed'),
  ...both('handed-over', 'dispute', 'disputed'),
  ['handed-over', 'received', 'buyer', 'completed'],
  ['handed-over', 'sold', 'seller', 'completed'],
  ['handed-over', 'code', 'seller', 'completed'],
  ['expired', 'code', 'seller', 'completed'],
];

/** What of an order decides what can be done to it. */
export type Standing = {
  stage: Stage;
  movedBy: Mover;
  movedAt: Date;
  /** Who proposed a meeting that the other side has not agreed on, and when it would be. */
  proposedBy: OrderSide | null;
  proposalAt: Date | null;
  meetingAt: Date | null;
  hasCode: boolean;
};
/** What time it is for deals, and how much faster than all others their clock runs. */
export type DealClock = { now: Date; speed: number };

/** Where an act leads; null where it is not that side's turn. Proposals and answers leave an order where it is. */
export function stepTo(act: Act, side: OrderSide, order: Standing, clock: DealClock): Stage | null {
  const step = steps.find(([from, what, by]) => from === order.stage && what === act && by === side);
  return step && isTimeOf(act, side, order, clock) ? step[3] : null;
}

function isTimeOf(act: Act, side: OrderSide, order: Standing, { now, speed }: DealClock): boolean {
  const { stage, movedBy, movedAt, proposedBy, proposalAt, meetingAt, hasCode } = order;
  // A code proves that both were there, whoever said so first; nobody confirms or denies what they said themselves.
  if (stage === 'handed-over' && act !== 'code') return movedBy !== side;
  if (act === 'agree') return proposedBy === otherSide(side) && proposalAt! > now;
  if (act === 'dispute') return meetingAt !== null && now >= later(meetingAt, noShowAfter, speed);
  if (stage === 'expired') return hasCode && now < later(movedAt, lateCodeLimit, speed);
  return true;
}

/** What a side can do now; `claimedBy` is who claimed what is disputed, until the other side has answered. */
export function actsOf(
  side: OrderSide,
  order: Standing,
  clock: DealClock,
  claimedBy: OrderSide | null,
): Act[] {
  return acts.filter((act) => {
    if (act === 'propose') return canPropose(order.stage);
    if (act === 'answer') return claimedBy === otherSide(side);
    return stepTo(act, side, order, clock) !== null;
  });
}

export const canPropose = (stage: Stage): boolean => stage === 'accepted' || stage === 'arranged';

/** So much later by the clock of deals. */
export const later = (from: Date, ms: number, speed: number): Date => new Date(from.getTime() + ms / speed);

/** Until when an order may stay at a stage that it comes to; null at its end. */
export function dueAfter(to: Stage, meetingAt: Date | null, { now, speed }: DealClock): Date | null {
  if (!(to in timeLimits)) return null;
  const from = to === 'arranged' ? meetingAt! : now;
  return later(from, timeLimits[to as keyof typeof timeLimits], speed);
}

const failed: readonly Stage[] = ['declined', 'withdrawn', 'expired', 'cancelled', 'no-show'];
export const finalStages: readonly Stage[] = ['completed', ...failed];
export const isFailed = (stage: Stage): boolean => failed.includes(stage);
export const isFinal = (stage: Stage): boolean => finalStages.includes(stage);
