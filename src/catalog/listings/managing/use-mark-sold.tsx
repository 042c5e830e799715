import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { explain } from './use-delete-listing.ts';

/** Render `dialog` beside what shows it. */
export function useMarkSold() {
  const renew = useRenew();
  const [isOther, setOther] = useState(false);
  const { products } = dashboardTexts;
  const { ask, dialog } = useConfirmed<Listing>({
    act: async ({ kind, _id }) => api('PUT', `/${kind}/${_id}/sold`, isOther ? { to: 'other' } : undefined),
    done: products.sold,
    explain,
    onDone: () => renew('my', 'orders'),
    words: ({ state, products: { title } }) => ({
      tone: 'solid',
      title: products.sellTitle(title),
      children: state === 'booked' && !isOther ? products.sellBooked : products.sellText,
      confirmLabel: products.sellYes,
      cancelLabel: products.sellNo,
      more: state === 'booked' && (
        <Checkbox
          label={products.sellOther}
          checked={isOther}
          onChange={(event) => setOther(event.target.checked)}
        />
      ),
    }),
  });
  const askAnew = (listing: Listing) => {
    setOther(false);
    ask(listing);
  };
  return { ask: askAnew, dialog };
}
