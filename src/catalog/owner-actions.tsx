import { useNavigate } from 'react-router';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { Listing } from './contract.ts';
import { useDeleteListing } from './use-delete-listing.tsx';
import { useAdvertise, useMarkSold } from './use-owner-actions.tsx';

/** What its owner can do with an item. */
export function OwnerActions({ listing, onEdit }: { listing: Listing; onEdit: () => void }) {
  const navigate = useNavigate();
  const { products, tables } = texts;
  const { advertise, isPending } = useAdvertise();
  const selling = useMarkSold();
  const deleting = useDeleteListing(() => void navigate('/dashboard/myproducts', { replace: true }));
  const available = listing.state === 'available';
  return (
    <div className="flex flex-wrap gap-3">
      {listing.state !== 'sold' && <Button onClick={onEdit}>{products.edit}</Button>}
      {(available || listing.advertised) && (
        <Button variant="line" pending={isPending} onClick={() => advertise(listing)}>
          {listing.advertised ? products.stopAdvertising : products.advertise}
        </Button>
      )}
      {listing.state !== 'sold' && (
        <Button variant="line" onClick={() => selling.ask(listing)}>
          {products.sell}
        </Button>
      )}
      <Button variant="line" onClick={() => deleting.ask(listing)}>
        {tables.delete}
      </Button>
      {selling.dialog}
      {deleting.dialog}
    </div>
  );
}
