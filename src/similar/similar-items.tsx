import { useEffect, useState } from 'react';
import { call } from '#src/browser/call.ts';
import type { Kind, Listing } from '#src/listings/contract.ts';
import { forCard, ListingCard } from '#src/listings/listing-card.tsx';
import { besideTexts } from '#src/texts/beside.ts';

type State = Listing[] | 'asked' | 'failed';

export function SimilarItems({ id, kind }: { id: string; kind: Kind }) {
  const [items, setItems] = useState<State>('asked');
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const answer = await call<Listing[]>('GET', `/api/${kind}/${id}/similar`).catch(() => null);
      if (isWanted) setItems(answer?.body ?? 'failed');
    })();
    return () => {
      isWanted = false;
    };
  }, [id, kind]);
  const { none, failed } = besideTexts.similar;
  if (items === 'asked') return null;
  if (items === 'failed' || items.length === 0)
    return <p className="text-soft">{items === 'failed' ? failed : none}</p>;
  return (
    <div className="grid-list">
      {items.map((listing) => (
        <ListingCard key={listing._id} listing={forCard(listing)} heading="h3" />
      ))}
    </div>
  );
}
