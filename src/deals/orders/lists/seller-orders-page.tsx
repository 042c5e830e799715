import { api } from '#src/accounts/auth/client.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { noContactText } from '#src/deals/orders/status-text.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { EmptyState, type PageHandle } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { MeetingPlace, OrdersShape } from './row.tsx';
import { OrdersTable, orderFilters } from './table.tsx';

export const handle: PageHandle = { Shape: OrdersShape };

const showPhone = (order: Order) =>
  order.phone === null ? noContactText(order) : <PhoneLink phone={order.phone} />;
const showEmail = ({ email }: Order) => <EmailLink email={email} />;

export default function SellerOrdersPage() {
  const list = usePagedList('GET /orders', api, { query: { side: 'sales' }, filters: orderFilters });
  const { tables, orders, dashboard, products } = dashboardTexts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.sellerOrders}
        lead={list.isPending ? undefined : tables.total(list.total)}
        actions={
          <ButtonLink variant="line" to="/dashboard/export">
            {exchangeTexts.export.link}
          </ButtonLink>
        }
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
          { label: tables.meetLocation, render: (order) => <MeetingPlace order={order} /> },
        ]}
        remove={{ label: tables.cancelSale, name: tables.cancelSale, hideHead: true }}
      />
    </>
  );
}
