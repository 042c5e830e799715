import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Order } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

type Action = Order['acts'][number];
/** What ends a deal is asked for once more. */
const asked = ['decline', 'withdraw', 'cancel'] as const;
const isAsked = (action: Action): action is (typeof asked)[number] => asked.some((each) => each === action);

/** Takes the steps of an order, and renews what shows it. `dialog` is to be rendered beside the buttons. */
export function useOrderSteps(order: Order) {
  const queries = useQueryClient();
  const [sure, setSure] = useState<(typeof asked)[number] | null>(null);
  const { deal } = dealTexts;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (action: Action) =>
      action === 'sold'
        ? api('PUT', `/${order.kind}/${order.listing}/sold`)
        : api('PUT', `/orders/${order._id}/${action}`),
    onSuccess: (_answer, action) =>
      toast.success(order.stage === 'handed-over' ? deal.done.completed : deal.done[action]),
    onError: (error) => {
      const isOther = error instanceof CallError && error.status === 409;
      toast.error(isOther ? deal.movedOn : deal.failed);
    },
    onSettled: async () => {
      setSure(null);
      for (const key of ['orders', 'order', 'my', 'figures'])
        await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const take = (action: Action) => (isAsked(action) ? setSure(action) : mutate(action));
  const dialog = sure && (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || setSure(null)}
      title={deal.sure[sure]}
      confirmLabel={deal.actions[sure]}
      cancelLabel={deal.keep}
      closeLabel={siteTexts.layout.close}
      onConfirm={() => mutate(sure)}
      pending={isPending}
      error={undefined}
    >
      {deal.sureText}
    </ConfirmDialog>
  );
  return { take, dialog, pending: isPending ? variables : null };
}
