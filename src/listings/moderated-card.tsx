import type { PagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ListTable } from '#src/ui/list-table.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { ModeratedListing } from './contract.ts';
import { RestoreButton } from './restore-card.tsx';
import { useRemoveItem } from './use-remove-item.ts';

export function ModeratedItems({
  list,
  caption,
  empty,
  ofOnePerson = false,
}: {
  list: PagedList<ModeratedListing>;
  caption: string;
  empty: React.ReactNode;
  ofOnePerson?: boolean;
}) {
  const { ask, dialog } = useRemoveItem();
  const { tables } = dashboardTexts;
  const { admin } = adminTexts;
  const seller = {
    label: admin.seller,
    render: ({ products: item }: ModeratedListing) => <PersonLink id={item._id} name={item.seller} />,
  };
  return (
    <>
      <Paged list={list} of={caption} empty={empty}>
        <ListTable
          list={list}
          caption={caption}
          columns={[
            { label: tables.product, head: 'wide', render: showItem },
            ...(ofOnePerson ? [] : [seller]),
            {
              label: admin.price,
              numeric: true,
              render: ({ products: item }) => formatDollars(item.sale),
            },
            { label: admin.listed, className: 'whitespace-nowrap', render: ({ date }) => formatDay(date) },
            { label: admin.state, render: showState },
            {
              label: tables.delete,
              head: 'hidden',
              render: (item) => !item.withdrawn && <Actions item={item} onDelete={() => ask(item)} />,
            },
          ]}
        />
      </Paged>
      {dialog}
    </>
  );
}

const showItem = ({ _id, kind, products: { img, title }, withdrawn }: ModeratedListing) => (
  <PicturedTitle src={img} title={title} to={withdrawn ? undefined : `/dashboard/${kind}/${_id}`} />
);

function showState({ state, paused, withdrawn }: ModeratedListing) {
  return (
    <span className="flex max-w-80 min-w-0 flex-col items-start gap-1">
      {withdrawn ? (
        <StateTag state="plain" label={adminTexts.people.withdrawn(formatDay(withdrawn))} />
      ) : (
        // Nobody can book a paused item, so it does not read 'Available'.
        (!paused || state !== 'available') && (
          <StateTag state={state} label={siteTexts.listing.states[state]} />
        )
      )}
      {paused && !withdrawn && <PausedNote paused={paused} />}
    </span>
  );
}

function Actions({ item, onDelete }: { item: ModeratedListing; onDelete: () => void }) {
  const { tables, products } = dashboardTexts;
  const { title } = item.products;
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      {item.paused && <RestoreButton id={item._id} title={title} size="sm" />}
      <Button size="sm" variant="line" aria-label={products.deleteOf(title)} onClick={onDelete}>
        {tables.delete}
      </Button>
    </span>
  );
}

function PausedNote({ paused }: { paused: NonNullable<ModeratedListing['paused']> }) {
  const { pauses } = dashboardTexts;
  return (
    <>
      <StateTag state="plain" label={pauses.since(formatDay(paused.since))} />
      <span className="text-sm wrap-anywhere">{paused.reason ?? siteTexts.left.erased}</span>
      <span className="mono">
        {paused.edited ? pauses.edited(formatDay(paused.edited)) : pauses.notEdited}
      </span>
    </>
  );
}
