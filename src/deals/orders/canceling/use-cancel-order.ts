import { api } from '#src/accounts/auth/client.ts';
import { useRenew } from '#src/ui/client/use-invalidate-queries.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';

/** Render `dialog` beside the table. */
export function useCancelOrder() {
  const renew = useRenew();
  const { orders, products } = dashboardTexts;
  return useConfirmed<Order>({
    act: async ({ _id }) => api('DELETE', `/orders/${_id}`),
    done: orders.deleted,
    explain: () => products.notDone,
    onDone: () => renew('orders', 'my', 'figures'),
    words: ({ state, title }) => {
      // A completed order can only be hidden.
      const isOpen = state === 'open';
      return {
        title: isOpen ? orders.cancelTitle(title) : orders.removeTitle(title),
        children: isOpen ? orders.cancelText : orders.removeText,
        confirmLabel: isOpen ? orders.cancelYes : orders.removeYes,
        cancelLabel: orders.cancelNo,
      };
    },
  });
}
