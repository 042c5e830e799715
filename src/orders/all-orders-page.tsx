import { api } from '#src/identity/client.ts';
import { usePagedList } from '#src/platform/browser/paged-list.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Order } from './contract.ts';
import { orderFilters, OrderToolbar } from './order-toolbar.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { useCancelOrder } from './use-cancel-order.tsx';

/** Everyone's orders, for admins. */
export default function AllOrdersPage() {
  const list = usePagedList<Order>('/orders', api, { filters: orderFilters });
  const { ask, dialog } = useCancelOrder();
  const { admin, tables, orders, dashboard } = texts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.allOrders}
        lead={list.isPending ? undefined : admin.totalOrders(list.total)}
      />
      <div className="mt-8">
        <OrderToolbar list={list} />
        <Paged list={list} empty={<EmptyState title={admin.noOrders}>{admin.noOrdersHint}</EmptyState>}>
          <Table caption={dashboard.nav.allOrders}>
            <TableHead>
              <Th numeric>{admin.sl}</Th>
              <Th {...list.sortBy('title')}>{tables.products}</Th>
              <Th {...list.sortBy('customer')}>{admin.customerDetails}</Th>
              <Th>{tables.remove}</Th>
            </TableHead>
            <TableBody>
              {list.items.map((order, index) => (
                <TableRow key={order._id}>
                  <Td numeric className="max-sm:hidden!">
                    {list.first + index}
                  </Td>
                  <Td>
                    <OrderedProduct order={order} />
                  </Td>
                  <Td label={admin.customerDetails}>
                    <CustomerDetails order={order} />
                  </Td>
                  <Td>
                    <Button
                      size="sm"
                      variant="line"
                      aria-label={orders.removeOf(order.title)}
                      onClick={() => ask(order)}
                    >
                      {tables.remove}
                    </Button>
                  </Td>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
      {dialog}
    </>
  );
}

function CustomerDetails({ order }: { order: Order }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="font-semibold wrap-anywhere">{order.name}</span>
      <EmailLink email={order.email} />
      <PhoneLink phone={order.phone} />
      <span className="text-soft wrap-anywhere">{order.location}</span>
    </span>
  );
}
