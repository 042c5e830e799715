import { api } from '#src/accounts/auth/client.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';

export function explain(error: unknown): string {
  return error instanceof CallError && error.status === 409 ? error.message : dashboardTexts.products.notDone;
}

/** The caller renders the returned `dialog` beside the lists. */
export function useDeleteListing(onDeleted?: () => void, describe?: (listing: Listing) => string) {
  const renew = useRenew();
  const { products } = dashboardTexts;
  return useConfirmed<Listing>({
    run: async ({ kind, _id }) => api('DELETE', `/${kind}/${_id}`),
    done: products.deleted,
    explain,
    onDone: async ({ kind }) => {
      // Leaves the page of the item before its data is refetched.
      onDeleted?.();
      await renew('my', kind, 'orders', 'figures', 'pauses', 'people');
    },
    words: (listing) => ({
      tone: 'danger',
      title: products.deleteTitle(listing.products.title),
      children: describe?.(listing) ?? products.deleteText,
      confirmLabel: products.deleteYes,
      cancelLabel: products.deleteNo,
    }),
  });
}

/** Warns admins when the removal cancels an order. */
export function useRemoveItem() {
  const { admin } = adminTexts;
  return useDeleteListing(undefined, ({ state }) =>
    state === 'booked' ? admin.deleteBooked : admin.deleteText,
  );
}
