import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { newDispute, ruling } from './schemas.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { z } from 'zod';
import { RadioGroup } from '#src/ui/forms/choice.tsx';

const statementFields = newDispute.pick({ note: true });

export function StatementDialog({
  order,
  action,
  onClose,
}: {
  order: OrderDetails;
  action: 'dispute' | 'answer';
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  const reason = order.stage === 'arranged' ? 'no-show' : 'not-handed-over';
  const isClaim = action === 'dispute';
  const side = order.side === 'seller' ? 'seller' : 'buyer';
  const form = useSchemaForm(
    statementFields,
    { note: '' },
    async ({ note: text }) => {
      const path = `/orders/${order._id}/dispute`;
      await (isClaim ? api('POST', path, { reason, note: text }) : api('PUT', path, { answer: text }));
      toast.success(deal.done[action]);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { draftKey: `${action}:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={isClaim ? disputeTexts.claim[reason][side] : disputeTexts.answerTitle}
      description={isClaim ? disputeTexts.claimText[side] : disputeTexts.answerText}
      cancelLabel={deal.keep}
      submitLabel={disputeTexts.send}
      onClose={onClose}
    >
      <TextArea
        required
        maxLength={1000}
        {...form.field('note', disputeTexts.note, { errorLabel: disputeTexts.noteName })}
      />
    </FormDialog>
  );
}

const choices = ['completed', 'cancelled', 'buyer', 'seller'] as const;
/** `buyer` and `seller` name the side that did not come to the meeting. */
const decisionFields = z.object({ choice: z.enum(choices, 'Choose an outcome.'), note: ruling.shape.note });
type Decision = { choice: (typeof choices)[number]; note: string };

export function DecideDialog({
  order,
  disputeId,
  onClose,
}: {
  order: OrderDetails;
  disputeId: string;
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  const form = useSchemaForm<Decision, Decision>(
    decisionFields,
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
    { draftKey: `decision:${disputeId}` },
  );
  return (
    <FormDialog
      form={form}
      size="lg"
      eyebrow={order.title}
      title={disputeTexts.decideTitle}
      description={disputeTexts.decideText}
      cancelLabel={deal.keep}
      submitLabel={disputeTexts.decide}
      onClose={onClose}
    >
      <RadioGroup
        options={choices.map((value) => ({ value, ...disputeTexts.choices[value] }))}
        {...form.field('choice', disputeTexts.outcome, { errorLabel: disputeTexts.decided })}
      />
      <TextArea required maxLength={1000} {...form.field('note', disputeTexts.reason)} />
    </FormDialog>
  );
}
