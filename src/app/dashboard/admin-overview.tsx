import { OpeningChecklist } from '#src/app/opening/checklist.tsx';
import type { Opening } from '#src/app/opening/schemas.ts';
import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { MyOrdersCard } from '#src/deals/orders/lists/my-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { StatsOf } from './schemas.ts';
import { StatGroup } from './stat-group.tsx';

const adminPath = '/dashboard/admin';

/** The items of the demo are not business. */
export const hasBusiness = (
  { items, openOrders }: Pick<StatsOf<'admin'>, 'items' | 'openOrders'>,
  { demo }: Opening,
): boolean => demo.isDone && openOrders + items.available + items.booked + items.sold > 0;

export function AdminOverview({ stats, opening }: { stats: StatsOf<'admin'>; opening: Opening | undefined }) {
  const { stats: words } = dashboardTexts;
  const { listing } = siteTexts;
  const { people, items, openOrders, own } = stats;
  const inState = (state: keyof typeof items) => ({
    label: words.inState(listing.states[state], items[state]),
    count: items[state],
  });
  return (
    <>
      <TodoSection />
      {opening && <OpeningChecklist opening={opening} isOpen={!hasBusiness(stats, opening)} />}
      <StatGroup
        title={words.items}
        stats={[
          { ...inState('available'), to: `${adminPath}/allproducts` },
          { ...inState('booked'), to: `${adminPath}/allproducts` },
          inState('sold'),
        ]}
      />
      <StatGroup
        title={words.orders}
        stats={[{ label: words.openOrders, count: openOrders, to: `${adminPath}/allorders?state=open` }]}
      />
      <StatGroup
        title={words.users}
        stats={[
          { label: words.roles.Buyer, count: people.Buyer, to: adminPath },
          { label: words.roles.Seller, count: people.Seller, to: `${adminPath}/allseller` },
          { label: words.roles.admin, count: people.admin, to: `${adminPath}/alladmins` },
        ]}
      />
      <StatGroup
        title={words.own}
        stats={[
          { label: words.ownItems, count: own.items, to: '/dashboard/myproducts' },
          { label: words.ownOrders, count: own.openOrders, to: '/dashboard/sellerorders?state=open' },
        ]}
      />
      <div className="mt-10">
        {/* A user who became an admin keeps the orders that they placed before. */}
        <MyOrdersCard heading="h2" hideEmpty />
      </div>
    </>
  );
}
