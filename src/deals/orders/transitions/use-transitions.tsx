import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { useMeetingOpener } from '#src/deals/orders/meeting/opener.ts';
import type { Order, OrderAction, OrderDetails } from '#src/deals/orders/schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { orderRisks, orderTone } from '#src/deals/risks.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { CallError } from '#src/ui/client/call.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog);
const ClaimDialog = lazyPart(
  async () => (await import('#src/deals/orders/dispute/statement-dialogs.tsx')).ClaimDialog,
);

const ContactDialog = lazyPart(
  async () => (await import('#src/deals/orders/contact/dialog.tsx')).ContactDialog,
);

type ActionThat<First> = {
  [Action in OrderAction]: (typeof orderRisks)[Action]['first'] extends First ? Action : never;
}[OrderAction];
/** The other actions have their buttons in the sections about the meeting, the handover and the dispute. */
export type ButtonAction = Exclude<
  OrderAction,
  'agree' | 'code' | 'answer' | 'settle' | 'agree-settlement' | 'withdraw-dispute'
>;
type FormAction = Exclude<ButtonAction & ActionThat<'form'>, 'propose'>;
type AskedAction = ButtonAction & ActionThat<'question'>;
type PlainAction = Exclude<ButtonAction, FormAction | 'propose'> | 'agree';
const isDirect = (action: OrderAction): action is ActionThat<null> => orderRisks[action].first === null;

/** An order of its own page, or of a list, which has no buttons for 'contact' and 'dispute'. */
export type ActedOrder = OrderDetails | (Order & Pick<OrderDetails, 'side'>);

type Performed = { action: PlainAction; at?: string | undefined };

/** The caller renders `dialog` beside the buttons. */
export function useTransitions(order: ActedOrder) {
  const refresh = useRefreshOrders();
  const [openedAction, setOpenedAction] = useState<FormAction | AskedAction | null>(null);
  const { deal } = dealTexts;
  const openMeeting = useMeetingOpener();
  const { agree, changes } = useSeenVersion(order.version);
  const [isChangeShown, setChangeShown] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ action, at }: Performed) =>
      action === 'accept'
        ? agree((version) => api('PUT /orders/{id}/accept', { params: { id: order._id }, body: { version } }))
        : callAction(order, action, at),
    onSuccess: (_answer, { action }) =>
      toast.success(order.stage === 'handed-over' ? deal.ended.completed : deal.done[action]),
    onError: (error) => {
      if (isChanged(error)) return setChangeShown(true);
      const isConflict = error instanceof CallError && error.status === 409;
      toast.error(isConflict ? deal.movedOn : deal.failed);
    },
    onSettled: async (_answer, error) => {
      if (isChanged(error)) return;
      setChangeShown(false);
      setOpenedAction(null);
      await refresh();
    },
  });
  /** `at` is the chosen time of a meeting. */
  const perform = (action: ButtonAction | 'agree', at?: string) => {
    if (action === 'propose') return openMeeting();
    return isDirect(action) ? mutate({ action, at }) : setOpenedAction(action);
  };
  const close = () => setOpenedAction(null);
  const dialog = isChangeShown ? (
    <ConfirmDialog
      onClose={() => {
        setChangeShown(false);
        void refresh();
      }}
      title={changeTexts.title}
      confirmLabel={deal.actions.accept}
      cancelLabel={deal.keep}
      tone={orderRisks.accept.tone}
      onConfirm={() => mutate({ action: 'accept' })}
      pending={isPending}
      more={<ChangesCard changes={changes} />}
    >
      {changeTexts.lookAgain}
    </ConfirmDialog>
  ) : openedAction === 'sold' || openedAction === 'received' ? (
    <ConfirmDialog
      onClose={close}
      title={deal.sure[openedAction]}
      tone={orderTone(openedAction, order.stage)}
      confirmLabel={deal.actions[openedAction]}
      cancelLabel={deal.keep}
      onConfirm={() => mutate({ action: openedAction })}
      pending={isPending}
    >
      {order.stage === 'handed-over' || order.side === 'admin'
        ? deal.confirms
        : deal.reports(namesOf(order)[otherSide(order.side)])}
    </ConfirmDialog>
  ) : openedAction === 'decline' || openedAction === 'withdraw' || openedAction === 'cancel' ? (
    <EndDialog order={order} action={openedAction} onClose={close} />
  ) : !openedAction || !('claims' in order) ? null : openedAction === 'contact' ? (
    <ContactDialog order={order} onClose={close} />
  ) : (
    <ClaimDialog order={order} onClose={close} />
  );
  const pending = isPending ? variables : null;
  return { perform, dialog, pending: pending?.action ?? null, pendingTime: pending?.at };
}

async function callAction(order: ActedOrder, action: Exclude<PlainAction, 'accept'>, at: string | undefined) {
  if (action === 'sold') return api(`PUT /${order.kind}/{id}/sold`, { params: { id: order.listing } });
  if (action === 'agree')
    return api('PUT /orders/{id}/meeting/agree', {
      params: { id: order._id },
      body: { version: order.meeting?.version ?? 0, at },
    });
  return api(`PUT /orders/{id}/${action}`, { params: { id: order._id } });
}
