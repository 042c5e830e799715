import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { TextArea } from '#src/ui/field.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { toast } from '#src/ui/toast.tsx';
import { type OrderDetails } from './contract.ts';
import { newDispute } from './deal-contract.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

const note = newDispute.pick({ note: true });

export function WordDialog({
  order,
  act,
  onClose,
}: {
  order: OrderDetails;
  act: 'dispute' | 'answer';
  onClose: () => void;
}) {
  const { disputes, deal } = dealTexts;
  const refresh = useRefreshOrders();
  const reason = order.stage === 'arranged' ? 'no-show' : 'not-handed-over';
  const isClaim = act === 'dispute';
  const form = useSchemaForm(
    note,
    { note: '' },
    async ({ note: said }) => {
      const path = `/orders/${order._id}/dispute`;
      await (isClaim ? api('POST', path, { reason, note: said }) : api('PUT', path, { answer: said }));
      toast.success(deal.done[act]);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { keepAs: `${act}:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={isClaim ? disputes.claim[reason] : disputes.answerTitle}
      description={isClaim ? disputes.claimText : disputes.answerText}
      cancelLabel={deal.keep}
      submitLabel={disputes.send}
      onClose={onClose}
    >
      <TextArea required maxLength={1000} {...form.field('note', disputes.note)} />
    </FormDialog>
  );
}
