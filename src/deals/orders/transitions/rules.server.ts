import { later, type DealClock } from '#src/deals/deadlines/service.server.ts';
import { orderActions, type OrderAction } from '#src/deals/orders/schemas.ts';
import {
  canPropose,
  complaints,
  isComplaint,
  lateCodeLimit,
  maxClaims,
  noShowAfter,
  timeLimits,
} from '#src/deals/orders/stages.ts';
import type { DisputeReason, OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';

type Rule = readonly [from: OrderStage, action: OrderAction, by: OrderSide, to: OrderStage];
const both = (from: OrderStage, action: OrderAction, to: OrderStage): Rule[] => [
  [from, action, 'buyer', to],
  [from, action, 'seller', to],
];

/** The table `order_steps` contains the same list, plus the transitions by admins, the clock and the shop. */
export const transitionRules: readonly Rule[] = [
  ['requested', 'accept', 'seller', 'accepted'],
  ['requested', 'decline', 'seller', 'declined'],
  ['requested', 'withdraw', 'buyer', 'withdrawn'],
  ['requested', 'sold', 'seller', 'handed-over'],
  ...(['accepted', 'arranged'] as const).flatMap((from): Rule[] => [
    ...both(from, 'agree', 'arranged'),
    ...both(from, 'cancel', 'cancelled'),
    [from, 'sold', 'seller', 'handed-over'],
    [from, 'received', 'buyer', 'handed-over'],
    [from, 'code', 'seller', 'completed'],
  ]),
  ...both('arranged', 'dispute', 'disputed'),
  ...both('handed-over', 'dispute', 'disputed'),
  ...both('disputed', 'settle', 'completed'),
  ...both('disputed', 'settle', 'cancelled'),
  ...both('disputed', 'withdraw-dispute', 'arranged'),
  ...both('disputed', 'withdraw-dispute', 'handed-over'),
  ['handed-over', 'received', 'buyer', 'completed'],
  ['handed-over', 'sold', 'seller', 'completed'],
  ['handed-over', 'code', 'seller', 'completed'],
  ['expired', 'code', 'seller', 'completed'],
];

/** The facts of an order that the rules use. */
type OrderState = {
  stage: OrderStage;
  movedAt: Date;
  /** A proposed meeting, until the other side agrees. */
  proposal: { by: OrderSide; at: Date } | null;
  meetingAt: Date | null;
  hasCode: boolean;
  /** Whether the buyer has given a phone number and a place. An order of an accepted offer begins without them. */
  hasContact: boolean;
  handedOverBy: OrderSide | null;
  /** The sides that opened disputes about it, with one entry for each dispute. */
  claimants: readonly OrderSide[];
};

type StateRow = {
  stage: OrderStage;
  moved_at: Date;
  proposal_version: number;
  meeting_at: Date | null;
  meeting_version: number | null;
  handover_code: string | null;
  phone: string | null;
  handed_over_by: OrderSide | null;
  claimants: readonly OrderSide[];
} & ({ proposal_at: Date; proposal_by: OrderSide } | { proposal_at: null; proposal_by: null });

export const stateOf = (row: StateRow): OrderState => ({
  stage: row.stage,
  movedAt: row.moved_at,
  proposal:
    row.proposal_at && row.proposal_version !== row.meeting_version
      ? { by: row.proposal_by, at: row.proposal_at }
      : null,
  meetingAt: row.meeting_at,
  hasCode: row.handover_code !== null,
  hasContact: row.phone !== null,
  handedOverBy: row.handed_over_by,
  claimants: row.claimants,
});

/** Returns null if the side cannot take the action now. Proposals and answers do not change the stage. */
export function nextStage(
  action: OrderAction,
  side: OrderSide,
  order: OrderState,
  clock: DealClock,
): OrderStage | null {
  const rule = transitionRules.find(
    ([from, ruleAction, by]) => from === order.stage && ruleAction === action && by === side,
  );
  return rule && isTimeOf(action, side, order, clock) ? rule[3] : null;
}

function isTimeOf(action: OrderAction, side: OrderSide, order: OrderState, clock: DealClock): boolean {
  const { stage, movedAt, proposal, hasCode, hasContact, handedOverBy } = order;
  const { now, speed } = clock;
  if (action === 'dispute') return claimsOf(side, order, clock).length > 0;
  // An order that was handed over before it was accepted has no code.
  if (action === 'code' && !hasCode) return false;
  // A code proves that both sides met. Without one, a side cannot confirm a handover that it reported itself.
  if (stage === 'handed-over' && action !== 'code') return handedOverBy !== side;
  if (action === 'agree')
    return hasContact && proposal !== null && proposal.by === otherSide(side) && proposal.at > now;
  if (stage === 'expired') return now < later(movedAt, lateCodeLimit, speed);
  return true;
}

const denials: Record<OrderSide, readonly DisputeReason[]> = {
  buyer: ['not-handed-over', 'not-received'],
  seller: ['not-handed-over'],
};
/** Also for the side that reported the handover, because these problems can be noticed after it. */
const laterClaims: Record<OrderSide, readonly DisputeReason[]> = {
  buyer: complaints,
  seller: ['unpaid'],
};

export const isMeetingOver = (at: Date, { now, speed }: DealClock): boolean =>
  now >= later(at, noShowAfter, speed);

/** Returns the reasons for which a side can open a dispute now. */
export function claimsOf(side: OrderSide, order: OrderState, clock: DealClock): DisputeReason[] {
  const { stage, meetingAt, handedOverBy, claimants } = order;
  if (claimants.filter((claimant) => claimant === side).length >= maxClaims) return [];
  if (stage === 'handed-over') return [...(handedOverBy === side ? [] : denials[side]), ...laterClaims[side]];
  if (stage !== 'arranged' || meetingAt === null || !isMeetingOver(meetingAt, clock)) return [];
  // A buyer who paid at the meeting without getting the item cannot report a handover.
  return side === 'buyer' ? ['no-show', 'not-received'] : ['no-show'];
}

/** Returns what changed hands according to a claim, or to a handover without one. It goes back if the deal is canceled. */
export function changedHands(
  reason: DisputeReason | undefined,
  isHandedOver: boolean,
): { item: boolean; money: boolean } {
  const isBoth = reason === undefined ? isHandedOver : isComplaint(reason);
  return { item: isBoth || reason === 'unpaid', money: isBoth || reason === 'not-received' };
}

/** `claimedBy` is the side that opened a dispute, or null once the other side has answered; `disputedBy` stays. */
type Dispute = Record<'claimedBy' | 'disputedBy' | 'settlementBy', OrderSide | null>;

export function allowedActions(
  side: OrderSide,
  order: OrderState,
  clock: DealClock,
  { claimedBy, disputedBy, settlementBy }: Dispute,
): OrderAction[] {
  return orderActions.filter((action) => {
    if (action === 'propose') return canPropose(order.stage) && order.hasContact;
    if (action === 'contact') return side === 'buyer' && canPropose(order.stage) && !order.hasContact;
    if (action === 'answer') return claimedBy === otherSide(side);
    if (action === 'settle') return disputedBy !== null;
    if (action === 'agree-settlement') return settlementBy === otherSide(side);
    if (action === 'withdraw-dispute') return disputedBy === side;
    return nextStage(action, side, order, clock) !== null;
  });
}

/** The sides that must act before the deadline of a stage ends it. */
export function sidesToAct(to: OrderStage, by: OrderMover): readonly OrderSide[] {
  if (to === 'requested') return ['seller'];
  const isResponse = to === 'handed-over' || to === 'disputed';
  return isResponse && (by === 'buyer' || by === 'seller') ? [otherSide(by)] : orderSides;
}

/**
 * Returns the deadline of a stage that begins now, which may be at night; `arranged` counts from the meeting, and final
 * stages have none.
 */
export function dueAfter(to: OrderStage, meetingAt: Date | null, { now, speed }: DealClock): Date | null {
  const limits: Partial<Record<OrderStage, number>> = timeLimits;
  const limit = limits[to];
  return limit === undefined ? null : later(meetingAt ?? now, limit, speed);
}
