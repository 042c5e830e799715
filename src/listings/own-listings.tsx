import type { PagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Kind, OwnListing } from './contract.ts';
import { listingSortOptions } from './listing-sorts.ts';
import { AdvertiseButton } from './advertise-button.tsx';
import { AdvertiseNote } from './advertise-note.tsx';

/** The caller's items of one kind, sold ones too. */
export function OwnListings({
  kind,
  list,
  onDelete,
}: {
  kind: Kind;
  list: PagedList<OwnListing>;
  onDelete: (listing: OwnListing) => void;
}) {
  const { tables, products, lists, pauses } = dashboardTexts;
  const { listing: words } = siteTexts;
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
        <Table caption={products.added[kind]}>
          <TableHead>
            <Th {...list.sortBy('title')}>{tables.product}</Th>
            <Th numeric {...list.sortBy('sale')}>
              {tables.salePrice}
            </Th>
            <Th {...list.sortBy('date')}>{tables.date}</Th>
            <Th {...list.sortBy('state')}>{tables.status}</Th>
            <Th>
              <span className="sr-only">{tables.delete}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((listing) => (
              <TableRow key={listing._id}>
                <Td>
                  <PicturedTitle
                    src={listing.products.img}
                    title={listing.products.title}
                    to={`/dashboard/${kind}/${listing._id}`}
                  />
                </Td>
                <Td numeric label={tables.salePrice}>
                  {formatDollars(listing.products.sale)}
                </Td>
                <Td label={tables.date} className="whitespace-nowrap">
                  {formatDay(listing.date)}
                </Td>
                <Td label={tables.status}>
                  <span className="inline-flex flex-wrap gap-1">
                    <StateTag state={listing.state} label={words.states[listing.state]} />
                    {listing.paused && <StateTag state="plain" label={pauses.tag} />}
                  </span>
                  {listing.state === 'available' && listing.advertised && (
                    <AdvertiseNote listing={listing} className="mt-1 text-xs text-soft" />
                  )}
                </Td>
                <Td>
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
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paged>
    </section>
  );
}
