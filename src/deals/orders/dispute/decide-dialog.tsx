import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { isComplaint } from '#src/deals/orders/stages.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { RadioGroup } from '#src/ui/forms/choice.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { ruling, type Ruling } from './schemas.ts';

const choices = ['completed', 'cancelled', 'buyer', 'seller'] as const;
type Choice = (typeof choices)[number];
/** `buyer` and `seller` name the side that did not come to the meeting. */
const decisionFields = z.object({
  choice: z.enum(choices, { error: () => fieldProblems.chooseOutcome }),
  note: ruling.shape.note,
});
type Decision = { choice: Choice; note: string };

function optionsFor({ dispute, state }: OrderDetails) {
  const { choices: words, afterHandover: hint } = disputeTexts;
  if (dispute && isComplaint(dispute.reason))
    return [
      { value: 'completed' as const, ...words.kept },
      { value: 'cancelled' as const, ...words.returned },
    ];
  return choices.map((value) => ({
    value,
    ...words[value],
    ...(state === 'sold' && value !== 'completed' && { hint }),
  }));
}

export function DecideDialog({
  order,
  disputeId,
  onDone,
  onClose,
}: {
  order: OrderDetails;
  disputeId: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  const form = useSchemaForm<Decision, Decision>(
    decisionFields,
    { note: '' },
    async ({ choice, note }) => {
      const outcome: Omit<Ruling, 'note'> =
        choice === 'buyer' || choice === 'seller'
          ? { outcome: 'no-show', against: choice }
          : { outcome: choice };
      await api('PUT /disputes/{id}', { params: { id: disputeId }, body: { ...outcome, note } });
      toast.success(deal.done.decide);
      onClose();
      await refresh();
      onDone();
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
        options={optionsFor(order)}
        {...form.field('choice', disputeTexts.outcome, { errorLabel: disputeTexts.decided })}
      />
      <TextArea required maxLength={1000} {...form.field('note', disputeTexts.reason)} />
    </FormDialog>
  );
}
