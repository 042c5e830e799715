import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import type { OrderAction, OrderDetails } from '#src/deals/orders/schemas.ts';
import { ownZone } from '#src/deals/orders/meeting/time-zones.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog);
const MeetingDialog = lazyPart(
  async () => (await import('#src/deals/orders/meeting/dialog.tsx')).MeetingDialog,
);
const StatementDialog = lazyPart(
  async () => (await import('#src/deals/orders/dispute/dialogs.tsx')).StatementDialog,
);

const asked = ['decline', 'withdraw', 'cancel'] as const;
const written = ['propose', 'dispute', 'answer'] as const;
type Asked = (typeof asked)[number];
type Written = (typeof written)[number];
const isAmong = <T extends OrderAction>(acts: readonly T[], act: OrderAction): act is T =>
  acts.some((each) => each === act);

/** Render `dialog` beside the buttons. */
export function useTransitions(order: OrderDetails) {
  const refresh = useRefreshOrders();
  const [opened, setOpened] = useState<Asked | Written | null>(null);
  const { deal } = dealTexts;
  const { agree, changes } = useSeenVersion(order.version);
  const [asksAgain, setAsksAgain] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (act: Exclude<OrderAction, Written | Asked | 'code'>) =>
      act === 'accept'
        ? agree((version) => api('PUT', `/orders/${order._id}/accept`, { version }))
        : call(order, act),
    onSuccess: (_answer, act) =>
      toast.success(order.stage === 'handed-over' ? deal.done.completed : deal.done[act]),
    onError: (error) => {
      if (isChanged(error)) return setAsksAgain(true);
      const isOther = error instanceof CallError && error.status === 409;
      toast.error(isOther ? deal.movedOn : deal.failed);
    },
    onSettled: async (_answer, error) => {
      if (isChanged(error)) return;
      setAsksAgain(false);
      setOpened(null);
      await refresh();
    },
  });
  const take = (act: Exclude<OrderAction, 'code'>) =>
    isAmong(asked, act) || isAmong(written, act) ? setOpened(act) : mutate(act);
  const close = () => setOpened(null);
  const dialog = asksAgain ? (
    <ConfirmDialog
      onClose={() => {
        setAsksAgain(false);
        void refresh();
      }}
      title={changeTexts.title}
      confirmLabel={deal.actions.accept}
      cancelLabel={deal.keep}
      tone="patch"
      onConfirm={() => mutate('accept')}
      pending={isPending}
      more={<ChangesCard changes={changes} />}
    >
      {changeTexts.lookAgain}
    </ConfirmDialog>
  ) : opened && isAmong(asked, opened) ? (
    <EndDialog order={order} act={opened} onClose={close} />
  ) : opened === 'propose' ? (
    <MeetingDialog order={order} onClose={close} />
  ) : (
    opened && <StatementDialog order={order} act={opened} onClose={close} />
  );
  return { take, dialog, pending: isPending ? variables : null };
}

async function call(order: OrderDetails, act: Exclude<OrderAction, Written | Asked | 'code' | 'accept'>) {
  if (act === 'sold') return api('PUT', `/${order.kind}/${order.listing}/sold`);
  if (act === 'agree')
    return api('PUT', `/orders/${order._id}/meeting/agree`, {
      version: order.meeting?.version,
      ownZone: ownZone(),
    });
  return api('PUT', `/orders/${order._id}/${act}`);
}
