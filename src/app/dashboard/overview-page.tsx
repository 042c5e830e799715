import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useOpening } from '#src/app/opening/checklist.tsx';
import { DraftReminder } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { MyOrdersCard } from '#src/deals/orders/lists/my-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RetryNotice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { AdminOverview } from './admin-overview.tsx';
import { SellerOverview } from './seller-overview.tsx';
import { useStats } from './stats.ts';
import { TodoSection } from '#src/app/todo/todo-list.tsx';
import { useTodo } from '#src/app/todo/use-todo.ts';

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
  if (user.role === 'admin')
    return (
      <>
        <WelcomeBanner title={dashboard.welcomeAdmin} name={user.name} />
        <StatsOfRole isAdmin />
      </>
    );
  const actions = (
    <>
      <ButtonLink to="/dashboard/addproducts">{dashboard.nav.addProducts}</ButtonLink>
      <ButtonLink variant="line" to="/dashboard/myproducts">
        {dashboard.nav.myProducts}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeading title={dashboard.welcomeSeller} actions={actions} />
      <StatsOfRole isAdmin={false} />
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
  if (data?.role === 'admin') return <AdminOverview stats={data} opening={opening} />;
  if (data?.role === 'Seller') return <SellerOverview stats={data} />;
  return <RowsSkeleton />;
}

function WelcomeBanner({ title, name }: { title: string; name: string }) {
  return (
    <div className="border border-s-8 border-line border-s-patch bg-sheet px-5 py-6 sm:px-8 sm:py-8">
      <p className="mono mb-3">{name}</p>
      <h1 className="heading-page text-balance">{title}</h1>
    </div>
  );
}
