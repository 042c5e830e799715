import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { Listing } from './contract.ts';
import { listingSortOptions } from './listing-sorts.ts';
import { useRemoveItem } from './use-remove-item.ts';

/** The cameras on show as a table, for admins. */
export default function AllCamerasPage() {
  const list = usePagedList<Listing>('/cameras', api);
  const { ask, dialog } = useRemoveItem();
  const { admin } = adminTexts;
  const { lists, tables } = dashboardTexts;
  return (
    <>
      <PageHeading title={admin.cameras} lead={admin.productsLead} className="mb-8" />
      <ListToolbar list={list} searchLabel={lists.findItems} sorts={listingSortOptions()} />
      <Paged list={list} empty={<EmptyState title={admin.noneOf.cameras}>{admin.noneHint}</EmptyState>}>
        <Table caption={admin.cameras}>
          <TableHead>
            <Th numeric>{admin.sl}</Th>
            <Th {...list.sortBy('title')}>{tables.product}</Th>
            <Th>{admin.seller}</Th>
            <Th numeric {...list.sortBy('sale')}>
              {admin.price}
            </Th>
            <Th {...list.sortBy('date')}>{admin.listed}</Th>
            <Th>{admin.state}</Th>
            <Th>
              <span className="sr-only">{tables.delete}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((listing, index) => (
              <CameraRow
                key={listing._id}
                listing={listing}
                number={list.first + index}
                onDelete={() => ask(listing)}
              />
            ))}
          </TableBody>
        </Table>
      </Paged>
      {dialog}
    </>
  );
}

function CameraRow({
  listing: { _id, products: item, date, state },
  number,
  onDelete,
}: {
  listing: Listing;
  number: number;
  onDelete: () => void;
}) {
  const { admin } = adminTexts;
  const { tables, products } = dashboardTexts;
  const { listing: words } = siteTexts;
  return (
    <TableRow>
      <Td numeric className="max-sm:hidden!">
        {number}
      </Td>
      <Td>
        <PicturedTitle src={item.img} title={item.title} to={`/dashboard/cameras/${_id}`} />
      </Td>
      <Td label={admin.seller}>
        <PersonLink id={item._id} name={item.seller} />
      </Td>
      <Td numeric label={admin.price}>
        {formatDollars(item.sale)}
      </Td>
      <Td label={admin.listed} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={admin.state}>
        <StateTag state={state} label={words.states[state]} />
      </Td>
      <Td>
        <Button size="sm" variant="line" aria-label={products.deleteOf(item.title)} onClick={onDelete}>
          {tables.delete}
        </Button>
      </Td>
    </TableRow>
  );
}
