import { api } from '#src/identity/client.ts';
import { useCurrentUser } from '#src/identity/session.ts';
import { usePagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading, SectionHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Order } from './contract.ts';
import { orderFilters, OrderToolbar } from './order-toolbar.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { useCancelOrder } from './use-cancel-order.tsx';

/** What the signed-in person has booked, newest first. */
export function MyOrdersCard({
  heading = 'h1',
  hideEmpty = false,
}: {
  heading?: 'h1' | 'h2';
  hideEmpty?: boolean;
}) {
  const user = useCurrentUser();
  const list = usePagedList<Order>(`/orders?email=${encodeURIComponent(user.email)}`, api, {
    filters: orderFilters,
  });
  const { ask, dialog } = useCancelOrder();
  const { tables, orders, dashboard } = texts;
  if (hideEmpty && list.total === 0 && !list.isFiltered) return null;
  return (
    <section>
      {heading === 'h1' ? (
        <PageHeading
          title={dashboard.nav.myOrders}
          lead={list.isPending ? undefined : tables.total(list.total)}
          className="mb-8"
        />
      ) : (
        <SectionHeading title={dashboard.nav.myOrders} />
      )}
      <OrderToolbar list={list} ofOnePerson />
      <Paged
        list={list}
        empty={
          <EmptyState
            title={orders.emptyBuyer}
            action={<ButtonLink to="/cameras">{orders.browse}</ButtonLink>}
          >
            {orders.emptyBuyerHint}
          </EmptyState>
        }
      >
        <Table caption={dashboard.nav.myOrders}>
          <TableHead>
            <Th {...list.sortBy('title')}>{tables.products}</Th>
            <Th>{tables.customer}</Th>
            <Th>{tables.meetLocation}</Th>
            <Th>{tables.customerPhone}</Th>
            <Th>
              <span className="sr-only">{tables.remove}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((order) => (
              <TableRow key={order._id}>
                <Td>
                  <OrderedProduct order={order} />
                </Td>
                <Td label={tables.customer}>{order.name}</Td>
                <Td label={tables.meetLocation}>{order.location}</Td>
                <Td label={tables.customerPhone}>{order.phone}</Td>
                <Td>
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={orders.removeOf(order.title)}
                    onClick={() => ask(order)}
                  >
                    {tables.removeMark}
                  </Button>
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paged>
      {dialog}
    </section>
  );
}
