import type { PagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ListTable } from '#src/ui/list-table.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import type { Kind, OwnListing } from './contract.ts';
import { listingSortOptions } from './listing-sorts.ts';
import { AdvertiseButton } from './advertise-button.tsx';
import { AdvertiseNote } from './advertise-note.tsx';

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
  return (
    <section className="mt-10">
      <SectionHeading title={products.added[kind]} />
      {list.total > 1 && (
        <div className="sm:hidden">
          <ListToolbar list={list} sorts={listingSortOptions(true)} />
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
            {
              label: tables.product,
              sort: 'title',
              head: 'wide',
              render: ({ _id, products: { img, title } }) => (
                <PicturedTitle src={img} title={title} to={`/dashboard/${kind}/${_id}`} />
              ),
            },
            {
              label: tables.salePrice,
              sort: 'sale',
              numeric: true,
              render: (listing) => formatDollars(listing.products.sale),
            },
            {
              label: tables.date,
              sort: 'date',
              className: 'whitespace-nowrap',
              render: ({ date }) => formatDay(date),
            },
            { label: tables.status, sort: 'state', render: showState },
            {
              label: tables.delete,
              head: 'hidden',
              render: (listing) => (
                <span className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
                  <AdvertiseButton listing={listing} size="sm" />
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={products.deleteOf(listing.products.title)}
                    onClick={() => onDelete(listing)}
                  >
                    {tables.delete}
                  </Button>
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
