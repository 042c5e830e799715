import { api } from '#src/accounts/auth/client.ts';
import { grammar } from '#src/texts/grammar.ts';
import { numberOf, optionalText, useSchemaForm } from '#src/ui/client/form.ts';
import { isChanged, useSeenItem } from '#src/ui/client/seen-version.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { NumberField, TextArea } from '#src/ui/forms/field.tsx';
import type { DialogProps } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { percentBelow, quickAmounts } from './quick-amounts.ts';
import { maxTurns, offerFields, type Offer } from './schemas.ts';
import { offerStatusText } from './status-text.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';

export type OfferedItem = {
  id: string;
  version: number;
  kind: string;
  title: string;
  sale: number;
  price: string;
  sellerId: string;
  seller: string;
};

export function OfferDialog({
  open,
  item,
  last,
  finalFocus,
  onMade,
  onClose,
}: {
  open: boolean;
  item: Omit<OfferedItem, 'sellerId'>;
  /** The buyer's earlier offer for the item. */
  last: Offer | undefined;
  finalFocus?: DialogProps['finalFocus'];
  onMade: (offer: Offer) => void;
  onClose: () => void;
}) {
  const { agree, changes, price, title, sale } = useSeenItem(item);
  const form = useSchemaForm(
    offerFields,
    {},
    async (fields, key) => {
      const { body } = await agree((version) =>
        api<Offer>('POST', '/offers', { ...fields, listing: item.id, version }, key),
      );
      if (body.state === 'declined') toast.error(offerTexts.declinedAtOnce);
      else toast.success(offerTexts.sent);
      onMade(body);
      onClose();
    },
    (error) => (isChanged(error) ? changeTexts.lookAgain : error.messageOr(offerTexts.failed)),
    { draftKey: `offer:${item.id}` },
  );
  const own = last?.turns.flatMap(({ by, amount }) => (by === 'buyer' ? amount : [])) ?? [];
  const asked = sale ?? item.sale;
  const percent = percentBelow(Number(numberOf(form.watch('amount'))), asked);
  return (
    <FormDialog
      form={form}
      open={open}
      finalFocus={finalFocus}
      eyebrow={title}
      title={offerTexts.make}
      description={offerTexts.hint(item.seller)}
      cancelLabel={offerTexts.cancel}
      submitLabel={offerTexts.send}
      variant="patch"
      isLong
      onClose={onClose}
    >
      <p className="text-sm wrap-anywhere">
        {last && <span className="font-semibold">{offerStatusText(last)}</span>}
        {grammar.gap}
        {offerTexts.ownLeft(last ? last.left.buyer : maxTurns)}
      </p>
      <div className="flex flex-col gap-2">
        <NumberField
          hint={offerTexts.price(price)}
          {...moneySigns()}
          required
          {...form.field('amount', offerTexts.amount, { setValueAs: numberOf })}
        />
        <fieldset aria-label={offerTexts.quickAmounts} className="flex flex-wrap gap-2">
          {quickAmounts(asked, Math.max(0, ...own)).map((amount) => (
            <Button
              key={amount}
              size="sm"
              variant="line"
              onClick={() => form.setValue('amount', amount, { shouldDirty: true })}
            >
              {formatMoney(amount)}
            </Button>
          ))}
        </fieldset>
        <p aria-live="polite" className="min-h-5 text-sm text-soft">
          {percent === null ? '' : offerTexts.below(percent)}
        </p>
      </div>
      <TextArea
        short
        hint={offerTexts.noteHint}
        maxLength={500}
        {...form.field('note', offerTexts.note, { setValueAs: optionalText })}
      />
      <p className="text-xs text-soft wrap-anywhere">{offerTexts.contacts.offered.buyer(item.seller)}</p>
      <ChangesCard changes={changes} />
    </FormDialog>
  );
}
