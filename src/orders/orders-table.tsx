import type { PagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Order } from './contract.ts';
import { OrderProgress } from './order-progress.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { isFailed } from './stages.ts';
import { useCancelOrder } from './use-cancel-order.tsx';

/** `sort` is the sort key of the list. */
type OrderColumn = { label: string; sort?: string; show: (order: Order) => React.ReactNode };

type Props = {
  list: PagedList<Order>;
  caption: string;
  empty: React.ReactNode;
  /** A buyer's own orders have one customer, a seller's one seller. */
  side?: 'purchases' | 'sales' | undefined;
  product: string;
  columns: readonly OrderColumn[];
  /** `name` heads the buttons; with `hideHead` for screen readers only. */
  remove: { label: string; name: string; hideHead?: boolean };
  numbered?: boolean;
};

// Phones show the product, whose turn it is and a button; the rest is on the order's page.
const notOnPhones = 'max-sm:hidden!';

const readers = { purchases: 'buyer', sales: 'seller', all: 'admin' } as const;

export function OrdersTable({
  list,
  caption,
  empty,
  side,
  product,
  columns,
  remove,
  numbered = false,
}: Props) {
  const { admin } = adminTexts;
  const { orders } = dashboardTexts;
  const { deal } = dealTexts;
  const reader = readers[side ?? 'all'];
  const { ask, dialog } = useCancelOrder();
  return (
    <>
      <OrderToolbar list={list} ofOnePerson={side === 'purchases'} />
      <Paged list={list} empty={empty}>
        <Table caption={caption}>
          <TableHead>
            {numbered && (
              <Th numeric className={notOnPhones}>
                {admin.sl}
              </Th>
            )}
            <Th {...list.sortBy('title')}>{product}</Th>
            {columns.map(({ label, sort }) => (
              <Th key={label} className={notOnPhones} {...(sort && list.sortBy(sort))}>
                {label}
              </Th>
            ))}
            <Th>{deal.progress}</Th>
            <Th>{remove.hideHead ? <span className="sr-only">{remove.name}</span> : remove.name}</Th>
          </TableHead>
          <TableBody>
            {list.items.map((order, index) => (
              <TableRow key={order._id}>
                {numbered && (
                  <Td numeric label={admin.sl} className={notOnPhones}>
                    {list.first + index}
                  </Td>
                )}
                <Td>
                  <OrderedProduct order={order} side={reader} />
                </Td>
                {columns.map(({ label, show }) => (
                  <Td key={label} label={label} className={notOnPhones}>
                    {show(order)}
                  </Td>
                ))}
                <Td>
                  <OrderProgress order={order} side={reader} />
                </Td>
                <Td>
                  {!isFailed(order.stage) && (
                    <Button
                      size="sm"
                      variant="line"
                      aria-label={orders.removeOf(remove.label, order.title)}
                      onClick={() => ask(order)}
                    >
                      {remove.label}
                    </Button>
                  )}
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
