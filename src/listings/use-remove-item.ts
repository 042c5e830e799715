import { adminTexts } from '#src/texts/admin.ts';
import { useDeleteListing } from './use-delete-listing.tsx';

/** Asks an admin once, then withdraws someone's item; says so where that cancels an order. */
export function useRemoveItem() {
  const { admin } = adminTexts;
  return useDeleteListing(undefined, ({ state }) =>
    state === 'booked' ? admin.deleteBooked : admin.deleteText,
  );
}
