import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOwn } from '#src/accounts/auth/session.ts';
import type { FieldOf } from '#src/ui/client/form.ts';
import { itemTexts } from '#src/texts/item.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { bookingFields, type BookingInput } from './schemas.ts';

type Form = Pick<UseFormReturn<BookingInput>, 'getValues' | 'setValue' | 'formState'> & {
  field: FieldOf<BookingInput>;
};

/** Shows the phone and place of a booking, filled in from the buyer's last one. */
export function BookingFields({ form, open, email }: { form: unknown; open: boolean; email: string }) {
  // TypeScript cannot assign a form with more fields than these to `Form`, although it works.
  const { field, getValues, setValue, formState } = form as Form;
  const { dirtyFields } = formState;
  const { booking } = itemTexts;
  const [orders] = useOwn<Order[]>(open ? `/orders?${new URLSearchParams({ email, limit: '1' })}` : null);
  // The phone number of an old order may not be valid anymore.
  const last = useMemo(() => bookingFields.safeParse(orders?.[0]).data ?? null, [orders]);
  useEffect(() => {
    if (!last) return;
    // Does not overwrite text that was typed in the meantime.
    for (const name of ['phone', 'location'] as const) if (getValues(name) === '') setValue(name, last[name]);
  }, [last, getValues, setValue]);
  const isFromLast = (name: keyof BookingInput) => last !== null && !dirtyFields[name];
  return (
    <>
      <TextField
        type="tel"
        autoComplete="tel"
        required
        hint={isFromLast('phone') ? booking.fromLast : undefined}
        {...field('phone', booking.phone)}
      />
      <TextField
        hint={isFromLast('location') ? booking.fromLast : booking.locationHint}
        required
        {...field('location', booking.location)}
      />
    </>
  );
}
