import { WaitingOrders } from '#src/deals/orders/lists/waiting-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { FiguresOf } from './schemas.ts';
import { FigureGroup } from './stat-group.tsx';

const kinds = ['cameras', 'lens', 'accessories'] as const;
const states = ['available', 'booked', 'sold'] as const;

export function SellerOverview({ figures: { items, openOrders } }: { figures: FiguresOf<'Seller'> }) {
  const { figures: words, products } = dashboardTexts;
  const { listing } = siteTexts;
  return (
    <>
      <WaitingOrders />
      <FigureGroup
        title={words.orders}
        figures={[
          {
            label: words.openOrders,
            count: openOrders,
            to: '/dashboard/sellerorders?state=open',
            waits: true,
          },
        ]}
      />
      {kinds.map((kind) => (
        <FigureGroup
          key={kind}
          title={products.kinds[kind]}
          figures={states.map((state) => ({
            label: listing.states[state],
            count: items[kind][state],
            to: `/dashboard/myproducts?state=${state}`,
          }))}
        />
      ))}
    </>
  );
}
