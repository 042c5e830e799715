import type { DisputeReason, OrderStage } from '#src/platform/db/columns.ts';

const hours = 3600_000;
const days = 24 * hours;
export const timeLimits = {
  requested: 48 * hours,
  accepted: 14 * days,
  /** Counted from the meeting. */
  arranged: 7 * days,
  'handed-over': 72 * hours,
  /** The time for the other side to answer a claim. */
  disputed: 72 * hours,
} as const satisfies Partial<Record<OrderStage, number>>;
/** The time for an admin to decide, once the other side has answered or its time is up. */
export const decisionLimit = 14 * days;
/** How long after an order has expired a code can still complete it. */
export const lateCodeLimit = 7 * days;
/** The time from a request to the seller's reminder, and from the reminder of a meeting to that meeting. */
export const reminderLimit = 24 * hours;
/** The time from a meeting until a side can claim that the other side did not come. */
export const noShowAfter = 1 * hours;
/** How many disputes each side of an order can open. A check constraint has the same limit. */
export const maxClaims = 3;
/** The claims that can end with the return of item and money, or with a lower price. */
export const complaints: readonly DisputeReason[] = ['not-as-described', 'wrong-item'];
export const isComplaint = (reason: DisputeReason): boolean => complaints.includes(reason);
export const meetingWithin = 30 * days;
/** Two meetings at different places that are closer than this can hardly both be kept. */
export const clashWithin = 1.5 * hours;
export const reviewLimit = 14 * days;
/** The time to return item and money after a deal was canceled, or the difference after it was completed for less. */
export const returnLimit = 7 * days;

const failedStages = ['declined', 'withdrawn', 'expired', 'cancelled', 'no-show'] as const;
export type EndedStage = 'completed' | (typeof failedStages)[number];
const failed: ReadonlySet<OrderStage> = new Set(failedStages);
const finalStages: readonly OrderStage[] = ['completed', ...failedStages];

export const isFailed = (stage: OrderStage): boolean => failed.has(stage);
export const isFinal = (stage: OrderStage): boolean => finalStages.includes(stage);
export const canPropose = (stage: OrderStage): boolean => stage === 'accepted' || stage === 'arranged';
