import { orderTone } from '#src/deals/risks.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import { useTransitions, type ActedOrder, type ButtonAction } from './use-transitions.tsx';

/** Buttons for those of the given actions that the reader can take, the most important first. */
export function OrderActions({
  order,
  actions,
  isUrgent = false,
  size = 'md',
}: {
  order: ActedOrder;
  actions: readonly ButtonAction[];
  /** Highlights the first button. */
  isUrgent?: boolean;
  /** Small buttons are in lists, so their names include the item. */
  size?: 'sm' | 'md';
}) {
  const { perform, dialog, pending } = useTransitions(order);
  const possible = actions.filter((action) => order.acts.includes(action));
  if (possible.length === 0) return dialog;
  return (
    <div className="flex flex-wrap gap-3">
      {possible.map((action, index) => {
        const label = labelOf(action, order);
        return (
          <Button
            key={action}
            size={size}
            variant={isUrgent && index === 0 ? orderTone(action, order.stage) : 'line'}
            pending={pending === action}
            aria-label={size === 'sm' ? dealTexts.deal.linkOf(label, order.title) : undefined}
            onClick={() => perform(action)}
          >
            {label}
          </Button>
        );
      })}
      {dialog}
    </div>
  );
}

function labelOf(action: ButtonAction, order: ActedOrder): string {
  const { deal } = dealTexts;
  if (action === 'propose' && order.meeting) return deal.proposeOther;
  return deal.actions[action];
}
