import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { AdvertiseNote, AdvertiseButton } from '#src/catalog/listings/advertising/advertise.tsx';
import { SellAnotherButton } from '#src/catalog/listings/editing/sell-another-card.tsx';
import {
  itemColumns,
  ItemTable,
  listingSortOptions,
  StateTags,
  DeleteButton,
} from '#src/catalog/listings/lists/item-columns.tsx';
import type { OwnListingRow } from '#src/catalog/listings/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { labeled } from '#src/texts/words.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Menu } from '#src/ui/menu.tsx';
import {
  SelectableItem,
  SelectAll,
  type Selection,
  LowerPriceButton,
  PauseButton,
  type ItemChange,
} from './several/selection-bar.tsx';
import type { ItemChanges } from './several/use-item-changes.tsx';

const ListingDialog = lazyPart(
  async () => (await import('#src/catalog/listings/editing/listing-dialog.tsx')).ListingDialog,
);

export function OwnListings({
  kind,
  limit,
  selection,
  changes,
}: {
  kind: Kind;
  limit: number;
  selection: Selection;
  changes: ItemChanges;
}) {
  const list = usePagedList(`GET /my/${kind}`, api, { name: kind, filters: ['state'], limit });
  const [edited, setEdited] = useState<OwnListingRow | null>(null);
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
      {list.items.length > 1 && <SelectAll items={list.items} selection={selection} />}
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
              <RowActions listing={listing} changes={changes} onEdit={() => setEdited(listing)} />
            ),
          },
        ]}
      />
      {edited && <ListingDialog editing={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

function showPrice({ state, products: { sale } }: OwnListingRow) {
  const price = formatMoney(sale);
  return state === 'sold' ? ownItemsTexts.soldFor(price) : price;
}

function showState(listing: OwnListingRow) {
  const { watchers, openOffers } = listing;
  return (
    // One box, because a cell is a row of boxes on phones.
    <div>
      <span className="inline-flex flex-wrap gap-1">
        <StateTags state={listing.state} pause={listing.paused && pauseTexts.tag} />
      </span>
      {listing.state !== 'sold' && watchers + openOffers > 0 && (
        <span className="mt-1 block text-xs text-soft">
          {watchers > 0 && ownItemsTexts.watchers(watchers)}
          {watchers > 0 && openOffers > 0 && ' · '}
          {openOffers > 0 && (
            <Link to="/dashboard/offers?side=selling" className="link">
              {ownItemsTexts.offers(openOffers)}
            </Link>
          )}
        </span>
      )}
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
    </div>
  );
}

/** The next step for an item, editing it, and a menu with the rare actions. */
function RowActions({ listing, changes, onEdit }: Omit<ItemChange, 'size'> & { onEdit: () => void }) {
  const { state, paused, products: item } = listing;
  const { products } = dashboardTexts;
  const button = { listing, changes, size: 'sm' } as const;
  return (
    <div className="flex items-center gap-2 sm:justify-end sm:whitespace-nowrap">
      <NextStep {...button} />
      {state !== 'sold' && (
        <Button size="sm" variant="line" aria-label={products.editOf(item.title)} onClick={onEdit}>
          {products.edit}
        </Button>
      )}
      <div className="max-sm:ms-auto">
        <Menu label={labeled(dashboardTexts.dashboard.more, item.title)}>
          {paused ? <LowerPriceButton {...button} /> : <PauseButton {...button} />}
          <AdvertiseButton listing={listing} size="sm" />
          <DeleteButton title={item.title} onClick={() => changes.remove([listing])} />
        </Menu>
      </div>
    </div>
  );
}

function NextStep(button: ItemChange) {
  const { listing } = button;
  const { kind, _id, state, paused, awaitsReturn, products } = listing;
  const { deal } = dealTexts;
  if (state === 'sold') return <SellAnotherButton listing={listing} size="sm" />;
  if (state === 'booked' || awaitsReturn) {
    const label = awaitsReturn ? deal.ended.haveIt : deal.see;
    return (
      <ButtonLink
        size="sm"
        variant={awaitsReturn ? 'patch' : 'line'}
        to={`/dashboard/${kind}/${_id}`}
        aria-label={deal.linkOf(label, products.title)}
      >
        {label}
      </ButtonLink>
    );
  }
  return paused ? <PauseButton {...button} /> : <LowerPriceButton {...button} />;
}
