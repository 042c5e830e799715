import { useEffect, useEffectEvent, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOwn, useSession } from '#src/accounts/auth/session.ts';
import { useKnownPlace } from '#src/media/places/client.ts';
import { Halfway } from '#src/media/places/halfway-card.tsx';
import { PlaceField } from '#src/media/places/place-field-card.tsx';
import { itemTexts } from '#src/texts/item.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import type { FieldOf } from '#src/ui/forms/form.ts';
import { bookingFields, type BookingInput } from './schemas.ts';

type Form = Pick<UseFormReturn<BookingInput>, 'getValues' | 'setValue' | 'formState'> & {
  field: FieldOf<BookingInput>;
};

/** Shows the phone and place of a booking. The phone is filled in if it is known. */
export function BookingFields({
  form,
  open,
  email,
  town,
  place,
}: {
  form: unknown;
  open: boolean;
  email: string;
  /** Where the item is. */
  town: string;
  place: number | null;
}) {
  // TypeScript cannot assign a form with more fields than these to `Form`, although it works.
  const { field, getValues, setValue, formState } = form as Form;
  const { dirtyFields } = formState;
  const { booking } = itemTexts;
  const phone = usePhoneFilledIn(open, email, (known) => {
    if (getValues('phone') === '') setValue('phone', known);
  });
  const ownTown = useOwnTown();
  const pick = (text: string) => setValue('location', text, { shouldDirty: true });
  return (
    <>
      <TextField
        type="tel"
        autoComplete="tel"
        required
        hint={phone !== null && !dirtyFields.phone ? booking.givenBefore : booking.phoneHint}
        {...field('phone', booking.phone)}
      />
      <PlaceField
        hint={booking.locationHint(town)}
        required
        {...field('location', booking.location)}
        onPick={pick}
      />
      {open && <Halfway between={[ownTown, place === null ? town : String(place)]} onPick={pick} />}
    </>
  );
}

/** Returns the user's town from the profile, or else the place that they chose on this device, or null. */
export function useOwnTown(): string | null {
  const session = useSession();
  const known = useKnownPlace();
  return (session.state === 'signed-in' ? session.user.town : null) ?? known?.id ?? null;
}

/**
 * Returns the user's phone number from the profile, or else from the last order, or null. Passes it to `fillIn` when it
 * is known, which must not overwrite text that was typed in the meantime.
 */
export function usePhoneFilledIn(
  open: boolean,
  email: string,
  fillIn: (phone: string) => void,
): string | null {
  const session = useSession();
  const own = session.state === 'signed-in' ? session.user.phone : null;
  const lastOrders = { query: { email, limit: 5 } };
  const [phones] = useOwn('GET /orders', open && own === null ? lastOrders : null, (orders) =>
    orders.map((order) => order.phone),
  );
  // An order from an offer can still be without a number, and the number of an old order may not be valid anymore.
  const phone = useMemo(
    () =>
      [own, ...(phones ?? [])].flatMap((given) => bookingFields.shape.phone.safeParse(given).data ?? [])[0] ??
      null,
    [own, phones],
  );
  const known = useEffectEvent(fillIn);
  useEffect(() => {
    if (phone !== null) known(phone);
  }, [phone]);
  return phone;
}
