import { Link } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { useDrafts } from '#src/catalog/listings/editing/draft-client.ts';
import { DraftReminder } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { grammar } from '#src/texts/grammar.ts';
import { itemTexts } from '#src/texts/item.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { kindNames } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import type { StatsOf } from './schemas.ts';
import { SellingSteps } from './selling-steps.tsx';
import { StatGroup } from './stat-group.tsx';

export const hasItems = ({ items, openOrders }: StatsOf<'Seller'>): boolean =>
  openOrders > 0 || kindNames.some((kind) => Object.values(items[kind]).some((count) => count > 0));

export function SellerOverview({ stats }: { stats: StatsOf<'Seller'> }) {
  // Waits for the drafts above the numbers, so that they do not push them down later.
  const { isPending } = useDrafts();
  const user = useCurrentUser();
  const isNew = !hasItems(stats);
  if (isPending) return <RowsSkeleton />;
  return (
    <>
      <TodoSection className="mt-8" />
      <DraftReminder className="mt-8" />
      {user.status === 'verify' && !isNew && (
        <p className="mt-8 text-soft">
          {itemTexts.badge.why}
          {grammar.gap}
          <Link to="/dashboard/profile#verification" className="link inline-block py-2.5">
            {itemTexts.badge.getVerified}
          </Link>
        </p>
      )}
      {isNew ? <FirstItem /> : <Figures stats={stats} />}
    </>
  );
}

function Figures({ stats }: { stats: StatsOf<'Seller'> }) {
  const { items, openOrders, watchers, soldLately, answeredWithin } = stats;
  const { stats: words, dashboard } = dashboardTexts;
  const forSale = kindNames.reduce((sum, kind) => sum + items[kind].available, 0);
  const list = '/dashboard/myproducts';
  const figures = [
    { label: siteTexts.listing.states.available, count: forSale, to: `${list}?state=available` },
    { label: words.openSales, count: openOrders, to: '/dashboard/sellerorders?state=open' },
    { label: words.soldLately, count: soldLately },
    { label: words.watchers, count: watchers },
  ];
  return (
    <>
      <StatGroup title={dashboard.nav.myProducts} stats={figures} />
      {answeredWithin && (
        <p className="mt-4 text-soft">{words.buyersSee(sellerTexts.sellers.answers[answeredWithin])}</p>
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
        <SellingSteps />
      </EmptyState>
    </section>
  );
}
