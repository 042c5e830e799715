import { useNavigate } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { AdvertiseButton } from '#src/catalog/listings/advertising/button.tsx';
import { AdvertiseNote } from '#src/catalog/listings/advertising/note.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { useDeleteListing } from './use-delete-listing.ts';
import { EvidenceItem } from '#src/catalog/listings/inspecting/evidence-action.tsx';
import { GradeItem } from '#src/catalog/listings/inspecting/grade-action.tsx';
import { useMarkSold } from './use-owner-actions.tsx';

export function OwnerActions({ listing, onEdit }: { listing: OwnListing; onEdit: () => void }) {
  const navigate = useNavigate();
  const { products, tables } = dashboardTexts;
  const selling = useMarkSold();
  const deleting = useDeleteListing(() => void navigate('/dashboard/myproducts', { replace: true }));
  return (
    <div className="flex flex-wrap gap-3">
      {listing.state !== 'sold' && <Button onClick={onEdit}>{products.edit}</Button>}
      {listing.state === 'available' && <GradeItem listing={listing} />}
      {listing.state === 'available' && listing.kind === 'cameras' && <EvidenceItem listing={listing} />}
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
