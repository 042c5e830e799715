import { Check } from 'lucide-react';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { OrderDetails } from './schemas.ts';
import { isFinal } from './stages.ts';

const places: Partial<Record<OrderStage, number>> = {
  requested: 0,
  accepted: 1,
  arranged: 2,
  'handed-over': 3,
  completed: 4,
};

/** Returns how far an order has come. A dispute or an early end does not set it back. */
function reachedPlace({ stage, history }: Pick<OrderDetails, 'stage' | 'history'>): number {
  const reached = [stage, ...history.map((step) => step.stage)].map((each) => places[each] ?? 0);
  return stage in places ? (places[stage] ?? 0) : Math.max(...reached);
}

/**
 * The way from the request to the reader's review, with the present stage marked. The review is the last place, which a
 * completed deal has not reached before.
 */
export function OrderProgressLine({ order, isReviewed }: { order: OrderDetails; isReviewed: boolean }) {
  const { line } = dealTexts.deal;
  const reached = reachedPlace(order) + (isReviewed ? 1 : 0);
  const hasEnded = isFinal(order.stage);
  return (
    <ol aria-label={line.label} className="mt-6 grid grid-cols-[repeat(5,auto)] sm:grid-cols-5 print:mt-4">
      {line.places.map((place, index) => {
        const isReached = index < reached || (index === reached && !hasEnded);
        return (
          <li
            key={place}
            aria-current={index === reached && !hasEnded ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-2 pe-1 text-2xs wrap-normal sm:text-xs',
              index === reached && !hasEnded
                ? 'border-patch font-semibold'
                : isReached
                  ? 'border-ink'
                  : 'border-line text-soft',
            )}
          >
            <span className="flex items-center gap-1">
              {index < reached && (
                <Check aria-hidden size={14} strokeWidth={2.5} className="shrink-0 max-sm:hidden" />
              )}
              {place}
            </span>
            {index < reached && <span className="sr-only">{line.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
