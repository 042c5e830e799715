import { useEffect, useState } from 'react';
import { api } from '#src/auth/client.ts';
import type { CallError } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { User } from '#src/users/contract.ts';
import type { BookableItem } from './booking-card.tsx';
import { bookingFields, type BookingFields, type Order } from './contract.ts';

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
  const { form: words, layout } = siteTexts;
  const { register, submit, failure, formState, getValues, setValue } = useSchemaForm(
    bookingFields,
    { phone: '', location: '' },
    async (fields, key) => {
      const { body } = await api<Order>(
        'POST',
        '/orders',
        { ...fields, listing: item.id, email: user.email },
        key,
      );
      toast.booked(booking.success);
      onBooked(body._id);
      onClose();
    },
    (error: CallError) => (error.status >= 400 && error.status < 500 ? error.message : booking.failed),
  );
  const { errors, dirtyFields, isSubmitting } = formState;
  const last = useLastBooking(open, user.email);
  useEffect(() => {
    if (!last) return;
    // What was typed meanwhile stays.
    for (const name of ['phone', 'location'] as const) if (getValues(name) === '') setValue(name, last[name]);
  }, [last, getValues, setValue]);
  const isFromLast = (name: keyof BookingFields) => last !== null && !dirtyFields[name];
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={item.price}
      title={item.title}
      description={booking.hint}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextField label={booking.name} value={user.name} readOnly autoComplete="name" />
        <TextField label={booking.email} type="email" value={user.email} readOnly autoComplete="email" />
        <TextField
          label={booking.phone}
          type="tel"
          autoComplete="tel"
          required
          hint={isFromLast('phone') ? booking.fromLast : undefined}
          error={explain(booking.phone, errors.phone?.message)}
          {...register('phone')}
        />
        <TextField
          label={booking.location}
          hint={isFromLast('location') ? booking.fromLast : booking.locationHint}
          required
          error={explain(booking.location, errors.location?.message)}
          {...register('location')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {booking.cancel}
          </Button>
          <Button type="submit" variant="patch" pending={isSubmitting}>
            {booking.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What they gave at their last booking, on whatever device: the server knows, and tells nobody else. */
function useLastBooking(open: boolean, email: string): BookingFields | null {
  const [last, setLast] = useState<BookingFields | null>(null);
  useEffect(() => {
    if (!open) return;
    let isWanted = true;
    const query = new URLSearchParams({ email, limit: '1' });
    // Without an answer the fields are empty, as at the first booking.
    void api<Order[]>('GET', `/orders?${query}`)
      .catch(() => null)
      // An old order may have a phone that is none by now.
      .then((answer) => isWanted && setLast(bookingFields.safeParse(answer?.body[0]).data ?? null));
    return () => {
      isWanted = false;
    };
  }, [open, email]);
  return last;
}
