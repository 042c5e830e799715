import { api } from '#src/accounts/auth/client.ts';
import { numberOf, useSchemaForm } from '#src/ui/client/form.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { displayName } from '#src/texts/names.ts';
import { NumberField } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { counter, type Offer } from './schemas.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';

export function CounterDialog({
  offer,
  onClose,
  onSent,
}: {
  offer: Offer;
  onClose: () => void;
  onSent: () => Promise<void>;
}) {
  const { agree, changes } = useSeenVersion(offer.version);
  const form = useSchemaForm(
    counter,
    {},
    async (fields, key) => {
      const { body } = await agree((version) =>
        api<Offer>('POST', `/offers/${offer._id}/counter`, { ...fields, version }, key),
      );
      if (body.state === 'declined') toast.error(offerTexts.declinedAtOnce);
      else toast.success(offerTexts.done.counter);
      onClose();
      await onSent();
    },
    (error) => {
      if (isChanged(error)) return changeTexts.lookAgain;
      if (error.status === 409) return offerTexts.movedOn;
      return error.messageOr(offerTexts.didNotWork);
    },
    { draftKey: `counter:${offer._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={offer.title}
      title={offerTexts.counterTitle}
      description={offerTexts.counterHint[offer.side](displayName(offer.other), formatMoney(offer.amount))}
      cancelLabel={offerTexts.cancel}
      submitLabel={offerTexts.send}
      variant="patch"
      isLong
      onClose={onClose}
    >
      <p className="text-sm">{offerTexts.ownLeft(offer.left[offer.side])}</p>
      <NumberField
        hint={offerTexts.price(formatMoney(offer.sale))}
        {...moneySigns()}
        required
        {...form.field('amount', offerTexts.counterAmount, { setValueAs: numberOf })}
      />
      <p className="text-xs text-soft wrap-anywhere">
        {offerTexts.contacts.offered[offer.side](displayName(offer.other))}
      </p>
      <ChangesCard changes={[...offer.changes, ...changes]} />
    </FormDialog>
  );
}
