import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { type OrderDetails } from '#src/deals/orders/schemas.ts';
import { newDispute } from './schemas.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';

const note = newDispute.pick({ note: true });

export function StatementDialog({
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
    async ({ note: text }) => {
      const path = `/orders/${order._id}/dispute`;
      await (isClaim ? api('POST', path, { reason, note: text }) : api('PUT', path, { answer: text }));
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
