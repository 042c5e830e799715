import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import type { Order } from './contract.ts';
import { orderFilters } from './order-toolbar.tsx';
import { OrdersTable } from './orders-table.tsx';

const showPhone = ({ phone }: Order) => <PhoneLink phone={phone} />;
const showEmail = ({ email }: Order) => <EmailLink email={email} />;

export default function SellerOrdersPage() {
  const list = usePagedList<Order>('/orders?side=sales', api, { filters: orderFilters });
  const { tables, orders, dashboard, products } = dashboardTexts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.sellerOrders}
        lead={list.isPending ? undefined : tables.total(list.total)}
        className="mb-8"
      />
      <OrdersTable
        list={list}
        caption={dashboard.nav.sellerOrders}
        empty={
          <EmptyState
            title={orders.emptySeller}
            action={<ButtonLink to="/dashboard/addproducts">{products.add}</ButtonLink>}
          >
            {orders.emptySellerHint}
          </EmptyState>
        }
        side="sales"
        product={tables.product}
        columns={[
          { label: tables.customer, sort: 'customer', render: ({ name }) => name },
          { label: tables.customerPhone, render: showPhone },
          { label: tables.customerEmail, render: showEmail },
          { label: tables.meetLocation, render: ({ location }) => location },
        ]}
        remove={{ label: tables.delete, name: tables.delete, hideHead: true }}
      />
    </>
  );
}
