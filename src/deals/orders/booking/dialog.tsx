import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { User } from '#src/accounts/users/schemas.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { itemTexts } from '#src/texts/item.ts';
import { locale } from '#src/texts/locale.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { noteNavigation } from '#src/ui/client/new-version.ts';
import { isChanged, useSeenItem } from '#src/ui/client/seen-version.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { BookingFields } from './fields-card.tsx';
import { bookingFields } from './schemas.ts';

export type BookableItem = {
  id: string;
  version: number;
  kind: string;
  title: string;
  price: string;
  state: 'available' | 'booked' | 'sold';
  sellerId: string;
  seller: string;
  location: string;
  /** The id of the place that the location names, if it is known. */
  place: number | null;
  bookedSince: string | null;
};

export function BookingDialog({
  open,
  onClose,
  onBooked,
  item,
  user,
}: {
  open: boolean;
  onClose: () => void;
  onBooked: (order: Order) => void;
  item: BookableItem;
  user: User;
}) {
  const { booking } = itemTexts;
  const navigate = useNavigate();
  const { agree, changes, price, title } = useSeenItem(item);
  const form = useSchemaForm(
    bookingFields,
    { phone: '', location: item.location },
    async (fields, key) => {
      const { body } = await agree((version) =>
        api('POST /orders', { body: { ...fields, listing: item.id, version, email: user.email }, key }),
      );
      // The original product confirms a booking with a toast.
      if (locale === 'original') toast.booked(booking.success);
      onBooked(body);
      onClose();
      const path = orderPath(body._id, body.conversation);
      noteNavigation(path);
      await navigate(path, { state: { requested: body._id } });
    },
    (error) => (isChanged(error) ? changeTexts.lookAgain : error.messageOr(booking.failed)),
    { draftKey: `booking:${item.id}` },
  );
  return (
    <FormDialog
      form={form}
      open={open}
      eyebrow={booking.bookFor(price)}
      title={title}
      description={`${booking.hint} ${offerTexts.bond}`}
      cancelLabel={booking.cancel}
      submitLabel={booking.submit}
      variant="patch"
      isLong
      onClose={onClose}
    >
      <TextField label={booking.name} value={user.name} readOnly autoComplete="name" />
      <TextField label={booking.email} type="email" value={user.email} readOnly autoComplete="email" />
      <BookingFields form={form} open={open} email={user.email} town={item.location} place={item.place} />
      <p className="text-xs text-soft wrap-anywhere">{booking.seenBy(item.seller)}</p>
      <ChangesCard changes={changes} />
    </FormDialog>
  );
}
