import { read } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { toCardListing } from '#src/catalog/listings/card-listing.ts';
import { ListingCard } from '#src/catalog/listings/listing-card.tsx';
import { browsingTexts } from '#src/texts/browsing.ts';

export function SimilarItems({ id, kind }: { id: string; kind: Kind }) {
  const [items] = useFetched<Listing[]>(`/api/${kind}/${id}/similar`, read);
  const { none, failed } = browsingTexts.similar;
  if (items === undefined) return null;
  if (!items?.length) return <p className="text-soft">{items ? none : failed}</p>;
  return (
    <div className="grid-list">
      {items.map((listing) => (
        <ListingCard key={listing._id} listing={toCardListing(listing)} heading="h3" />
      ))}
    </div>
  );
}
