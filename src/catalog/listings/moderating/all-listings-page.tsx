import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { listingSortOptions } from '#src/catalog/listings/lists/item-columns.tsx';
import { useRemoveItem } from '#src/catalog/listings/managing/use-remove-item.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useListState } from '#src/ui/client/list-state.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import { ItemMenu } from './item-menu.tsx';

export default function AllListingsPage() {
  const listState = useListState();
  const { confirm: confirmRemoval, dialog } = useRemoveItem();
  const reports = useOpenReports();
  const { admin } = adminTexts;
  const { dashboard, lists } = dashboardTexts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.allProducts}
        lead={admin.productsLead}
        actions={
          <>
            <ButtonLink variant="line" to="/dashboard/admin/paused">
              {pauseTexts.link}
            </ButtonLink>
            <ButtonLink variant="line" to="/dashboard/export">
              {exchangeTexts.export.link}
            </ButtonLink>
          </>
        }
        className="mb-8"
      />
      <ListToolbar list={listState} searchLabel={lists.findItems} />
      {kinds.map((kind) => (
        <KindSection key={kind} kind={kind} reports={reports} onDelete={confirmRemoval} />
      ))}
      {dialog}
    </>
  );
}

/** Two full rows on wide screens. */
const perPage = 10;

type OpenReports = ReadonlyMap<string, number>;

/** The open reports by item, of the 100 oldest; the list of reports shows them all. */
function useOpenReports(): OpenReports {
  const { data = [] } = useQuery({
    queryKey: ['reports', 'of items'],
    queryFn: async () => (await api('GET /reports', { query: { state: 'open', limit: 100 } })).body,
  });
  return new Map(data.map(({ listing }) => [listing._id, listing.openReports]));
}

function KindSection({
  kind,
  reports,
  onDelete,
}: {
  kind: Kind;
  reports: OpenReports;
  onDelete: (listing: Listing) => void;
}) {
  const list = usePagedList(`GET /${kind}`, api, { name: kind, limit: perPage });
  const { admin } = adminTexts;
  const { lists } = dashboardTexts;
  const title = shopFacts().kinds?.[kind] ?? admin.sections[kind];
  return (
    <section className="mt-10">
      <div className="flex flex-wrap justify-between gap-x-6">
        <SectionHeading title={title} />
        {list.total > 1 && <ListToolbar list={list} sorts={listingSortOptions()} sortsAlways />}
      </div>
      <Paged
        list={list}
        of={title}
        empty={<EmptyState title={admin.noneOf[kind]}>{admin.noneHint}</EmptyState>}
        nothingFound={<p className="border-t border-line py-6 text-soft">{lists.nothingFound}</p>}
      >
        <div className="grid-dense">
          {list.items.map((listing) => (
            <ListingTile
              key={listing._id}
              listing={listing}
              reports={reports.get(listing._id) ?? 0}
              onDelete={() => onDelete(listing)}
            />
          ))}
        </div>
      </Paged>
    </section>
  );
}

/** An item as admins see it, with the number of its open reports. */
function ListingTile({
  listing,
  reports,
  onDelete,
}: {
  listing: Listing;
  reports: number;
  onDelete: () => void;
}) {
  const { kind, _id, state, products: item } = listing;
  const { listing: words } = siteTexts;
  return (
    <article className="relative flex h-full flex-col">
      <Photo src={item.img} alt="">
        <StateTag
          state={state}
          label={words.states[state]}
          className={state === 'available' ? 'bg-sheet' : undefined}
        />
      </Photo>
      <h3 className="heading-card mt-3 line-clamp-2 text-pretty sm:min-h-[2.6em]">
        <Link to={`/dashboard/${kind}/${_id}`} className="after:absolute after:inset-0 hover:underline">
          <Unbroken>{item.title}</Unbroken>
        </Link>
      </h3>
      <div className="mt-1 -me-3 flex items-start justify-between">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-sm text-soft">
          <span className="font-semibold text-ink tabular-nums">{formatMoney(item.sale)}</span>
          <span className="relative">
            <UserLink id={item._id} name={item.seller} />
          </span>
        </p>
        <div className="relative -mt-3">
          <ItemMenu item={listing} onDelete={onDelete} />
        </div>
      </div>
      {reports > 0 && (
        <Link
          to="/dashboard/admin/reports?state=open"
          className="relative mt-1 self-start text-sm font-semibold text-alarm hover:underline"
        >
          {adminTexts.admin.openReports(reports)}
        </Link>
      )}
    </article>
  );
}
