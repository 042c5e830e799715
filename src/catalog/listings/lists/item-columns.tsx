import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { PagedList } from '#src/ui/client/paged-list.ts';
import { ListTable, type Column } from '#src/ui/lists/list-table.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';

type Item = Pick<Listing, '_id' | 'kind' | 'date' | 'products'> & { withdrawn?: string | null };

export function itemColumns({ isSorted = true }: { isSorted?: boolean } = {}) {
  const { admin } = adminTexts;
  const by = (sort: string): { sort?: string } => (isSorted ? { sort } : {});
  return {
    item: {
      label: dashboardTexts.tables.product,
      head: 'wide',
      ...by('title'),
      render: ({ _id, kind, products: { img, title }, withdrawn }) => (
        <PhotoWithTitle src={img} title={title} to={withdrawn ? undefined : `/dashboard/${kind}/${_id}`} />
      ),
    },
    seller: {
      label: admin.seller,
      render: ({ products: { _id, seller } }) => <UserLink id={_id} name={seller} />,
    },
    price: {
      label: admin.price,
      numeric: true,
      ...by('sale'),
      render: ({ products: { sale } }) => formatMoney(sale),
    },
    listed: {
      label: admin.listed,
      className: 'whitespace-nowrap',
      ...by('date'),
      render: ({ date }) => formatDay(date),
    },
  } satisfies Record<string, Column<Item>>;
}

/** A page of items as a table. */
export function ItemTable<T extends Item>({
  list,
  caption,
  columns,
  ...texts
}: {
  list: PagedList<T>;
  caption: string;
  columns: readonly Column<T>[];
  empty: React.ReactNode;
  nothingFound?: React.ReactNode;
}) {
  return (
    <Paged list={list} of={caption} {...texts}>
      <ListTable list={list} caption={caption} columns={columns} />
    </Paged>
  );
}

/** The state, and the tag of a pause. Nobody can book a paused item, so it does not read 'Available'. */
export function StateTags({ state, pause }: { state: Listing['state']; pause: string | null }) {
  return (
    <>
      {(pause === null || state !== 'available') && (
        <StateTag state={state} label={siteTexts.listing.states[state]} />
      )}
      {pause !== null && <StateTag state="plain" label={pause} />}
    </>
  );
}

export function DeleteButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { tables, products } = dashboardTexts;
  return (
    <Button
      size="sm"
      variant="quiet"
      className="text-alarm"
      aria-label={products.deleteOf(title)}
      onClick={onClick}
    >
      {tables.delete}
    </Button>
  );
}

/** `withState` for lists that contain sold items. */
export function listingSortOptions({ withState = false } = {}) {
  const { newest, oldest, titleUp, titleDown, priceUp, priceDown, state } = dashboardTexts.lists.sorts;
  return [
    { value: '', label: newest },
    { value: 'date asc', label: oldest },
    { value: 'title asc', label: titleUp },
    { value: 'title desc', label: titleDown },
    { value: 'sale asc', label: priceUp },
    { value: 'sale desc', label: priceDown },
    ...(withState ? [{ value: 'state asc', label: state }] : []),
  ];
}
