import { useState } from 'react';
import { formatMoney } from '#src/platform/shared/money.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

type Prices = { was: number; sale: number };

/** A fall by more than 80 % is probably a slip, such as 4.5 for 4,500. */
export const isSteep = ({ was, sale }: Prices): boolean => sale < was * 0.2;

/** Asks before a price falls steeply. The caller renders `dialog`. */
export function usePriceFall() {
  const [asked, setAsked] = useState<(Prices & { answer: (isRight: boolean) => void }) | null>(null);
  const { fall: words } = ownItemsTexts;
  /** Returns whether the price can be saved. */
  async function confirm(prices: Prices): Promise<boolean> {
    if (!isSteep(prices)) return true;
    const isRight = await new Promise<boolean>((answer) => setAsked({ ...prices, answer }));
    setAsked(null);
    return isRight;
  }
  const dialog = asked && (
    <ConfirmDialog
      tone="danger"
      title={words.title(formatMoney(asked.was), formatMoney(asked.sale))}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      {words.text}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
