import { useRef } from 'react';
import type { OwnOrder } from '#src/deals/orders/client.ts';
import { useCardFocus } from '#src/ui/focus.ts';
import { currentCard, dealEntries, type DealEntry } from './entries.ts';
import { EntryView } from './entry-view.tsx';

/** The history of the order has the lines of the conversation. */
const isCard = ({ kind }: DealEntry): boolean => kind !== 'step' && kind !== 'suggestion';

/** The cards of an order, as in its conversation. */
export function OrderCards({ order, canReview }: { order: OwnOrder; canReview: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const entries = dealEntries({ offers: [], steps: [], order });
  const current = currentCard(entries, order, canReview);
  const { key = '', task } = current ?? {};
  useCardFocus(box, key, [key, order.stage, order.acts, canReview].join(' '));
  return (
    <div ref={box} className="flex max-w-lg flex-col gap-4">
      {entries.filter(isCard).map((entry) => (
        <div key={entry.key} data-entry={entry.key} className="flex flex-col">
          <EntryView
            entry={entry}
            order={order}
            people={order}
            task={entry.key === key ? task : undefined}
            isDated={false}
          />
        </div>
      ))}
    </div>
  );
}
