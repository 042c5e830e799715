import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { OrderCard } from '#src/deals/orders/order-card.tsx';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import { AppError } from '#src/platform/errors.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { gradeName } from '#src/texts/names.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { siteTexts } from '#src/texts/site.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { labeled } from '#src/texts/words.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { isKind } from '#src/catalog/items/kind-schemas.ts';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';
import { durationText, priceWhenNew } from '#src/catalog/listings/listing-card.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { existsListing } from '#src/catalog/listings/service.server.ts';

const ListingDialog = lazyPart(
  async () => (await import('#src/catalog/listings/editing/listing-dialog.tsx')).ListingDialog,
);

/** Responds with 404 to everyone if the item is unknown. The browser fetches the item, for signed-in users only. */
export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[2];
  if (!isKind(kind) || !(await existsListing(app, kind, params.id ?? ''))) throw new AppError('not-found');
  return null;
});

export default function OwnerPage() {
  const { id = '' } = useParams();
  const [, , kind = ''] = useLocation().pathname.split('/');
  const user = useCurrentUser();
  const [editing, setEditing] = useState(false);
  const { products, tables } = dashboardTexts;
  const { listing: words, errors } = siteTexts;
  // The key starts with 'my', so that the item is refetched with the lists of the user's own items.
  const { data, error, isPending } = useQuery({
    queryKey: ['my', kind, id],
    queryFn: async () => (await api<OwnedListing>('GET', `/dashboard/${kind}/${id}`)).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (isPending) return <RowsSkeleton />;
  if (error) {
    // Only sellers have a page of their own items.
    const other = user.role === 'Seller' ? { to: '/dashboard/myproducts', label: products.back } : undefined;
    return <FailedRead status={statusOf(error)} back={{ to: '/', label: errors.back }} other={other} />;
  }
  const { products: item, state, date, order, paused } = data;
  const whenNew = priceWhenNew(item);
  const isHidden = paused && state === 'available';
  const tag = isHidden
    ? ({ state: 'plain', label: pauseTexts.tag } as const)
    : { state, label: words.states[state] };
  return (
    <>
      <PageHeading
        title={item.title}
        eyebrow={words.listed(formatDay(date))}
        actions={
          // A paused item has no public page.
          !paused && (
            <ButtonLink variant="line" to={`/${kind}/${id}`}>
              {products.seeIt}
            </ButtonLink>
          )
        }
      />
      <PausedNotice listing={data} isOwner={user._id === item._id} />
      {data.asksMount && state !== 'sold' && user._id === item._id && (
        <Notice title={gearTexts.gear.whichMount} className="mt-6">
          {gearTexts.gear.mountAsked}
        </Notice>
      )}
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Photo src={item.img} alt={item.title} eager />
          {user._id === item._id && <OwnerActions listing={data} onEdit={() => setEditing(true)} />}
        </div>
        <div className="flex flex-col gap-8">
          <DefinitionList
            items={[
              { term: tables.status, detail: <StateTag {...tag} /> },
              { term: tables.salePrice, detail: formatMoney(item.sale) },
              ...(whenNew === null ? [] : [{ term: words.originalPrice, detail: whenNew }]),
              { term: words.condition, detail: gradeName(item.condition) },
              { term: words.duration, detail: durationText(data.kind, item.duration, 'long') },
              { term: words.location, detail: item.location },
              ...(data.watchers === null
                ? []
                : [{ term: watchlistTexts.watchers, detail: watchlistTexts.watcherCount(data.watchers) }]),
            ]}
          />
          <section>
            <SectionHeading title={products.order} />
            {order ? <OrderCard order={order} /> : <p className="text-soft">{products.noOrder}</p>}
          </section>
        </div>
      </div>
      {editing && <ListingDialog editing={data} onClose={() => setEditing(false)} />}
    </>
  );
}

function PausedNotice({ listing, isOwner }: { listing: OwnedListing; isOwner: boolean }) {
  const { paused, products, _id } = listing;
  if (!paused) return null;
  if (paused.by === 'seller') {
    if (isOwner && listing.awaitsReturn) return <ReturnNotice listing={listing} />;
    const { notice, what, adminWhat } = pauseTexts.bySeller;
    const day = formatDay(paused.since);
    return (
      <Notice title={isOwner ? notice(day) : pauseTexts.since(day)} className="mt-6">
        {isOwner ? what : adminWhat}
      </Notice>
    );
  }
  return (
    <Notice title={pauseTexts.notice(formatDay(paused.since))} className="mt-6">
      <p>{pauseTexts.what}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        <span className="font-semibold">{labeled(pauseTexts.why, '')}</span>
        {paused.reason ?? siteTexts.left.erased}
      </p>
      <p className="mt-2">
        {isOwner
          ? pauseTexts.todo
          : paused.edited
            ? pauseTexts.edited(formatDay(paused.edited))
            : pauseTexts.notEdited}
      </p>
      {!isOwner && (
        <p className="mt-3">
          <RestoreButton id={_id} title={products.title} size="sm" />
        </p>
      )}
    </Notice>
  );
}
