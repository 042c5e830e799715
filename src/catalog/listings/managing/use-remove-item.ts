import { api } from '#src/accounts/auth/client.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';

export function explain(error: unknown): string {
  const isRefusal = error instanceof CallError && (error.status === 409 || error.code === 'not-approved');
  return isRefusal ? error.message : dashboardTexts.products.notDone;
}

/** Removes an item, as an admin. Warns when that cancels an order. The caller renders `dialog` beside the lists. */
export function useRemoveItem() {
  const renew = useRenew();
  const { admin } = adminTexts;
  const { products } = dashboardTexts;
  return useConfirmed<Listing>({
    run: async ({ kind, _id }) => api(`DELETE /${kind}/{id}`, { params: { id: _id } }),
    done: products.deleted,
    explain,
    onDone: async ({ kind }) => renew('my', kind, 'orders', 'figures', 'pauses', 'people'),
    words: ({ state, products: { title } }) => ({
      tone: 'danger',
      title: products.deleteTitle(title),
      children: state === 'booked' ? admin.deleteBooked : admin.deleteText,
      confirmLabel: products.deleteYes,
      cancelLabel: products.deleteNo,
    }),
  });
}
