import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { TextDialog } from '#src/ui/text-dialog.tsx';
import { toast } from '#src/ui/toast.tsx';
import { ending, type OrderDetails } from './contract.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** A reason that is left empty is none. */
const reasonOf = (value: string): string | undefined => (value.trim() === '' ? undefined : value);

/** Asks once more before a deal ends, and why. */
export function EndDialog({
  order,
  act,
  onClose,
}: {
  order: OrderDetails;
  act: 'decline' | 'withdraw' | 'cancel';
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const isAdmin = order.side === 'admin';
  const refresh = useRefreshOrders();
  const form = useSchemaForm(
    ending,
    {},
    async (fields) => {
      await api('PUT', `/orders/${order._id}/${act}`, fields);
      toast.success(deal.done[act]);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { keepAs: `${act}:${order._id}` },
  );
  return (
    <TextDialog
      size="sm"
      eyebrow={order.title}
      title={deal.sure[act]}
      description={isAdmin ? deal.sureAsAdmin : deal.sureText}
      form={form}
      field={{
        label: deal.reason,
        hint: isAdmin ? deal.reasonHintAsAdmin : deal.reasonHint,
        maxLength: 500,
        ...form.register('reason', { setValueAs: reasonOf }),
      }}
      message={form.formState.errors.reason?.message}
      cancelLabel={deal.keep}
      submitLabel={deal.actions[act]}
      onClose={onClose}
    />
  );
}
