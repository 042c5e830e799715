import { changeProfile } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { usePhoneFilledIn } from '#src/deals/orders/booking/fields-card.tsx';
import { bookingFields } from '#src/deals/orders/booking/schemas.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { itemTexts } from '#src/texts/item.ts';
import type { DialogProps } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';

const phoneField = bookingFields.pick({ phone: true });

/** Adds a phone number to the seller's profile, where the buyers of their accepted orders see it. */
export function PhoneDialog({
  open,
  title,
  buyer,
  finalFocus,
  onClose,
}: {
  open: boolean;
  title: string;
  buyer: string;
  finalFocus: DialogProps['finalFocus'];
  onClose: () => void;
}) {
  const { contact, keep } = dealTexts.deal;
  const { phone } = dealThreadTexts;
  const { email } = useCurrentUser();
  const form = useSchemaForm(
    phoneField,
    { phone: '' },
    async (fields) => {
      await changeProfile(fields);
      onClose();
    },
    (error) => error.messageOr(contact.failed),
  );
  usePhoneFilledIn(open, email, (known) => {
    if (form.getValues('phone') === '') form.setValue('phone', known);
  });
  return (
    <FormDialog
      form={form}
      open={open}
      size="sm"
      eyebrow={title}
      title={phone.title}
      description={phone.text(buyer)}
      cancelLabel={keep}
      submitLabel={contact.save}
      variant="patch"
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <TextField type="tel" autoComplete="tel" required {...form.field('phone', itemTexts.booking.phone)} />
    </FormDialog>
  );
}
