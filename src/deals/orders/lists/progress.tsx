import { dealTexts } from '#src/texts/deal.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { isTurnOf, turnOf } from '#src/deals/orders/turn.ts';

export function OrderProgress({ order, side }: { order: Order; side: 'buyer' | 'seller' | 'admin' }) {
  const { deal } = dealTexts;
  const isTheirs = isTurnOf(order);
  return (
    <div className="flex flex-col items-start gap-2 sm:min-w-36">
      <span>{turnOf(order, side)}</span>
      <ButtonLink
        size="sm"
        variant={isTheirs ? 'patch' : 'line'}
        to={`/dashboard/orders/${order._id}`}
        aria-label={deal.seeOf(order.title)}
      >
        {isTheirs ? deal.answer : deal.see}
      </ButtonLink>
    </div>
  );
}
