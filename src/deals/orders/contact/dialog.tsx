import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { BookingFields } from '#src/deals/orders/booking/fields-card.tsx';
import { bookingFields } from '#src/deals/orders/booking/schemas.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

/** Asks the buyer of an accepted offer for a phone number and a meeting place. */
export function ContactDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { deal } = dealTexts;
  const { contact } = deal;
  const { email } = useCurrentUser();
  const refresh = useRefreshOrders();
  const form = useSchemaForm(
    bookingFields,
    { phone: '', location: order.itemLocation },
    async (fields) => {
      await api('PUT /orders/{id}/contact', { params: { id: order._id }, body: fields });
      toast.success(contact.saved);
      onClose();
      await refresh();
    },
    (error) => (error.status === 409 ? deal.movedOn : error.messageOr(contact.failed)),
    { draftKey: `contact:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      eyebrow={order.title}
      title={deal.actions.contact}
      description={contact.text(displayName(order.seller))}
      cancelLabel={deal.keep}
      submitLabel={contact.save}
      variant="patch"
      onClose={onClose}
    >
      <BookingFields form={form} open email={email} town={order.itemLocation} place={order.itemPlace} />
    </FormDialog>
  );
}
