import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useDrafts } from '#src/catalog/listings/editing/draft-client.ts';
import { DraftReminder } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { Link } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { grammar } from '#src/texts/grammar.ts';
import { itemTexts } from '#src/texts/item.ts';
import { kindNames } from '#src/texts/shop.ts';
import { kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import type { StatsOf } from './schemas.ts';
import { SellingSteps } from './selling-steps.tsx';
import { StatGroup } from './stat-group.tsx';

const states = ['available', 'booked', 'sold'] as const;

export function SellerOverview({ stats: { items, openOrders } }: { stats: StatsOf<'Seller'> }) {
  const { stats: words } = dashboardTexts;
  // Waits for the drafts above the numbers, so that they do not push them down later.
  const { isPending } = useDrafts();
  const user = useCurrentUser();
  const counts = [openOrders, ...kindNames.flatMap((kind) => states.map((state) => items[kind][state]))];
  if (isPending) return <RowsSkeleton />;
  return (
    <>
      <DraftReminder className="mt-8" />
      <TodoSection />
      {user.status === 'verify' && counts.some((count) => count > 0) && (
        <p className="mt-8 text-soft">
          {itemTexts.badge.why}
          {grammar.gap}
          <Link to="/dashboard/profile#verification" className="link inline-block py-2.5">
            {itemTexts.badge.getVerified}
          </Link>
        </p>
      )}
      {counts.every((count) => count === 0) ? (
        <FirstItem />
      ) : (
        <>
          {openOrders > 0 && (
            <StatGroup
              title={words.orders}
              stats={[
                { label: words.openSales, count: openOrders, to: '/dashboard/sellerorders?state=open' },
              ]}
            />
          )}
          {kindNames.map((kind) => (
            <ItemCounts key={kind} title={kindTexts(kind).nav} counts={items[kind]} />
          ))}
        </>
      )}
    </>
  );
}

/** Leaves out statuses without items. */
function ItemCounts({ title, counts }: { title: string; counts: Record<(typeof states)[number], number> }) {
  const used = states.filter((state) => counts[state] > 0);
  if (used.length === 0) return null;
  return (
    <StatGroup
      title={title}
      stats={used.map((state) => ({
        label: dashboardTexts.stats.inState(siteTexts.listing.states[state], counts[state]),
        count: counts[state],
        to: `/dashboard/myproducts?state=${state}`,
      }))}
    />
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
        <SellingSteps />
      </EmptyState>
    </section>
  );
}
