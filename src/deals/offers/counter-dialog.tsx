import { api } from '#src/accounts/auth/client.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { displayName } from '#src/texts/names.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { numberOf, useSchemaForm } from '#src/ui/forms/form.ts';
import { AmountField, HowOffersWork } from './form-parts.tsx';
import { counterAmounts } from './quick-amounts.ts';
import { counter, type Offer } from './schemas.ts';

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
  const other = displayName(offer.other);
  const form = useSchemaForm(
    counter,
    {},
    async (fields, key) => {
      const { body } = await agree((version) =>
        api('POST /offers/{id}/counter', { params: { id: offer._id }, body: { ...fields, version }, key }),
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
      description={offerTexts.step.offered(other, formatMoney(offer.amount))}
      cancelLabel={offerTexts.cancel}
      submitLabel={offerTexts.send}
      variant="patch"
      isLong
      onClose={onClose}
    >
      <AmountField
        field={form.field('amount', offerTexts.counterAmount, { setValueAs: numberOf })}
        amount={form.watch('amount')}
        sale={offer.sale}
        suggested={counterAmounts(offer)}
        onPick={(amount) => form.setValue('amount', amount, { shouldDirty: true })}
      />
      <p className="text-sm">{offerTexts.ownLeft(offer.left[offer.side])}</p>
      <HowOffersWork side={offer.side} other={other} />
      <ChangesCard changes={[...offer.changes, ...changes]} />
    </FormDialog>
  );
}
