import { api } from '#src/auth/client.ts';
import type { CallError } from '#src/browser/call.ts';
import { numberOf, useSchemaForm } from '#src/browser/form.ts';
import { isChanged, useSeenItem } from '#src/browser/seen-version.ts';
import { BookingFields } from '#src/orders/booking-fields-card.tsx';
import { ChangesCard } from '#src/orders/changes-card.tsx';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { NumberField, TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { User } from '#src/users/contract.ts';
import { offerFields, type Offer } from './contract.ts';
import type { OfferedItem } from './offer-card.tsx';

/** A note that is left empty is none. */
const noteOf = (value: string): string | undefined => (value.trim() === '' ? undefined : value);

/** Asks what a buyer would give, and what a booking asks: it becomes one where the seller says yes. */
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
  const { form: words, layout } = siteTexts;
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
    (error: CallError) => {
      if (isChanged(error)) return changeTexts.lookAgain;
      return error.isExplained ? error.message : offerTexts.failed;
    },
    { keepAs: `offer:${item.id}` },
  );
  const { register, submit, failure, formState } = form;
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      eyebrow={title}
      title={offerTexts.title}
      description={offerTexts.hint(item.seller)}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <NumberField
          label={offerTexts.amount}
          hint={offerTexts.price(price)}
          before="$"
          required
          error={explain(offerTexts.amount, errors.amount?.message)}
          {...register('amount', { setValueAs: numberOf })}
        />
        <BookingFields form={form} open={open} email={user.email} />
        <TextArea
          label={offerTexts.note}
          hint={offerTexts.noteHint}
          maxLength={500}
          error={explain(offerTexts.note, errors.note?.message)}
          {...register('note', { setValueAs: noteOf })}
        />
        <ChangesCard changes={changes} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {offerTexts.cancel}
          </Button>
          <Button type="submit" variant="patch" pending={isSubmitting}>
            {offerTexts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
