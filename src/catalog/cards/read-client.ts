import { bodyOf, receive, timeout } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import type { ItemCard } from './schemas.ts';

/** Reads cards from `/cards`, which is not part of the API. */
export const readCards = async (query: string): Promise<ItemCard[]> =>
  bodyOf(await receive(await fetch(`/cards?${query}`, { signal: AbortSignal.timeout(timeout()) })));

export const useCards = (query: string) => useFetched(query, async () => readCards(query));
