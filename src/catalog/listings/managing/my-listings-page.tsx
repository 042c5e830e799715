import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useListState } from '#src/ui/client/list-state.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import { kinds, type Kind, type OwnListing } from '#src/catalog/listings/schemas.ts';
import { DraftList } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { OwnListings } from './own-listings.tsx';
import { useDeleteListing } from './use-delete-listing.ts';

const filters = ['state'];

function useOwnListings(kind: Kind) {
  return usePagedList<OwnListing>(`/my/${kind}`, api, { name: kind, filters, limit: 10 });
}

export default function MyListingsPage() {
  const { role } = useCurrentUser();
  const { confirm: confirmDelete, dialog } = useDeleteListing();
  const listState = useListState('', filters);
  const { dashboard, products, lists: words } = dashboardTexts;
  const { listing } = siteTexts;
  const lists = {
    cameras: useOwnListings('cameras'),
    lens: useOwnListings('lens'),
    accessories: useOwnListings('accessories'),
  };
  const hasAny = listState.isFiltered || kinds.some((kind) => lists[kind].total > 0);
  const states = (['available', 'booked', 'sold'] as const).map((value) => ({
    value,
    label: listing.states[value],
  }));
  return (
    <>
      <PageHeading
        title={dashboard.nav.myProducts}
        actions={role === 'Seller' && <ButtonLink to="/dashboard/addproducts">{products.add}</ButtonLink>}
        className="mb-8"
      />
      <DraftList className="mb-10" />
      {hasAny && (
        <ListToolbar
          list={listState}
          searchLabel={words.findItems}
          filters={[{ name: 'state', label: words.itemStates, options: states }]}
        />
      )}
      {hasAny && role === 'Seller' && <AdvertiseNote />}
      {kinds.map((kind) => (
        <OwnListings key={kind} kind={kind} list={lists[kind]} onDelete={confirmDelete} />
      ))}
      {dialog}
    </>
  );
}
