import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { OrderedItem, OrderProgress } from './row.tsx';

export function WaitingOrders() {
  const list = usePagedList<Order>('/orders?side=sales&turn=mine&sort=date&order=asc', api, {
    name: 'waiting',
    limit: 5,
  });
  const { deal } = dealTexts;
  if (list.total === 0) return null;
  return (
    <section className="mt-10">
      <SectionHeading title={deal.waiting(list.total)} />
      <ul className="border-t border-ink">
        {list.items.map((order) => (
          <li
            key={order._id}
            className="flex flex-col gap-3 border-b border-line py-4 sm:flex-row sm:justify-between"
          >
            <OrderedItem order={order} side="seller" />
            <OrderProgress order={order} side="seller" />
          </li>
        ))}
      </ul>
    </section>
  );
}
