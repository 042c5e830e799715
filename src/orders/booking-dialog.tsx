import { api } from '#src/auth/client.ts';
import type { CallError } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { isChanged, useSeenItem } from '#src/browser/seen-version.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { User } from '#src/users/contract.ts';
import type { BookableItem } from './booking-card.tsx';
import { BookingFields } from './booking-fields-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { bookingFields, type Order } from './contract.ts';

/** The booking modal: who books is read-only, how to reach and where to meet them is asked. */
export function BookingDialog({
  open,
  onClose,
  onBooked,
  item,
  user,
}: {
  open: boolean;
  onClose: () => void;
  onBooked: (orderId: string) => void;
  item: BookableItem;
  user: User;
}) {
  const { booking } = itemTexts;
  const { layout } = siteTexts;
  const { agree, changes, price, title } = useSeenItem(item);
  const form = useSchemaForm(
    bookingFields,
    { phone: '', location: '' },
    async (fields, key) => {
      const { body } = await agree((version) =>
        api<Order>('POST', '/orders', { ...fields, listing: item.id, version, email: user.email }, key),
      );
      toast.booked(booking.success);
      onBooked(body._id);
      onClose();
    },
    (error: CallError) => {
      if (isChanged(error)) return changeTexts.lookAgain;
      return error.isExplained ? error.message : booking.failed;
    },
    { keepAs: `booking:${item.id}` },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={price}
      title={title}
      description={booking.hint}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void form.submit(event)} noValidate className="flex flex-col gap-5">
        <TextField label={booking.name} value={user.name} readOnly autoComplete="name" />
        <TextField label={booking.email} type="email" value={user.email} readOnly autoComplete="email" />
        <BookingFields form={form} open={open} email={user.email} />
        <ChangesCard changes={changes} />
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {booking.cancel}
          </Button>
          <Button type="submit" variant="patch" pending={form.formState.isSubmitting}>
            {booking.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
