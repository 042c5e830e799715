import { X } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { noContactText } from '#src/deals/orders/status-text.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useCount, usePagedList, useTotal } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { MeetingPlace } from './row.tsx';
import { OrdersTable, orderFilters } from './table.tsx';

export function MyOrdersCard({
  heading = 'h1',
  hideEmpty = false,
  above,
}: {
  heading?: 'h1' | 'h2';
  above?: React.ReactNode;
  hideEmpty?: boolean;
}) {
  const user = useCurrentUser();
  const query = { email: user.email };
  const list = usePagedList('GET /orders', api, { query, filters: orderFilters });
  const total = useTotal(list, 'GET /orders', api, { query });
  const isEmpty = list.total === 0 && !list.isPending && !list.isFiltered;
  const openOffers = useCount('GET /offers', api, {
    query: { side: 'buying', state: 'open' },
    enabled: isEmpty && !hideEmpty,
  });
  const { tables, orders, dashboard } = dashboardTexts;
  if (hideEmpty && list.total === 0 && !list.isFiltered) return null;
  return (
    <section>
      {heading === 'h1' ? (
        <PageHeading
          title={dashboard.nav.myOrders}
          lead={total === undefined ? undefined : tables.total(total)}
          actions={
            <ButtonLink variant="line" to="/dashboard/export">
              {exchangeTexts.export.link}
            </ButtonLink>
          }
          className="mb-8"
        />
      ) : (
        <SectionHeading title={dashboard.nav.myOrders} />
      )}
      {above}
      <OrdersTable
        list={list}
        caption={dashboard.nav.myOrders}
        empty={
          <EmptyState
            title={orders.emptyBuyer}
            action={<ButtonLink to="/cameras">{orders.browse}</ButtonLink>}
          >
            {orders.emptyBuyerHint}
            {openOffers !== undefined && openOffers > 0 && (
              <>
                {' '}
                <Link to="/dashboard/offers?side=buying" className="link">
                  {orders.openOffers(openOffers)}
                </Link>
              </>
            )}
          </EmptyState>
        }
        side="purchases"
        product={tables.products}
        columns={[
          { label: tables.customer, render: ({ name }) => name },
          { label: tables.meetLocation, render: (order) => <MeetingPlace order={order} /> },
          { label: tables.customerPhone, render: (order) => order.phone ?? noContactText(order) },
        ]}
        remove={{ label: tables.cancelOrder, name: tables.remove, hideHead: true, Icon: X }}
      />
    </section>
  );
}
