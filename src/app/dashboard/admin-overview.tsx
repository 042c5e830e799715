import { MyOrdersCard } from '#src/deals/orders/lists/my-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { FiguresOf } from './schemas.ts';
import { FigureGroup } from './stat-group.tsx';

const rooms = '/dashboard/admin';

export function AdminOverview({ figures }: { figures: FiguresOf<'admin'> }) {
  const { figures: words } = dashboardTexts;
  const { listing } = siteTexts;
  const { people, items, openOrders, openReports, own } = figures;
  return (
    <>
      <FigureGroup
        title={words.todo}
        figures={[
          { label: words.openReports, count: openReports, to: `${rooms}/reports?state=open`, waits: true },
          { label: words.openOrders, count: openOrders, to: `${rooms}/allorders?state=open` },
        ]}
      />
      <FigureGroup
        title={words.people}
        figures={[
          { label: words.roles.Buyer, count: people.Buyer, to: rooms },
          { label: words.roles.Seller, count: people.Seller, to: `${rooms}/allseller` },
          { label: words.roles.admin, count: people.admin, to: `${rooms}/alladmins` },
        ]}
      />
      <FigureGroup
        title={words.items}
        figures={[
          { label: listing.states.available, count: items.available, to: `${rooms}/allproducts` },
          { label: listing.states.booked, count: items.booked, to: `${rooms}/allproducts` },
          { label: listing.states.sold, count: items.sold },
        ]}
      />
      {own.items + own.openOrders > 0 && (
        <FigureGroup
          title={words.own}
          figures={[
            { label: words.ownItems, count: own.items, to: '/dashboard/myproducts' },
            { label: words.ownOrders, count: own.openOrders, to: '/dashboard/sellerorders?state=open' },
          ]}
        />
      )}
      <div className="mt-10">
        {/* Someone promoted keeps the orders that they placed before. */}
        <MyOrdersCard heading="h2" hideEmpty />
      </div>
    </>
  );
}
