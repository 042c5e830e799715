import { adminTexts } from '#src/texts/admin.ts';
import { useDeleteListing } from '#src/catalog/listings/managing/use-delete-listing.ts';

/** Warns when that cancels an order. */
export function useRemoveItem() {
  const { admin } = adminTexts;
  return useDeleteListing(undefined, ({ state }) =>
    state === 'booked' ? admin.deleteBooked : admin.deleteText,
  );
}
