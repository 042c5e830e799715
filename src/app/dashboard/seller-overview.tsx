import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { Link } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { StatsOf } from './schemas.ts';
import { StatGroup } from './stat-group.tsx';

const kinds = ['cameras', 'lens', 'accessories'] as const;
const states = ['available', 'booked', 'sold'] as const;

export function SellerOverview({ stats: { items, openOrders } }: { stats: StatsOf<'Seller'> }) {
  const { stats: words, products } = dashboardTexts;
  const { listing } = siteTexts;
  const counts = [openOrders, ...kinds.flatMap((kind) => states.map((state) => items[kind][state]))];
  return (
    <>
      <TodoSection />
      {counts.every((count) => count === 0) ? (
        <FirstItem />
      ) : (
        <>
          <StatGroup
            title={words.orders}
            stats={[
              {
                label: words.openOrders,
                count: openOrders,
                to: '/dashboard/sellerorders?state=open',
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
      )}
    </>
  );
}

/** Shown instead of zeros to sellers who have never listed anything. */
function FirstItem() {
  const { first } = dashboardTexts.stats;
  return (
    <section className="mt-10">
      <EmptyState
        title={first.title}
        action={
          <>
            <ButtonLink variant="patch" to="/dashboard/addproducts">
              {first.add}
            </ButtonLink>
            <Link to="/selling" className="link">
              {first.more}
            </Link>
          </>
        }
      >
        <ol className="list-decimal ps-5">
          {first.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </EmptyState>
    </section>
  );
}
