import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Order } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

/** Render `dialog` beside the table. */
export function useCancelOrder() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Order | null>(null);
  const { orders, products } = dashboardTexts;
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: async (order: Order) => api('DELETE', `/orders/${order._id}`),
    onSuccess: async () => {
      setAsked(null);
      toast.success(orders.deleted);
      for (const key of ['orders', 'my', 'figures']) await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const ask = (order: Order) => {
    reset();
    setAsked(order);
  };
  // A completed order can only be hidden.
  const isOpen = asked?.state === 'open';
  const dialog = asked && (
    <ConfirmDialog
      onClose={() => setAsked(null)}
      title={isOpen ? orders.cancelTitle(asked.title) : orders.removeTitle(asked.title)}
      confirmLabel={isOpen ? orders.cancelYes : orders.removeYes}
      cancelLabel={orders.cancelNo}
      onConfirm={() => mutate(asked)}
      pending={isPending}
      error={isError ? products.notDone : undefined}
    >
      {isOpen ? orders.cancelText : orders.removeText}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
