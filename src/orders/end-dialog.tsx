import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
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
  const { form: words, layout } = siteTexts;
  const refresh = useRefreshOrders();
  const { register, submit, failure, formState } = useSchemaForm(
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
  const message = formState.errors.reason?.message;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      eyebrow={order.title}
      title={deal.sure[act]}
      description={isAdmin ? deal.sureAsAdmin : deal.sureText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={deal.reason}
          hint={isAdmin ? deal.reasonHintAsAdmin : deal.reasonHint}
          maxLength={500}
          error={message && words.fieldError(deal.reason, message)}
          {...register('reason', { setValueAs: reasonOf })}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {deal.keep}
          </Button>
          <Button type="submit" variant="danger" pending={formState.isSubmitting}>
            {deal.actions[act]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
