import { z } from 'zod';
import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioGroup } from '#src/ui/choice.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { type OrderDetails } from './contract.ts';
import { ruling } from './deal-contract.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

const choices = ['completed', 'cancelled', 'buyer', 'seller'] as const;
/** Who did not come is one of the outcomes. */
const fields = z.object({ choice: z.enum(choices, 'is missing'), note: ruling.shape.note });
type Fields = { choice: (typeof choices)[number]; note: string };

/** For admins: how a dispute ends, and why. */
export function DecideDialog({
  order,
  disputeId,
  onClose,
}: {
  order: OrderDetails;
  disputeId: string;
  onClose: () => void;
}) {
  const { disputes, deal } = dealTexts;
  const { form: words, layout } = siteTexts;
  const refresh = useRefreshOrders();
  const { register, submit, failure, formState } = useSchemaForm<Fields, Fields>(
    fields,
    { note: '' },
    async ({ choice, note }) => {
      const outcome =
        choice === 'buyer' || choice === 'seller'
          ? { outcome: 'no-show', against: choice }
          : { outcome: choice };
      await api('PUT', `/disputes/${disputeId}`, { ...outcome, note });
      toast.success(deal.done.decide);
      onClose();
      await refresh();
    },
    ({ status, message }) => (status === 403 || status === 409 ? message : deal.failed),
    { keepAs: `decision:${disputeId}` },
  );
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      eyebrow={order.title}
      title={disputes.decideTitle}
      description={disputes.decideText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <RadioGroup
          label={disputes.outcome}
          options={choices.map((value) => ({ value, ...disputes.choices[value] }))}
          error={explain(disputes.decided, errors.choice?.message)}
          {...register('choice')}
        />
        <TextArea
          label={disputes.reason}
          required
          maxLength={1000}
          error={explain(disputes.reason, errors.note?.message)}
          {...register('note')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {deal.keep}
          </Button>
          <Button type="submit" pending={isSubmitting}>
            {disputes.decide}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
