import { api } from '#src/accounts/auth/client.ts';
import { itemColumns, ItemTable, StateTags } from '#src/catalog/listings/lists/item-columns.tsx';
import { useRemoveItem } from '#src/catalog/listings/managing/use-remove-item.ts';
import type { ModeratedListing } from '#src/catalog/listings/schemas.ts';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ItemMenu } from './item-menu.tsx';

export function ModeratedListings({
  list,
  caption,
  empty,
  ofOneUser = false,
}: {
  list: PagedList<ModeratedListing>;
  caption: string;
  empty: React.ReactNode;
  ofOneUser?: boolean;
}) {
  const { confirm: confirmRemoval, dialog } = useRemoveItem();
  const { tables } = dashboardTexts;
  const { admin } = adminTexts;
  const { item, seller, price, listed } = itemColumns({ isSorted: false });
  return (
    <>
      <ItemTable
        list={list}
        caption={caption}
        empty={empty}
        columns={[
          { ...item, opensRow: true },
          ...(ofOneUser ? [] : [seller]),
          price,
          listed,
          { label: admin.state, render: showState },
          {
            label: tables.delete,
            head: 'hidden',
            render: (row) => !row.withdrawn && <Actions item={row} onDelete={() => confirmRemoval(row)} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}

export function UserItems({ id }: { id: string }) {
  const list = usePagedList('GET /people/{id}/items', api, { params: { id }, name: 'items', limit: 10 });
  const { users } = adminTexts;
  return (
    <section className="mt-10">
      <SectionHeading title={users.items} />
      <ModeratedListings
        list={list}
        caption={users.items}
        empty={<p className="text-soft">{users.noItems}</p>}
        ofOneUser
      />
    </section>
  );
}

function pausedSince({ by, since }: NonNullable<ModeratedListing['paused']>): string {
  const words = by === 'seller' ? pauseTexts.bySeller.tag : pauseTexts.since;
  return words(formatDay(since));
}

function showState({ state, paused, withdrawn }: ModeratedListing) {
  return (
    <span className="flex max-w-80 min-w-0 flex-col items-start gap-1">
      {withdrawn ? (
        <StateTag state="plain" label={adminTexts.users.withdrawn(formatDay(withdrawn))} />
      ) : (
        <StateTags state={state} pause={paused && pausedSince(paused)} />
      )}
      {paused?.by === 'admin' && !withdrawn && (
        <>
          <span className="text-sm wrap-anywhere">{paused.reason ?? siteTexts.left.erased}</span>
          <span className="mono">
            {paused.edited ? pauseTexts.edited(formatDay(paused.edited)) : pauseTexts.notEdited}
          </span>
        </>
      )}
    </span>
  );
}

function Actions({ item, onDelete }: { item: ModeratedListing; onDelete: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:justify-end">
      {item.paused?.by === 'admin' && <RestoreButton id={item._id} title={item.products.title} size="sm" />}
      <ItemMenu item={item} shown={!item.paused} onDelete={onDelete} />
    </div>
  );
}
