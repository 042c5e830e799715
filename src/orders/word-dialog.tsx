import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { type OrderDetails } from './contract.ts';
import { newDispute } from './deal-contract.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

const note = newDispute.pick({ note: true });

/** Asks for someone's side of what is disputed: the claim, or the answer to it. */
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
  const { form: words, layout } = siteTexts;
  const refresh = useRefreshOrders();
  const reason = order.stage === 'arranged' ? 'no-show' : 'not-handed-over';
  const isClaim = act === 'dispute';
  const { register, submit, failure, formState } = useSchemaForm(
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
  const message = formState.errors.note?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={order.title}
      title={isClaim ? disputes.claim[reason] : disputes.answerTitle}
      description={isClaim ? disputes.claimText : disputes.answerText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={disputes.note}
          required
          maxLength={1000}
          error={message && words.fieldError(disputes.note, message)}
          {...register('note')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {deal.keep}
          </Button>
          <Button type="submit" pending={formState.isSubmitting}>
            {disputes.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
