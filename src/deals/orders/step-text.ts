import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/site.ts';
import type { OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { formatDollars } from '#src/platform/shared/money.ts';

type People = { side: OrderSide | 'admin'; name: string | null; seller: string | null };

/** Returns 'You' for the reader's own side. */
export function whoIs(by: Exclude<OrderMover, 'clock'>, { side, name, seller }: People): string {
  const { you, admin, shop } = dealThreadTexts;
  if (by === side) return you;
  if (by === 'admin') return admin;
  if (by === 'shop') return shop;
  return displayName(by === 'buyer' ? name : seller);
}

const automatic: Partial<Record<OrderStage, string>> = dealThreadTexts.automatic;

/** Describes a transition in one line, from the reader's point of view. */
export function stepText(
  { stage, by }: { stage: OrderStage; by: OrderMover },
  previous: OrderStage | null,
  people: People & { sale: number },
): string {
  const { steps } = dealThreadTexts;
  if (by === 'clock') return automatic[stage] ?? dealThreadTexts.automatic.completed;
  const who = whoIs(by, people);
  const isSide = by === 'buyer' || by === 'seller';
  if (previous === 'disputed' && (stage === 'arranged' || stage === 'handed-over'))
    return steps.disputeWithdrawn(who);
  if (previous === 'disputed' && isSide && stage === 'completed') return steps.agreedToComplete(who);
  if (previous === 'disputed' && isSide && stage === 'cancelled') return steps.agreedToCancel(who);
  if (stage === 'handed-over' && by === 'buyer') return steps.received(who);
  if (stage === 'completed' && isSide) return steps.confirmed(who);
  return steps[stage](who, formatDollars(people.sale));
}
