import { useState } from 'react';
import type { PagedList } from '#src/ui/client/paged-list.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { Link } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import {
  DeleteButton,
  itemColumns,
  ItemTable,
  listingSortOptions,
  StateTags,
} from '#src/catalog/listings/lists/item-columns.tsx';
import { AdvertiseButton, AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import { ItemChangeButtons, SelectableItem, type Selection } from './several/selection-bar.tsx';
import type { ItemChanges } from './several/use-item-changes.tsx';

const ListingDialog = lazyPart(
  async () => (await import('#src/catalog/listings/editing/listing-dialog.tsx')).ListingDialog,
);

export function OwnListings({
  kind,
  list,
  selection,
  changes,
}: {
  kind: Kind;
  list: PagedList<OwnListing>;
  selection: Selection;
  changes: ItemChanges;
}) {
  const [edited, setEdited] = useState<OwnListing | null>(null);
  const { tables, products, lists } = dashboardTexts;
  const { item, price, listed } = itemColumns();
  const own = shopFacts().kinds?.[kind];
  const title = own === undefined ? products.added[kind] : products.addedAs(own);
  return (
    <section className="mt-10">
      <SectionHeading title={title} />
      {list.total > 1 && (
        <div className="sm:hidden">
          <ListToolbar list={list} sorts={listingSortOptions({ withState: true })} />
        </div>
      )}
      <ItemTable
        list={list}
        caption={title}
        empty={<p className="border-t border-line py-6 text-soft">{products.empty}</p>}
        nothingFound={<p className="border-t border-line py-6 text-soft">{lists.nothingFound}</p>}
        columns={[
          { ...item, render: (listing) => <SelectableItem listing={listing} selection={selection} /> },
          { ...price, label: tables.salePrice, render: showPrice },
          { ...listed, label: tables.date },
          { label: tables.status, sort: 'state', render: showState },
          {
            label: tables.delete,
            head: 'hidden',
            render: (listing) => (
              <span className="flex flex-wrap gap-x-1 gap-y-2 max-sm:*:px-1 sm:justify-end sm:gap-x-2">
                {listing.state !== 'sold' && (
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={products.editOf(listing.products.title)}
                    onClick={() => setEdited(listing)}
                  >
                    {products.edit}
                  </Button>
                )}
                {listing.awaitsReturn && (
                  <ButtonLink size="sm" variant="patch" to={`/dashboard/${listing.kind}/${listing._id}`}>
                    {dealTexts.deal.ended.haveIt}
                  </ButtonLink>
                )}
                <ItemChangeButtons listing={listing} changes={changes} size="sm" />
                <AdvertiseButton listing={listing} size="sm" />
                <DeleteButton title={listing.products.title} onClick={() => changes.remove([listing])} />
              </span>
            ),
          },
        ]}
      />
      {edited && <ListingDialog editing={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

function showPrice({ state, products: { sale } }: OwnListing) {
  const price = formatMoney(sale);
  return state === 'sold' ? ownItemsTexts.soldFor(price) : price;
}

function showState(listing: OwnListing) {
  return (
    <>
      <span className="inline-flex flex-wrap gap-1">
        <StateTags state={listing.state} pause={listing.paused && pauseTexts.tag} />
      </span>
      {listing.state === 'available' && listing.asksMount && (
        <Link
          to={`/dashboard/${listing.kind}/${listing._id}`}
          className="mt-1 block text-xs text-soft underline"
        >
          {gearTexts.gear.whichMount}
        </Link>
      )}
      {listing.state === 'available' && listing.advertised && (
        <AdvertiseNote listing={listing} className="mt-1 text-xs text-soft" />
      )}
    </>
  );
}
