/** Where an order is; the last four ended without a handover. */
export const stages = [
  'requested',
  'accepted',
  'handed-over',
  'completed',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type Stage = (typeof stages)[number];

/** What a buyer or a seller can do to an order. */
const actions = ['accept', 'decline', 'withdraw', 'cancel', 'received', 'sold'] as const;
export type Action = (typeof actions)[number];

/** Who takes a step: a side, an admin, the clock, or the shop where an account or an item goes. */
export type Mover = 'buyer' | 'seller' | 'admin' | 'clock' | 'shop';
export type OrderSide = 'buyer' | 'seller';

const hours = 3600_000;
/** How long an order may stay where it is. */
export const timeLimits = {
  requested: 48 * hours,
  accepted: 14 * 24 * hours,
  'handed-over': 72 * hours,
} as const satisfies Partial<Record<Stage, number>>;

type Step = readonly [from: Stage, action: Action, by: OrderSide, to: Stage];

/** Which action leads where. The schema has the same list, with the steps of admins, clock and shop (`order_steps`). */
export const steps: readonly Step[] = [
  ['requested', 'accept', 'seller', 'accepted'],
  ['requested', 'decline', 'seller', 'declined'],
  ['requested', 'withdraw', 'buyer', 'withdrawn'],
  ['requested', 'sold', 'seller', 'handed-over'],
  ['accepted', 'cancel', 'buyer', 'cancelled'],
  ['accepted', 'cancel', 'seller', 'cancelled'],
  ['accepted', 'sold', 'seller', 'handed-over'],
  ['accepted', 'received', 'buyer', 'handed-over'],
  ['handed-over', 'received', 'buyer', 'completed'],
  ['handed-over', 'sold', 'seller', 'completed'],
];

/** What the clock makes of an order whose time is up. */
export const afterTime = { requested: 'expired', accepted: 'expired', 'handed-over': 'completed' } as const;

export const isFailed = (stage: Stage): boolean =>
  stage === 'declined' || stage === 'withdrawn' || stage === 'expired' || stage === 'cancelled';

/** Where an action leads; null where it is not that side's turn. Who said first that it changed hands cannot confirm it. */
export function stepTo(
  action: Action,
  side: OrderSide,
  order: { stage: Stage; movedBy: Mover },
): Stage | null {
  if (order.stage === 'handed-over' && order.movedBy === side) return null;
  const step = steps.find(([from, what, by]) => from === order.stage && what === action && by === side);
  return step?.[3] ?? null;
}

/** What a side can do now. */
export function actionsOf(side: OrderSide, order: { stage: Stage; movedBy: Mover }): Action[] {
  return actions.filter((action) => stepTo(action, side, order) !== null);
}
