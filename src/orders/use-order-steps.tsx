import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Act, OrderDetails } from './contract.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog);
const MeetingDialog = lazyPart(async () => (await import('./meeting-dialog.tsx')).MeetingDialog);
const WordDialog = lazyPart(async () => (await import('./word-dialog.tsx')).WordDialog);

/** What ends a deal is asked for once more; what needs words or a date has a form. */
const asked = ['decline', 'withdraw', 'cancel'] as const;
const written = ['propose', 'dispute', 'answer'] as const;
type Asked = (typeof asked)[number];
type Written = (typeof written)[number];
const isAmong = <T extends Act>(acts: readonly T[], act: Act): act is T => acts.some((each) => each === act);

/** Takes the steps of an order, and renews what shows it. `dialog` is to be rendered beside the buttons. */
export function useOrderSteps(order: OrderDetails) {
  const refresh = useRefreshOrders();
  const [opened, setOpened] = useState<Asked | Written | null>(null);
  const { deal } = dealTexts;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (act: Exclude<Act, Written | Asked | 'code'>) => call(order, act),
    onSuccess: (_answer, act) =>
      toast.success(order.stage === 'handed-over' ? deal.done.completed : deal.done[act]),
    onError: (error) => {
      const isOther = error instanceof CallError && error.status === 409;
      toast.error(isOther ? deal.movedOn : deal.failed);
    },
    onSettled: async () => {
      setOpened(null);
      await refresh();
    },
  });
  const take = (act: Exclude<Act, 'code'>) =>
    isAmong(asked, act) || isAmong(written, act) ? setOpened(act) : mutate(act);
  const close = () => setOpened(null);
  const dialog =
    opened && isAmong(asked, opened) ? (
      <EndDialog order={order} act={opened} onClose={close} />
    ) : opened === 'propose' ? (
      <MeetingDialog order={order} onClose={close} />
    ) : (
      opened && <WordDialog order={order} act={opened} onClose={close} />
    );
  return { take, dialog, pending: isPending ? variables : null };
}

async function call(order: OrderDetails, act: Exclude<Act, Written | Asked | 'code'>) {
  if (act === 'sold') return api('PUT', `/${order.kind}/${order.listing}/sold`);
  if (act === 'agree')
    return api('PUT', `/orders/${order._id}/meeting/agree`, { version: order.meeting!.version });
  return api('PUT', `/orders/${order._id}/${act}`);
}
