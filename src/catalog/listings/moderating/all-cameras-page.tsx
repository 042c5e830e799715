import { api } from '#src/accounts/auth/client.ts';
import { itemColumns, listingSortOptions } from '#src/catalog/listings/lists/item-columns.tsx';
import { useRemoveItem } from '#src/catalog/listings/managing/use-remove-item.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { ItemMenu } from './item-menu.tsx';

export default function AllCamerasPage() {
  const list = usePagedList('GET /cameras', api);
  const { confirm: confirmRemoval, dialog } = useRemoveItem();
  const { admin } = adminTexts;
  const { lists, tables } = dashboardTexts;
  const { item, seller, price, listed } = itemColumns();
  return (
    <>
      <PageHeading title={admin.cameras} lead={admin.camerasLead} className="mb-8" />
      <ListToolbar list={list} searchLabel={lists.findItems} sorts={listingSortOptions()} />
      <Paged list={list} empty={<EmptyState title={admin.noneOf.cameras}>{admin.noneHint}</EmptyState>}>
        <ListTable
          list={list}
          caption={admin.cameras}
          numbered
          columns={[
            { ...item, opensRow: true, className: 'max-sm:pe-12' },
            seller,
            price,
            listed,
            {
              label: admin.state,
              render: ({ state }) => <StateTag state={state} label={siteTexts.listing.states[state]} />,
            },
            {
              label: tables.delete,
              head: 'hidden',
              className: 'menu-cell',
              render: (listing) => <ItemMenu item={listing} onDelete={() => confirmRemoval(listing)} />,
            },
          ]}
        />
      </Paged>
      {dialog}
    </>
  );
}
