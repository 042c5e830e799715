import { useCurrentUser } from '#src/identity/client.ts';
import { MyOrdersCard } from '#src/orders/my-orders-card.tsx';
import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/** My Orders for buyers; a welcome with the ways on for sellers and admins. */
export default function OverviewPage() {
  const user = useCurrentUser();
  const { dashboard } = texts;
  if (user.role === 'Buyer') return <MyOrdersCard />;
  if (user.role === 'admin') {
    return (
      <>
        <PageHeading title={dashboard.welcomeAdmin} lead={dashboard.adminSoon} />
        {/* Someone promoted keeps the orders that they placed before. */}
        <MyOrdersCard heading="h2" hideEmpty />
      </>
    );
  }
  return (
    <>
      <PageHeading title={dashboard.welcomeSeller} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/addproducts">{dashboard.nav.addProducts}</ButtonLink>
        <ButtonLink variant="line" to="/dashboard/myproducts">
          {dashboard.nav.myProducts}
        </ButtonLink>
        <ButtonLink variant="line" to="/dashboard/sellerorders">
          {dashboard.nav.sellerOrders}
        </ButtonLink>
      </div>
    </>
  );
}
