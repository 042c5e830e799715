import type { Listing } from '#src/listings/contract.ts';
import type { CardListing } from '#src/listings/listing-card.tsx';
import { read } from '#src/browser/call.ts';
import { useFetched } from '#src/browser/use-fetched.ts';

/** Items of a page that is kept while they are booked, with their states once these are known. */
export function useStates(path: string, items: CardListing[]): CardListing[] {
  const [listings] = useFetched<Listing[]>(`/api${path}`, read);
  const states = new Map(listings?.map(({ _id, state }) => [_id, state]));
  return items.map((item) => ({ ...item, state: states.get(item._id) ?? item.state }));
}
