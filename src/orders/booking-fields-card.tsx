import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '#src/auth/client.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { TextField } from '#src/ui/field.tsx';
import { bookingFields, type BookingFields as Fields, type Order } from './contract.ts';

type Form = Pick<UseFormReturn<Fields>, 'register' | 'getValues' | 'setValue' | 'formState'>;

const explain = (label: string, message?: string) => message && siteTexts.form.fieldError(label, message);

/** How to reach a buyer and where they would meet, as they said at their last booking. */
export function BookingFields({ form, open, email }: { form: unknown; open: boolean; email: string }) {
  // Forms with more fields have these two, which their own types cannot say of each other.
  const { register, getValues, setValue, formState } = form as Form;
  const { errors, dirtyFields } = formState;
  const { booking } = itemTexts;
  const last = useLastBooking(open, email);
  useEffect(() => {
    if (!last) return;
    // What was typed meanwhile stays.
    for (const name of ['phone', 'location'] as const) if (getValues(name) === '') setValue(name, last[name]);
  }, [last, getValues, setValue]);
  const isFromLast = (name: keyof Fields) => last !== null && !dirtyFields[name];
  return (
    <>
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
    </>
  );
}

/** What they gave at their last booking, on whatever device: the server knows, and tells nobody else. */
function useLastBooking(open: boolean, email: string): Fields | null {
  const [last, setLast] = useState<Fields | null>(null);
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
