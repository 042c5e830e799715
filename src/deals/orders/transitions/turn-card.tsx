import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { orderQuery } from '#src/deals/orders/client.ts';
import { byWeight, labelOf } from './section.tsx';
import { isTurnOf, turnOf } from '#src/deals/orders/turn.ts';
import { useTransitions } from './use-transitions.tsx';

export function OrderTurnCard({ id }: { id: string }) {
  const { data } = useQuery(orderQuery(id));
  return data ? <Turn order={data} /> : null;
}

function Turn({ order }: { order: OrderDetails }) {
  const { take, dialog, pending } = useTransitions(order);
  const { deal } = dealTexts;
  const act = byWeight.find((each) => order.acts.includes(each));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-1">
      <p className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere" aria-live="polite">
        {deal.stages[order.stage]}: {turnOf(order, order.side)}
      </p>
      {act && isTurnOf(order) && (
        <Button size="sm" variant="patch" pending={pending === act} onClick={() => take(act)}>
          {labelOf(act, order)}
        </Button>
      )}
      <Link to={`/dashboard/orders/${order._id}`} className="link">
        {deal.see}
      </Link>
      {dialog}
    </div>
  );
}
