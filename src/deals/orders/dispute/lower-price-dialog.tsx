import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { money } from '#src/platform/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NumberField } from '#src/ui/forms/field.tsx';
import { numberOf, useSchemaForm } from '#src/ui/forms/form.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';
import { explain } from './explain.ts';

/** Proposes that the buyer keeps the item for less. */
export function LowerPriceDialog({
  order,
  other,
  onDone,
  onClose,
}: {
  order: Pick<OrderDetails, '_id' | 'title' | 'sale'>;
  other: string;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { settle } = disputeTexts;
  const { lowering } = ownItemsTexts;
  const price = formatMoney(order.sale);
  const form = useSchemaForm(
    z.object({ sale: money.refine((sale) => sale < order.sale, { error: () => lowering.below(price) }) }),
    {},
    async ({ sale }) => {
      await api('PUT /orders/{id}/dispute/settlement', {
        params: { id: order._id },
        body: { outcome: 'completed', sale },
      });
      toast.success(settle.done);
      onClose();
      await onDone();
    },
    explain,
    { draftKey: `lower:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      eyebrow={order.title}
      title={settle.lower.title}
      description={settle.lower.text(other)}
      cancelLabel={dealTexts.deal.keep}
      submitLabel={settle.lower.propose}
      onClose={onClose}
    >
      <NumberField
        {...moneySigns()}
        required
        {...form.field('sale', lowering.newPrice, { setValueAs: numberOf })}
      />
    </FormDialog>
  );
}
