import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useListState } from '#src/ui/client/list-state.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { kinds, type Kind, type Listing } from '#src/catalog/listings/schemas.ts';
import { DeleteButton, listingSortOptions } from '#src/catalog/listings/lists/item-columns.tsx';
import { useRemoveItem } from '#src/catalog/listings/managing/use-delete-listing.ts';

export default function AllListingsPage() {
  const listState = useListState();
  const { confirm: confirmRemoval, dialog } = useRemoveItem();
  const { admin } = adminTexts;
  const { dashboard, lists, pauses } = dashboardTexts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.allProducts}
        lead={admin.productsLead}
        actions={
          <ButtonLink variant="line" to="/dashboard/admin/paused">
            {pauses.link}
          </ButtonLink>
        }
        className="mb-8"
      />
      <ListToolbar list={listState} searchLabel={lists.findItems} />
      {kinds.map((kind) => (
        <KindSection key={kind} kind={kind} onDelete={confirmRemoval} />
      ))}
      {dialog}
    </>
  );
}

/** Two full rows on wide screens. */
const perPage = 10;

function KindSection({ kind, onDelete }: { kind: Kind; onDelete: (listing: Listing) => void }) {
  const list = usePagedList<Listing>(`/${kind}`, api, { name: kind, limit: perPage });
  const { admin } = adminTexts;
  const { lists } = dashboardTexts;
  return (
    <section className="mt-10">
      <div className="flex flex-wrap justify-between gap-x-6">
        <SectionHeading title={admin.sections[kind]} />
        {list.total > 1 && <ListToolbar list={list} sorts={listingSortOptions()} sortsAlways />}
      </div>
      <Paged
        list={list}
        of={admin.sections[kind]}
        empty={<EmptyState title={admin.noneOf[kind]}>{admin.noneHint}</EmptyState>}
        nothingFound={<p className="border-t border-line py-6 text-soft">{lists.nothingFound}</p>}
      >
        <div className="grid-dense">
          {list.items.map((listing) => (
            <ListingTile key={listing._id} listing={listing} onDelete={() => onDelete(listing)} />
          ))}
        </div>
      </Paged>
    </section>
  );
}

function ListingTile({ listing, onDelete }: { listing: Listing; onDelete: () => void }) {
  const { kind, _id, state, products: item } = listing;
  const { listing: words } = siteTexts;
  return (
    <article className="flex h-full flex-col">
      <Photo src={item.img} alt="">
        {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
      </Photo>
      <h3 className="heading-card mt-3 line-clamp-2 text-pretty sm:min-h-[2.6em]">
        <Link to={`/dashboard/${kind}/${_id}`} className="hover:underline">
          <Unbroken>{item.title}</Unbroken>
        </Link>
      </h3>
      <div className="mt-auto pt-3">
        <DeleteButton title={item.title} onClick={onDelete} />
      </div>
    </article>
  );
}
