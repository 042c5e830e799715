import { api } from '#src/auth/client.ts';
import { numberOf, useSchemaForm } from '#src/browser/form.ts';
import { isChanged, useSeenVersion } from '#src/browser/seen-version.ts';
import { ChangesCard } from '#src/orders/changes-card.tsx';
import { formatDollars } from '#src/platform/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { NumberField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { counter, type Offer } from './contract.ts';

/** Asks for an amount between what both have named. */
export function CounterDialog({
  offer,
  onClose,
  onSent,
}: {
  offer: Offer;
  onClose: () => void;
  onSent: () => Promise<void>;
}) {
  const { form: words, layout } = siteTexts;
  const { agree, changes } = useSeenVersion(offer.version);
  const { register, submit, failure, formState } = useSchemaForm(
    counter,
    {},
    async (fields, key) => {
      await agree((version) => api('POST', `/offers/${offer._id}/counter`, { ...fields, version }, key));
      toast.success(offerTexts.done.counter);
      onClose();
      await onSent();
    },
    (error) => {
      const { status, isExplained, message } = error;
      if (isChanged(error)) return changeTexts.lookAgain;
      if (status === 409) return offerTexts.movedOn;
      return isExplained ? message : offerTexts.didNotWork;
    },
    { keepAs: `counter:${offer._id}` },
  );
  const message = formState.errors.amount?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={offer.title}
      title={offerTexts.counterTitle}
      description={offerTexts.counterHint(formatDollars(offer.amount))}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <NumberField
          label={offerTexts.counterAmount}
          hint={offerTexts.price(formatDollars(offer.sale))}
          before="$"
          required
          error={message && words.fieldError(offerTexts.counterAmount, message)}
          {...register('amount', { setValueAs: numberOf })}
        />
        <ChangesCard changes={[...offer.changes, ...changes]} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {offerTexts.cancel}
          </Button>
          <Button type="submit" variant="patch" pending={formState.isSubmitting}>
            {offerTexts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
