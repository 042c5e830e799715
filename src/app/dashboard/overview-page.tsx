import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { MyOrdersCard } from '#src/deals/orders/lists/my-orders-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { RowsSkeleton } from '#src/ui/lists/skeleton.tsx';
import { AdminOverview } from './admin-overview.tsx';
import { SellerOverview } from './seller-overview.tsx';
import { useFigures } from './use-stats.ts';
import { WelcomeBanner } from './welcome-banner.tsx';

export default function OverviewPage() {
  const user = useCurrentUser();
  const { dashboard } = dashboardTexts;
  if (user.role === 'Buyer') return <MyOrdersCard />;
  const forSellers = (
    <>
      <ButtonLink to="/dashboard/addproducts">{dashboard.nav.addProducts}</ButtonLink>
      <ButtonLink variant="line" to="/dashboard/myproducts">
        {dashboard.nav.myProducts}
      </ButtonLink>
      <ButtonLink variant="line" to="/dashboard/sellerorders">
        {dashboard.nav.sellerOrders}
      </ButtonLink>
    </>
  );
  return (
    <>
      <WelcomeBanner
        title={user.role === 'admin' ? dashboard.welcomeAdmin : dashboard.welcomeSeller}
        name={user.name}
        actions={user.role === 'Seller' && forSellers}
      />
      <FiguresOfRole />
    </>
  );
}

function FiguresOfRole() {
  const { data, isError, refetch } = useFigures();
  if (isError)
    return (
      <div className="mt-8">
        <RetryNotice onRetry={refetch} />
      </div>
    );
  if (data?.role === 'admin') return <AdminOverview figures={data} />;
  if (data?.role === 'Seller') return <SellerOverview figures={data} />;
  return <RowsSkeleton />;
}
