import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { isSteep, usePriceFall } from '#src/catalog/listings/price-fall.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { money } from '#src/platform/schemas.ts';
import { formatMoney, toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioGroup } from '#src/ui/forms/choice.tsx';
import { NumberField } from '#src/ui/forms/field.tsx';
import { numberOf } from '#src/ui/forms/form.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/lists/table.tsx';
import type { ItemResults, NewPrice } from './schemas.ts';

export const percents = [5, 10, 20] as const;

/** Returns the price that is some percent lower, in whole dollars from $20 on; null if that is not below the price. */
export function lowerBy(sale: number, percent: number): number | null {
  const cents = Math.round((toMinorUnits(sale) * (100 - percent)) / 100);
  const lower = sale < 20 ? fromMinorUnits(cents) : Math.round(fromMinorUnits(cents));
  return lower > 0 && lower < sale ? lower : null;
}

const readPrice = (typed: string) => money.safeParse(numberOf(typed));

/** Returns why a typed price is not a lower price, or undefined if it is one. */
function explain(typed: string, was: number): string | undefined {
  const { data, error } = readPrice(typed);
  if (error && typed.trim() !== '') return error.issues[0]?.message;
  return data !== undefined && data < was ? undefined : ownItemsTexts.lowering.below(formatMoney(was));
}

/** Shows the current and the new prices, and lowers them. One item can also get any lower price. */
export function LowerPriceDialog({
  items,
  onClose,
  onDone,
}: {
  items: readonly OwnListing[];
  onClose: () => void;
  /** `price` is the new price if one item got one. */
  onDone: (results: ItemResults, price: string | undefined) => Promise<void>;
}) {
  const { lowering: words } = ownItemsTexts;
  const [choice, setChoice] = useState<string>(String(percents[0]));
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const only = items.length === 1 ? items[0] : undefined;
  const isOwn = choice === 'own';
  const own = readPrice(typed);
  const error = only && isOwn ? explain(typed, only.products.sale) : undefined;
  const prices = items.flatMap(({ _id, products: { sale: was } }): NewPrice[] => {
    const sale = isOwn ? (own.success ? own.data : null) : lowerBy(was, Number(choice));
    return sale === null || sale >= was ? [] : [{ _id, was, sale }];
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => (await api('POST /my/items/prices', { body: { items: prices } })).body.results,
    onSuccess: async (results) => {
      onClose();
      const [first] = prices;
      await onDone(results, prices.length === 1 && first ? formatMoney(first.sale) : undefined);
    },
  });
  const fall = usePriceFall();
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (error || prices.length === 0 || isPending) return;
    const steepest = prices.find(isSteep);
    if (!steepest || (await fall.confirm(steepest))) mutate();
  };
  const offered = only ? percents.slice(0, 2) : percents;
  const options = [
    ...offered.map((percent) => ({ value: String(percent), label: words.percent(percent) })),
    ...(only ? [{ value: 'own', label: words.own }] : []),
  ];
  const lowered = only ? items : items.filter(({ _id }) => prices.some((price) => price._id === _id));
  const heading = words.title(lowered.map(({ products }) => products.title));
  const newPrices = new Map(prices.map(({ _id, sale }) => [_id, sale]));
  return (
    <Dialog size="sm" title={heading} description={words.lead} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <RadioGroup
          label={words.by}
          name="by"
          selected={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          options={options}
        />
        {only && isOwn && (
          <NumberField
            label={words.newPrice}
            {...moneySigns()}
            value={typed}
            error={isChecked && error ? siteTexts.form.fieldError(words.newPrice, error) : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <div className="max-h-64 overflow-y-auto">
          <Table caption={heading}>
            <TableHead>
              {!only && <Th>{words.item}</Th>}
              <Th numeric>{words.was}</Th>
              <Th numeric>{words.is}</Th>
            </TableHead>
            <TableBody>
              {items.map(({ _id, products: { title, sale } }) => {
                const lower = newPrices.get(_id);
                return (
                  <TableRow key={_id}>
                    {!only && <Td className="font-semibold wrap-anywhere">{title}</Td>}
                    <Td label={words.was} numeric>
                      {formatMoney(sale)}
                    </Td>
                    <Td label={words.is} numeric className="font-semibold">
                      <span aria-live="polite">{lower === undefined ? '–' : formatMoney(lower)}</span>
                    </Td>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </div>
        {isError && <Notice tone="error">{words.failed}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" pending={isPending} unavailable={prices.length === 0 && !isOwn}>
            {words.yes(lowered.length)}
          </Button>
        </DialogActions>
      </form>
      {fall.dialog}
    </Dialog>
  );
}
