import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { AdvertiseButton, AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import { SellAnotherButton } from '#src/catalog/listings/editing/sell-another-card.tsx';
import { EvidenceActions, GradeAction } from '#src/catalog/listings/inspecting/inspection-actions.tsx';
import { DeleteButton } from '#src/catalog/listings/lists/item-columns.tsx';
import type { Listing, OwnedListing } from '#src/catalog/listings/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { LowerPriceButton, PauseButton } from './several/selection-bar.tsx';
import { useItemChanges } from './several/use-item-changes.tsx';
import { explain } from './use-remove-item.ts';

const ListingDialog = lazyPart(
  async () => (await import('#src/catalog/listings/editing/listing-dialog.tsx')).ListingDialog,
);

export function OwnerActions({ listing }: { listing: OwnedListing }) {
  const navigate = useNavigate();
  const { products, dashboard } = dashboardTexts;
  const [isEditing, setEditing] = useState(false);
  const selling = useMarkSold();
  const changes = useItemChanges((act, changed) => {
    if (act === 'delete' && changed > 0) void navigate('/dashboard/myproducts', { replace: true });
  });
  return (
    <div className="flex flex-wrap gap-3">
      {listing.state !== 'sold' && <Button onClick={() => setEditing(true)}>{products.edit}</Button>}
      {listing.state === 'available' && <GradeAction listing={listing} />}
      {listing.state === 'available' && listing.kind === 'cameras' && !listing.film && (
        <EvidenceActions listing={listing} />
      )}
      <LowerPriceButton listing={listing} changes={changes} />
      <PauseButton listing={listing} changes={changes} />
      {listing.state === 'sold' && <SellAnotherButton listing={listing} />}
      {listing.state !== 'sold' && listing.paused?.by !== 'admin' && (
        <Button variant="line" onClick={() => selling.open(listing)}>
          {products.sell}
        </Button>
      )}
      <Menu label={labeled(dashboard.more, listing.products.title)}>
        {listing.state !== 'sold' && <SellAnotherButton listing={listing} size="sm" />}
        <AdvertiseButton listing={listing} size="sm" />
        <DeleteButton title={listing.products.title} onClick={() => changes.remove([listing])} />
      </Menu>
      {listing.state === 'available' && (
        <AdvertiseNote listing={listing} className="basis-full text-sm text-soft" />
      )}
      {changes.refusals && <div className="basis-full">{changes.refusals}</div>}
      {changes.dialog}
      {selling.dialog}
      {isEditing && <ListingDialog editing={listing} onClose={() => setEditing(false)} />}
    </div>
  );
}

function useMarkSold() {
  const renew = useRenew();
  const [isOther, setOther] = useState(false);
  const { products } = dashboardTexts;
  const { confirm, dialog } = useConfirmed<Listing>({
    run: async ({ kind, _id }) =>
      api(`PUT /${kind}/{id}/sold`, { params: { id: _id }, body: isOther ? { to: 'other' } : undefined }),
    done: products.sold,
    explain,
    onDone: () => renew('my', 'orders'),
    words: ({ state, products: { title } }) => ({
      tone: 'solid',
      title: products.sellTitle(title),
      children: state === 'booked' && !isOther ? products.sellBooked : products.sellText,
      confirmLabel: products.sellYes,
      cancelLabel: products.sellNo,
      more: state === 'booked' && (
        <Checkbox
          label={products.sellOther}
          checked={isOther}
          onChange={(event) => setOther(event.target.checked)}
        />
      ),
    }),
  });
  const open = (listing: Listing) => {
    setOther(false);
    confirm(listing);
  };
  return { open, dialog };
}
