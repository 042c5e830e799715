import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { labeled } from '#src/texts/words.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList, useTotal } from '#src/ui/client/paged-list.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { MeetingPlace } from './row.tsx';
import { OrdersTable, orderFilters } from './table.tsx';

export default function AllOrdersPage() {
  const list = usePagedList('GET /orders', api, { filters: orderFilters });
  const total = useTotal(list, 'GET /orders', api);
  const { admin } = adminTexts;
  const { tables, dashboard } = dashboardTexts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.allOrders}
        lead={total === undefined ? undefined : admin.totalOrders(total)}
        actions={
          <>
            <ButtonLink variant="line" to="/dashboard/admin/disputes">
              {disputeTexts.list}
            </ButtonLink>
            <ButtonLink variant="line" to="/dashboard/export">
              {exchangeTexts.export.link}
            </ButtonLink>
          </>
        }
        className="mb-8"
      />
      <OrdersTable
        list={list}
        caption={dashboard.nav.allOrders}
        empty={<EmptyState title={admin.noOrders}>{admin.noOrdersHint}</EmptyState>}
        numbered
        product={tables.products}
        columns={[{ label: admin.customerDetails, sort: 'customer', render: showCustomer }]}
        remove={{ label: tables.remove, name: tables.remove }}
      />
    </>
  );
}

function showCustomer(order: Order) {
  return (
    <span className="flex max-w-120 min-w-0 flex-wrap gap-x-3 gap-y-0.5">
      {order.people ? (
        <UserLink id={order.people.buyer} name={namesOf(order).buyer} />
      ) : (
        <span className="font-semibold wrap-anywhere">{namesOf(order).buyer}</span>
      )}
      {order.email !== null && <EmailLink email={order.email} />}
      {order.phone !== null && <PhoneLink phone={order.phone} />}
      <span className="text-soft">
        <MeetingPlace order={order} />
      </span>
      {order.people && (
        <span className="text-soft">
          {labeled(adminTexts.admin.seller, '')}
          <UserLink id={order.people.seller} name={namesOf(order).seller} />
        </span>
      )}
    </span>
  );
}
