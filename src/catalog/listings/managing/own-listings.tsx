import type { PagedList } from '#src/ui/client/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import type { Kind, OwnListing } from '#src/catalog/listings/schemas.ts';
import { DeleteButton, itemColumns, listingSortOptions } from '#src/catalog/listings/lists/item-columns.tsx';
import { AdvertiseButton, AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';

export function OwnListings({
  kind,
  list,
  onDelete,
}: {
  kind: Kind;
  list: PagedList<OwnListing>;
  onDelete: (listing: OwnListing) => void;
}) {
  const { tables, products, lists } = dashboardTexts;
  const { item, price, listed } = itemColumns();
  return (
    <section className="mt-10">
      <SectionHeading title={products.added[kind]} />
      {list.total > 1 && (
        <div className="sm:hidden">
          <ListToolbar list={list} sorts={listingSortOptions({ withState: true })} />
        </div>
      )}
      <Paged
        list={list}
        of={products.added[kind]}
        empty={<p className="border-t border-line py-6 text-soft">{products.empty}</p>}
        nothingFound={<p className="border-t border-line py-6 text-soft">{lists.nothingFound}</p>}
      >
        <ListTable
          list={list}
          caption={products.added[kind]}
          columns={[
            item,
            { ...price, label: tables.salePrice },
            { ...listed, label: tables.date },
            { label: tables.status, sort: 'state', render: showState },
            {
              label: tables.delete,
              head: 'hidden',
              render: (listing) => (
                <span className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
                  <AdvertiseButton listing={listing} size="sm" />
                  <DeleteButton title={listing.products.title} onClick={() => onDelete(listing)} />
                </span>
              ),
            },
          ]}
        />
      </Paged>
    </section>
  );
}

function showState(listing: OwnListing) {
  return (
    <>
      <span className="inline-flex flex-wrap gap-1">
        <StateTag state={listing.state} label={siteTexts.listing.states[listing.state]} />
        {listing.paused && <StateTag state="plain" label={dashboardTexts.pauses.tag} />}
      </span>
      {listing.state === 'available' && listing.advertised && (
        <AdvertiseNote listing={listing} className="mt-1 text-xs text-soft" />
      )}
    </>
  );
}
