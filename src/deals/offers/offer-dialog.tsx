import { api } from '#src/accounts/auth/client.ts';
import { numberOf, optionalText, useSchemaForm } from '#src/ui/client/form.ts';
import { isChanged, useSeenItem } from '#src/ui/client/seen-version.ts';
import { BookingFields } from '#src/deals/orders/booking/fields-card.tsx';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { NumberField, TextArea } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { offerFields, type Offer } from './schemas.ts';

export type OfferedItem = {
  id: string;
  version: number;
  kind: string;
  title: string;
  price: string;
  sellerId: string;
  seller: string;
};

/** Also has the fields of a booking, because an accepted offer becomes an order. */
export function OfferDialog({
  open,
  item,
  user,
  onMade,
  onClose,
}: {
  open: boolean;
  item: OfferedItem;
  user: User;
  onMade: (offer: Offer) => void;
  onClose: () => void;
}) {
  const { agree, changes, price, title } = useSeenItem(item);
  const form = useSchemaForm(
    offerFields,
    { phone: '', location: '' },
    async (fields, key) => {
      const { body } = await agree((version) =>
        api<Offer>('POST', '/offers', { ...fields, listing: item.id, version }, key),
      );
      if (body.state === 'declined') toast.error(offerTexts.declinedAtOnce);
      else toast.success(offerTexts.sent);
      onMade(body);
      onClose();
    },
    (error) => (isChanged(error) ? changeTexts.lookAgain : error.messageOr(offerTexts.failed)),
    { draftKey: `offer:${item.id}` },
  );
  return (
    <FormDialog
      form={form}
      open={open}
      eyebrow={title}
      title={offerTexts.title}
      description={offerTexts.hint(item.seller)}
      cancelLabel={offerTexts.cancel}
      submitLabel={offerTexts.send}
      variant="patch"
      onClose={onClose}
    >
      <NumberField
        hint={offerTexts.price(price)}
        before="$"
        required
        {...form.field('amount', offerTexts.amount, { setValueAs: numberOf })}
      />
      <BookingFields form={form} open={open} email={user.email} />
      <TextArea
        hint={offerTexts.noteHint}
        maxLength={500}
        {...form.field('note', offerTexts.note, { setValueAs: optionalText })}
      />
      <ChangesCard changes={changes} />
    </FormDialog>
  );
}
