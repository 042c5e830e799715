import { api } from '#src/identity/client.ts';
import { usePagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Order } from './contract.ts';
import { orderFilters, OrderToolbar } from './order-toolbar.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { useCancelOrder } from './use-cancel-order.tsx';

/** The orders addressed to the signed-in person: a seller, or an admin who was one. */
export default function SellerOrdersPage() {
  const list = usePagedList<Order>('/orders?side=sales', api, { filters: orderFilters });
  const { ask, dialog } = useCancelOrder();
  const { tables, orders, dashboard, products } = texts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.sellerOrders}
        lead={list.isPending ? undefined : tables.total(list.total)}
        className="mb-8"
      />
      <OrderToolbar list={list} />
      <Paged
        list={list}
        empty={
          <EmptyState
            title={orders.emptySeller}
            action={<ButtonLink to="/dashboard/addproducts">{products.add}</ButtonLink>}
          >
            {orders.emptySellerHint}
          </EmptyState>
        }
      >
        <Table caption={dashboard.nav.sellerOrders}>
          <TableHead>
            <Th {...list.sortBy('title')}>{tables.product}</Th>
            <Th {...list.sortBy('customer')}>{tables.customer}</Th>
            <Th>{tables.customerPhone}</Th>
            <Th>{tables.customerEmail}</Th>
            <Th>{tables.meetLocation}</Th>
            <Th>
              <span className="sr-only">{tables.delete}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((order) => (
              <TableRow key={order._id}>
                <Td>
                  <OrderedProduct order={order} />
                </Td>
                <Td label={tables.customer}>{order.name}</Td>
                <Td label={tables.customerPhone}>
                  <PhoneLink phone={order.phone} />
                </Td>
                <Td label={tables.customerEmail}>
                  <EmailLink email={order.email} />
                </Td>
                <Td label={tables.meetLocation}>{order.location}</Td>
                <Td>
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={orders.removeOf(order.title)}
                    onClick={() => ask(order)}
                  >
                    {tables.delete}
                  </Button>
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paged>
      {dialog}
    </>
  );
}
