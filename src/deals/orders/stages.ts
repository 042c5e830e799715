import { acts, type Act, type OrderSide, type Stage } from './schemas.ts';

/** 'sold' is a call of the item. */
export type Action = 'accept' | 'decline' | 'withdraw' | 'cancel' | 'received' | 'sold';

/** `shop` when an account or an item is removed. */
export type Mover = 'buyer' | 'seller' | 'admin' | 'clock' | 'shop';
export const orderSides = ['buyer', 'seller'] as const;
export const otherSide = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

const hours = 3600_000;
const days = 24 * hours;
export const timeLimits = {
  requested: 48 * hours,
  accepted: 14 * days,
  /** After the meeting. */
  arranged: 7 * days,
  'handed-over': 72 * hours,
  /** For the other side's answer. */
  disputed: 72 * hours,
} as const satisfies Partial<Record<Stage, number>>;
/** For an admin, once the other side has answered or its time is up. */
export const decisionLimit = 14 * days;
/** How long a code completes an expired deal. */
export const lateCodeLimit = 7 * days;
/** From a request to the seller's reminder, and from both sides' reminder to the meeting. */
export const reminderLimit = 24 * hours;
/** After the meeting. */
const noShowAfter = 1 * hours;
export const meetingWithin = 30 * days;

export const reviewLimit = 14 * days;

type Step = readonly [from: Stage, act: Act, by: OrderSide, to: Stage];
const both = (from: Stage, act: Act, to: Stage): Step[] => [
  [from, act, 'buyer', to],
  [from, act, 'seller', to],
];

/** The schema has the same list with the steps of admins, clock and shop (`order_steps`). */
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

export type Standing = {
  stage: Stage;
  movedBy: Mover;
  movedAt: Date;
  /** The side that proposed a meeting, until the other side agrees. */
  proposedBy: OrderSide | null;
  proposalAt: Date | null;
  meetingAt: Date | null;
  hasCode: boolean;
};
/** Deadlines pass `speed` times faster than real time. */
export type DealClock = { now: Date; speed: number };

/** Null when it is not that side's turn. Proposals and answers do not move an order. */
export function stepTo(act: Act, side: OrderSide, order: Standing, clock: DealClock): Stage | null {
  const step = steps.find(([from, what, by]) => from === order.stage && what === act && by === side);
  return step && isTimeOf(act, side, order, clock) ? step[3] : null;
}

function isTimeOf(act: Act, side: OrderSide, order: Standing, { now, speed }: DealClock): boolean {
  const { stage, movedBy, movedAt, proposedBy, proposalAt, meetingAt, hasCode } = order;
  // A code proves that both were there. Nobody confirms or denies their own claim.
  if (stage === 'handed-over' && act !== 'code') return movedBy !== side;
  if (act === 'agree') return proposedBy === otherSide(side) && proposalAt! > now;
  if (act === 'dispute') return meetingAt !== null && now >= later(meetingAt, noShowAfter, speed);
  if (stage === 'expired') return hasCode && now < later(movedAt, lateCodeLimit, speed);
  return true;
}

/** `claimedBy` opened the dispute, and is null once the other side has answered. */
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

export const later = (from: Date, ms: number, speed: number): Date => new Date(from.getTime() + ms / speed);

/** Null for final stages. */
export function dueAfter(to: Stage, meetingAt: Date | null, { now, speed }: DealClock): Date | null {
  if (!(to in timeLimits)) return null;
  const from = to === 'arranged' ? meetingAt! : now;
  return later(from, timeLimits[to as keyof typeof timeLimits], speed);
}

const failed: readonly Stage[] = ['declined', 'withdrawn', 'expired', 'cancelled', 'no-show'];
const finalStages: readonly Stage[] = ['completed', ...failed];
export const isFailed = (stage: Stage): boolean => failed.includes(stage);
export const isFinal = (stage: Stage): boolean => finalStages.includes(stage);
