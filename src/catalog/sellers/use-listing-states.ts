import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { CardListing } from '#src/catalog/listings/listing-card.tsx';
import { read } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';

/** Items of a page that is kept while they are booked, with their states once these are known. */
export function useStates(path: string, items: CardListing[]): CardListing[] {
  const [listings] = useFetched<Listing[]>(`/api${path}`, read);
  const states = new Map(listings?.map(({ _id, state }) => [_id, state]));
  return items.map((item) => ({ ...item, state: states.get(item._id) ?? item.state }));
}
