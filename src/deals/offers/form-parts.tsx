import type { OrderSide } from '#src/platform/db/columns.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { NumberField } from '#src/ui/forms/field.tsx';
import { numberOf } from '#src/ui/forms/form.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';
import { percentBelow } from './quick-amounts.ts';

/** The amount of an offer, with suggestions, and how far it is below the asking price. */
export function AmountField({
  field,
  amount,
  sale,
  suggested,
  onPick,
}: {
  field: Omit<React.ComponentProps<typeof NumberField>, 'hint'>;
  amount: unknown;
  sale: number;
  suggested: readonly number[];
  onPick: (amount: number) => void;
}) {
  const percent = percentBelow(Number(numberOf(amount)), sale);
  return (
    <div className="flex flex-col gap-2">
      <NumberField hint={offerTexts.price(formatMoney(sale))} {...moneySigns()} required {...field} />
      {suggested.length > 0 && (
        <fieldset aria-label={offerTexts.quickAmounts} className="flex flex-wrap gap-2">
          {suggested.map((each) => (
            <Button key={each} size="sm" variant="line" onClick={() => onPick(each)}>
              {formatMoney(each)}
            </Button>
          ))}
        </fieldset>
      )}
      <p aria-live="polite" className="min-h-5 text-sm text-soft">
        {percent === null ? '' : offerTexts.below(percent)}
      </p>
    </div>
  );
}

/** Explains how an offer goes on, and which contact details the other side sees. */
export function HowOffersWork({ side, other }: { side: OrderSide; other: string }) {
  const { how, contacts } = offerTexts;
  return (
    <div className="text-sm wrap-anywhere">
      <details>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold">{how.title}</summary>
        <p className="text-soft">{how[side](other)}</p>
      </details>
      <p className="mt-2 text-xs text-soft">{contacts.offered[side](other)}</p>
    </div>
  );
}
