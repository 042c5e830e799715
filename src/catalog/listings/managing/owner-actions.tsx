import { useNavigate } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { AdvertiseButton, AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { useDeleteListing } from './use-delete-listing.ts';
import { EvidenceActions, GradeAction } from '#src/catalog/listings/inspecting/finding-actions.tsx';
import { useMarkSold } from './use-mark-sold.tsx';

export function OwnerActions({ listing, onEdit }: { listing: OwnListing; onEdit: () => void }) {
  const navigate = useNavigate();
  const { products, tables } = dashboardTexts;
  const selling = useMarkSold();
  const deleting = useDeleteListing(() => void navigate('/dashboard/myproducts', { replace: true }));
  return (
    <div className="flex flex-wrap gap-3">
      {listing.state !== 'sold' && <Button onClick={onEdit}>{products.edit}</Button>}
      {listing.state === 'available' && <GradeAction listing={listing} />}
      {listing.state === 'available' && listing.kind === 'cameras' && <EvidenceActions listing={listing} />}
      <AdvertiseButton listing={listing} />
      {listing.state !== 'sold' && !listing.paused && (
        <Button variant="line" onClick={() => selling.ask(listing)}>
          {products.sell}
        </Button>
      )}
      <Button variant="line" onClick={() => deleting.ask(listing)}>
        {tables.delete}
      </Button>
      {listing.state === 'available' && (
        <AdvertiseNote listing={listing} className="basis-full text-sm text-soft" />
      )}
      {selling.dialog}
      {deleting.dialog}
    </div>
  );
}
