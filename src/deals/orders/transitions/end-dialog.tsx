import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { ending, type Order, type OrderDetails } from '#src/deals/orders/schemas.ts';
import { orderRisks } from '#src/deals/risks.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { optionalText, useSchemaForm } from '#src/ui/forms/form.ts';

export function EndDialog({
  order,
  action,
  onClose,
}: {
  order: Pick<Order, '_id' | 'title' | 'state'> & Pick<OrderDetails, 'side'>;
  action: 'decline' | 'withdraw' | 'cancel';
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const isAdmin = order.side === 'admin';
  const refresh = useRefreshOrders();
  const form = useSchemaForm(
    ending,
    {},
    async (fields) => {
      await api(`PUT /orders/{id}/${action}`, { params: { id: order._id }, body: fields });
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
      size="sm"
      eyebrow={order.title}
      title={deal.sure[action]}
      description={
        isAdmin ? (order.state === 'sold' ? deal.sureAfterHandover : deal.sureAsAdmin) : deal.sureText
      }
      cancelLabel={deal.keep}
      submitLabel={deal.actions[action]}
      variant={orderRisks[action].tone}
      onClose={onClose}
    >
      <TextArea
        hint={isAdmin ? deal.reasonHintAsAdmin : deal.reasonHint}
        maxLength={500}
        {...form.field('reason', deal.reason, { setValueAs: optionalText })}
      />
    </FormDialog>
  );
}
