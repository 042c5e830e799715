import { WaitingOrders } from '#src/deals/orders/lists/waiting-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { StatsOf } from './schemas.ts';
import { StatGroup } from './stat-group.tsx';

const kinds = ['cameras', 'lens', 'accessories'] as const;
const states = ['available', 'booked', 'sold'] as const;

export function SellerOverview({ stats: { items, openOrders } }: { stats: StatsOf<'Seller'> }) {
  const { stats: words, products } = dashboardTexts;
  const { listing } = siteTexts;
  return (
    <>
      <WaitingOrders />
      <StatGroup
        title={words.orders}
        stats={[
          {
            label: words.openOrders,
            count: openOrders,
            to: '/dashboard/sellerorders?state=open',
            needsAction: true,
          },
        ]}
      />
      {kinds.map((kind) => (
        <StatGroup
          key={kind}
          title={products.kinds[kind]}
          stats={states.map((state) => ({
            label: listing.states[state],
            count: items[kind][state],
            to: `/dashboard/myproducts?state=${state}`,
          }))}
        />
      ))}
    </>
  );
}
