import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useOpening } from '#src/app/opening/checklist.tsx';
import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { useTodo } from '#src/app/todo/use-todo.ts';
import { DraftReminder } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { MyOrdersCard } from '#src/deals/orders/lists/my-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { AdminOverview } from './admin-overview.tsx';
import { hasItems, SellerOverview } from './seller-overview.tsx';
import { useStats } from './stats.ts';

const Trends = lazyPart(async () => (await import('./trends.tsx')).Trends);

export default function OverviewPage() {
  const user = useCurrentUser();
  const { dashboard } = dashboardTexts;
  if (user.role === 'Buyer') {
    const above = (
      <>
        <TodoSection className="mb-10" />
        <DraftReminder className="mb-10" />
      </>
    );
    return <MyOrdersCard above={above} />;
  }
  const forSellers = (
    <>
      <ButtonLink to="/dashboard/addproducts">{dashboard.nav.addProducts}</ButtonLink>
      <ButtonLink variant="line" to="/dashboard/myproducts">
        {dashboard.nav.myProducts}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeading
        title={user.role === 'admin' ? dashboard.welcomeAdmin : dashboard.welcomeSeller}
        actions={user.role === 'Seller' && forSellers}
      />
      <StatsOfRole isAdmin={user.role === 'admin'} />
    </>
  );
}

function StatsOfRole({ isAdmin }: { isAdmin: boolean }) {
  const { data, isError, refetch } = useStats();
  // Waits for what is above the numbers, so that it does not push them down later.
  const { isPending } = useTodo();
  const { data: opening, isLoading } = useOpening(isAdmin);
  if (isError)
    return (
      <div className="mt-8">
        <RetryNotice onRetry={refetch} />
      </div>
    );
  if (isPending || isLoading) return <RowsSkeleton />;
  if (data?.role === 'admin')
    return (
      <>
        <AdminOverview stats={data} opening={opening} />
        <Trends />
      </>
    );
  if (data?.role === 'Seller')
    return (
      <>
        <SellerOverview stats={data} />
        {hasItems(data) && <Trends />}
      </>
    );
  return <RowsSkeleton />;
}
