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
import { ListTable } from '#src/ui/list-table.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { Listing } from './contract.ts';
import { listingSortOptions } from './listing-sorts.ts';
import { useRemoveItem } from './use-remove-item.ts';

export default function AllCamerasPage() {
  const list = usePagedList<Listing>('/cameras', api);
  const { ask, dialog } = useRemoveItem();
  const { admin } = adminTexts;
  const { lists, tables, products } = dashboardTexts;
  return (
    <>
      <PageHeading title={admin.cameras} lead={admin.productsLead} className="mb-8" />
      <ListToolbar list={list} searchLabel={lists.findItems} sorts={listingSortOptions()} />
      <Paged list={list} empty={<EmptyState title={admin.noneOf.cameras}>{admin.noneHint}</EmptyState>}>
        <ListTable
          list={list}
          caption={admin.cameras}
          numbered
          columns={[
            {
              label: tables.product,
              sort: 'title',
              head: 'wide',
              render: ({ _id, products: item }) => (
                <PicturedTitle src={item.img} title={item.title} to={`/dashboard/cameras/${_id}`} />
              ),
            },
            {
              label: admin.seller,
              render: ({ products: item }) => <PersonLink id={item._id} name={item.seller} />,
            },
            {
              label: admin.price,
              sort: 'sale',
              numeric: true,
              render: ({ products: item }) => formatDollars(item.sale),
            },
            {
              label: admin.listed,
              sort: 'date',
              className: 'whitespace-nowrap',
              render: ({ date }) => formatDay(date),
            },
            {
              label: admin.state,
              render: ({ state }) => <StateTag state={state} label={siteTexts.listing.states[state]} />,
            },
            {
              label: tables.delete,
              head: 'hidden',
              render: (listing) => (
                <Button
                  size="sm"
                  variant="line"
                  aria-label={products.deleteOf(listing.products.title)}
                  onClick={() => ask(listing)}
                >
                  {tables.delete}
                </Button>
              ),
            },
          ]}
        />
      </Paged>
      {dialog}
    </>
  );
}
