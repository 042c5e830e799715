import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { kinds } from '#src/catalog/items/kind-schemas.ts';
import { AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import { DraftList } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { importTexts } from '#src/texts/imports.ts';
import { kindTexts } from '#src/texts/names.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useListState } from '#src/ui/client/list-state.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { OwnListings } from './own-listings.tsx';
import { maxAtOnce } from './several/schemas.ts';
import { SelectionBar, useSelection } from './several/selection-bar.tsx';
import { useItemChanges } from './several/use-item-changes.tsx';

/** The key starts with 'my', so that the counts are refetched with the lists. */
function useCounts() {
  return useQuery({
    queryKey: ['my', 'counts'],
    queryFn: async () => (await api('GET /my/items/counts')).body,
  }).data;
}

export default function MyListingsPage() {
  const { role } = useCurrentUser();
  const selection = useSelection();
  const changes = useItemChanges(selection.clear, { canUndo: true });
  const counts = useCounts();
  const listState = useListState('', ['kind', 'state']);
  const chosen = kinds.find((kind) => kind === listState.filters['kind']);
  const { dashboard, products, lists: words } = dashboardTexts;
  const { listing } = siteTexts;
  const hasAny = listState.isFiltered || Object.values(counts ?? {}).some((count) => count > 0);
  const labels = { 'for-sale': listing.states.available, paused: pauseTexts.tag, ...listing.states };
  const states = (['for-sale', 'paused', 'booked', 'sold'] as const).map((value) => ({
    value,
    label: counts ? ownItemsTexts.states(labels[value], counts[value]) : labels[value],
  }));
  return (
    <>
      <PageHeading
        title={dashboard.nav.myProducts}
        actions={
          <>
            {role !== 'Buyer' && (
              <>
                <ButtonLink to="/dashboard/addproducts">{products.add}</ButtonLink>
                <ButtonLink variant="line" to="/dashboard/import">
                  {importTexts.link}
                </ButtonLink>
              </>
            )}
            <ButtonLink variant="line" to="/dashboard/export">
              {exchangeTexts.export.link}
            </ButtonLink>
          </>
        }
        className="mb-8"
      />
      <DraftList className="mb-10" />
      {hasAny && (
        <ListToolbar
          list={listState}
          searchLabel={words.findItems}
          filters={[
            {
              name: 'kind',
              label: ownItemsTexts.kinds,
              options: kinds.map((value) => ({ value, label: kindTexts(value).nav })),
            },
            { name: 'state', label: words.itemStates, options: states },
          ]}
        />
      )}
      {hasAny && role !== 'Buyer' && <AdvertiseNote />}
      {changes.undo}
      {changes.refusals}
      {(chosen ? [chosen] : kinds).map((kind) => (
        <OwnListings
          key={kind}
          kind={kind}
          limit={chosen ? maxAtOnce : 10}
          selection={selection}
          changes={changes}
        />
      ))}
      <SelectionBar selection={selection} changes={changes} />
      {changes.dialog}
    </>
  );
}
