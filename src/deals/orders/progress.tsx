import { Check } from 'lucide-react';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { OrderDetails } from './schemas.ts';
import { isFinal } from './stages.ts';

const stagePlaces: Partial<Record<OrderStage, number>> = {
  requested: 0,
  accepted: 1,
  arranged: 2,
  'handed-over': 3,
  completed: 4,
};

/** Returns how far an order has come. A dispute or an early end does not set it back. */
const reachedPlace = ({ stage, history }: OrderDetails): number =>
  stagePlaces[stage] ?? Math.max(0, ...history.map((step) => stagePlaces[step.stage] ?? 0));

/**
 * The way from the request to the reader's review, with the present stage marked. The review is the last place, which a
 * completed deal has not reached before. An order from an offer was never requested.
 */
export function OrderProgressLine({
  order,
  isReviewed,
  canReview,
}: {
  order: OrderDetails;
  isReviewed: boolean;
  canReview: boolean;
}) {
  const { line } = dealTexts.deal;
  const shown =
    order.history[0]?.stage === 'accepted' ? [line.fromOffer, ...line.places.slice(2)] : line.places;
  const skipped = line.places.length - shown.length;
  const reached = Math.max(0, reachedPlace(order) - skipped) + (isReviewed ? 1 : 0);
  return (
    <ol aria-label={line.label} className="mt-6 grid auto-cols-auto grid-flow-col sm:auto-cols-fr print:mt-4">
      {shown.map((place, index) => {
        const isCurrent = index === reached && (canReview || !isFinal(order.stage));
        const isPassed = index < reached;
        return (
          <li
            key={place}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-2 pe-1 text-2xs wrap-normal sm:text-xs',
              isCurrent ? 'border-patch font-semibold' : isPassed ? 'border-ink' : 'border-line text-soft',
            )}
          >
            <span className="flex items-center gap-1">
              {isPassed && (
                <Check aria-hidden size={14} strokeWidth={2.5} className="shrink-0 max-sm:hidden" />
              )}
              {place}
            </span>
            {isPassed && <span className="sr-only">{line.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
