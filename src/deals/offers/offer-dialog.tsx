import { api } from '#src/accounts/auth/client.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { changeTexts } from '#src/texts/changes.ts';
import { grammar } from '#src/texts/grammar.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { isChanged, useSeenItem } from '#src/ui/client/seen-version.ts';
import type { DialogProps } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { numberOf, optionalText, useSchemaForm } from '#src/ui/forms/form.ts';
import { AmountField, HowOffersWork } from './form-parts.tsx';
import { quickAmounts } from './quick-amounts.ts';
import { maxTurns, offerFields, type Offer } from './schemas.ts';
import { offerStatusText } from './status-text.ts';

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
  const { agree, changes, title, sale } = useSeenItem(item);
  const form = useSchemaForm(
    offerFields,
    {},
    async (fields, key) => {
      const { body } = await agree((version) =>
        api('POST /offers', { body: { ...fields, listing: item.id, version }, key }),
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
  return (
    <FormDialog
      form={form}
      open={open}
      finalFocus={finalFocus}
      eyebrow={title}
      title={offerTexts.make}
      cancelLabel={offerTexts.cancel}
      submitLabel={offerTexts.send}
      variant="patch"
      isLong
      onClose={onClose}
    >
      <AmountField
        field={form.field('amount', offerTexts.amount, { setValueAs: numberOf })}
        amount={form.watch('amount')}
        sale={asked}
        suggested={quickAmounts(asked, Math.max(0, ...own))}
        onPick={(amount) => form.setValue('amount', amount, { shouldDirty: true })}
      />
      <p className="text-sm wrap-anywhere">
        {last && <span className="font-semibold">{offerStatusText(last)}</span>}
        {grammar.gap}
        {offerTexts.ownLeft(last ? last.left.buyer : maxTurns)}
      </p>
      <TextArea
        short
        hint={offerTexts.noteHint}
        maxLength={500}
        {...form.field('note', offerTexts.note, { setValueAs: optionalText })}
      />
      <HowOffersWork side="buyer" other={item.seller} />
      <ChangesCard changes={changes} />
    </FormDialog>
  );
}
