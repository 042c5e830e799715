import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { isKind, kinds } from '#src/catalog/items/kind-schemas.ts';
import { durationText, priceWhenNew } from '#src/catalog/listings/listing-card.tsx';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';
import { existsListing } from '#src/catalog/listings/service.server.ts';
import { OrderCard } from '#src/deals/orders/order-card.tsx';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { gradeName } from '#src/texts/names.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { siteTexts } from '#src/texts/site.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { PausedNotice } from './paused-notice.tsx';

/** Responds with 404 to everyone if the item is unknown. The browser fetches the item, for signed-in users only. */
export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[2];
  if (!isKind(kind) || !(await existsListing(app, kind, params.id ?? ''))) throw new AppError('not-found');
  return null;
});

export default function OwnerPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const kind = kinds.find((each) => each === pathname.split('/')[2]) ?? 'cameras';
  const user = useCurrentUser();
  // The key starts with 'my', so that the item is refetched with the lists of the user's own items.
  const { data, error, isPending } = useQuery({
    queryKey: ['my', kind, id],
    queryFn: async () => (await api(`GET /dashboard/${kind}/{id}`, { params: { id } })).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (isPending) return <RowsSkeleton />;
  if (error) {
    const back = { to: '/', label: siteTexts.errors.back };
    // Only sellers have a page of their own items.
    const other =
      user.role === 'Seller'
        ? { to: '/dashboard/myproducts', label: dashboardTexts.products.back }
        : undefined;
    return <FailedRead status={statusOf(error)} back={back} other={other} />;
  }
  return <OwnedItem listing={data} isOwner={user._id === data.products._id} />;
}

/** An item with its order, as its owner and admins see it. Only its owner can change it here. */
function OwnedItem({ listing, isOwner }: { listing: OwnedListing; isOwner: boolean }) {
  const { _id, kind, products: item, state, date, order, paused, watchers } = listing;
  const { products, tables } = dashboardTexts;
  const { listing: words } = siteTexts;
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
            <ButtonLink variant="line" to={`/${kind}/${_id}`}>
              {products.seeIt}
            </ButtonLink>
          )
        }
      />
      <PausedNotice listing={listing} isOwner={isOwner} />
      {listing.asksMount && state !== 'sold' && isOwner && (
        <Notice title={gearTexts.gear.whichMount} className="mt-6">
          {gearTexts.gear.mountAsked}
        </Notice>
      )}
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Photo src={item.img} alt={item.title} eager />
          {isOwner && <OwnerActions listing={listing} />}
        </div>
        <div className="flex flex-col gap-8">
          <DefinitionList
            items={[
              { term: tables.status, detail: <StateTag {...tag} /> },
              { term: tables.salePrice, detail: formatMoney(item.sale) },
              ...(whenNew === null ? [] : [{ term: words.originalPrice, detail: whenNew }]),
              { term: words.condition, detail: gradeName(item.condition) },
              { term: words.duration, detail: durationText(kind, item.duration, 'long') },
              { term: words.location, detail: item.location },
              ...(watchers === null
                ? []
                : [{ term: watchlistTexts.watchers, detail: watchlistTexts.watcherCount(watchers) }]),
            ]}
          />
          <section>
            <SectionHeading title={products.order} />
            {order ? <OrderCard order={order} /> : <p className="text-soft">{products.noOrder}</p>}
          </section>
        </div>
      </div>
    </>
  );
}
