import { useEffect, useState } from 'react';
import type { Listing } from '#src/listings/contract.ts';
import type { CardListing } from '#src/listings/listing-card.tsx';
import { call } from '#src/browser/call.ts';

/** Items of a page that is kept while they are booked, with their states once these are known. */
export function useStates(path: string, items: CardListing[]): CardListing[] {
  const [states, setStates] = useState<ReadonlyMap<string, Listing['state']>>(new Map());
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      // Without an answer cards say nothing of it; the page of an item does.
      const answer = await call<Listing[]>('GET', `/api${path}`).catch(() => null);
      if (isWanted && answer) setStates(new Map(answer.body.map(({ _id, state }) => [_id, state])));
    })();
    return () => {
      isWanted = false;
    };
  }, [path]);
  return items.map((item) => ({ ...item, state: states.get(item._id) ?? item.state }));
}
