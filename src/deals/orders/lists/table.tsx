import type { LucideIcon } from 'lucide-react';
import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { isWaitingForReader } from '#src/deals/orders/next-act.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { isFailed } from '#src/deals/orders/stages.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import type { PagedList } from '#src/ui/client/paged-list.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { focusPage } from '#src/ui/focus.ts';
import { ListTable, type Column } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { OrderedItem, OrderProgress, OrdersShape } from './row.tsx';

type Props = {
  list: PagedList<Order>;
  caption: string;
  empty: React.ReactNode;
  /** The reader's own purchases or sales; undefined when an admin lists all orders. */
  side?: 'purchases' | 'sales' | undefined;
  product: string;
  /** The columns that are hidden on phones, where the order's page shows the values. */
  columns: readonly Column<Order>[];
  /** `name` is the heading of the column; `hideHead` hides it from everyone but screen readers. */
  remove: { label: string; name: string; hideHead?: boolean; Icon?: LucideIcon };
  numbered?: boolean;
};

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
  const { orders } = dashboardTexts;
  const reader = readers[side ?? 'all'];
  const { confirm: confirmCancel, dialog } = useCancelOrder(side);
  const showEnded = () => {
    list.onFilter('state', 'ended');
    focusPage();
  };
  const hasToolbar = list.total > 1 || list.isFiltered || list.isPlaceholderData;
  return (
    <>
      {hasToolbar && <OrderToolbar list={list} ofOneUser={side === 'purchases'} />}
      <Paged list={list} empty={empty} shape={<OrdersShape />}>
        <ListTable
          list={list}
          caption={caption}
          numbered={numbered}
          columns={[
            {
              label: product,
              sort: 'title',
              head: 'wide',
              render: (order) => <OrderedItem order={order} side={reader} />,
            },
            ...columns.map((column) => ({ ...column, notOnPhones: true })),
            {
              label: dealTexts.deal.progress,
              head: 'wide',
              render: (order) => <OrderProgress order={order} side={reader} />,
            },
            {
              label: remove.name,
              head: remove.hideHead ? 'hidden' : 'wide',
              render: (order) => {
                if (!canRemove(order, side)) return null;
                const isHidden = side && order.state === 'sold';
                const label = isHidden ? orders.hide(remove.label) : remove.label;
                return (
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={orders.removeOf(label, order.title)}
                    onClick={() => confirmCancel(order)}
                  >
                    {/* The label of the original is the X itself. */}
                    {remove.Icon && !isHidden && label.length > 1 && <remove.Icon aria-hidden size={16} />}
                    {label}
                  </Button>
                );
              },
            },
          ]}
        />
      </Paged>
      {!hasToolbar && list.isSuccess && (
        <p className="mt-6">
          <Button size="sm" variant="quiet" className="-ms-3" onClick={showEnded}>
            {orders.seeEnded}
          </Button>
        </p>
      )}
      {dialog}
    </>
  );
}

/**
 * Only admins can cancel a disputed order, before the handover. A user can't hide an order that they still have to
 * confirm.
 */
const canRemove = (order: Order, side: Props['side']): boolean =>
  !isFailed(order.stage) &&
  (order.stage !== 'disputed' || (!side && order.state === 'open')) &&
  !(side && order.stage === 'handed-over' && isWaitingForReader(order));

/** The caller renders `dialog` beside the table. */
function useCancelOrder(side: Props['side']) {
  const refresh = useRefreshOrders();
  const { orders, products } = dashboardTexts;
  return useConfirmed<Order>({
    run: async ({ _id }) => api('DELETE /orders/{id}', { params: { id: _id } }),
    done: orders.deleted,
    explain: () => products.notDone,
    onDone: refresh,
    words: (order) => {
      const { state, title } = order;
      if (side && state === 'sold')
        return {
          tone: 'solid',
          title: orders.hideTitle(title),
          children: orders.hideText[side],
          confirmLabel: orders.hideYes,
          cancelLabel: orders.cancelNo,
        };
      const isOpen = state === 'open';
      return {
        tone: 'danger',
        title: isOpen ? orders.cancelTitle(title) : orders.removeTitle(title),
        children: isOpen ? orders.cancelText : orders.removeText,
        confirmLabel: isOpen ? orders.cancelYes : orders.removeYes,
        cancelLabel: orders.cancelNo,
      };
    },
  });
}

export const orderFilters = ['state'] as const;

function OrderToolbar({ list, ofOneUser = false }: { list: PagedList<Order>; ofOneUser?: boolean }) {
  const { lists } = dashboardTexts;
  const { sorts, orderStates } = lists;
  return (
    <ListToolbar
      list={list}
      searchLabel={ofOneUser ? lists.findItems : lists.findOrders}
      filters={[
        {
          name: 'state',
          label: orderStates.label,
          options: [
            { value: 'open', label: orderStates.open },
            { value: 'sold', label: ofOneUser ? dashboardTexts.orders.bought : orderStates.sold },
            { value: 'ended', label: orderStates.ended },
          ],
        },
      ]}
      sortsAlways
      sorts={[
        { value: '', label: sorts.newest },
        { value: 'date asc', label: sorts.oldest },
        { value: 'title asc', label: sorts.titleUp },
        { value: 'title desc', label: sorts.titleDown },
        ...(ofOneUser
          ? []
          : [
              { value: 'customer asc', label: sorts.customerUp },
              { value: 'customer desc', label: sorts.customerDown },
            ]),
        { value: 'sale asc', label: sorts.priceUp },
        { value: 'sale desc', label: sorts.priceDown },
      ]}
    />
  );
}
