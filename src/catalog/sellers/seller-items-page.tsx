import { useLocation } from 'react-router';
import { toCardListing } from '#src/catalog/listings/card-listing.ts';
import { ListingCard } from '#src/catalog/listings/listing-card.tsx';
import { parse } from '#src/platform/http/parse.server.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { Route } from './+types/seller-items-page';
import { pageQuery } from './schemas.ts';
import { SellerList, sellerListMeta, useStates } from './seller-list.tsx';
import { listActiveItemsOf, showFacts } from './service.server.ts';

export const meta: Route.MetaFunction = (page) => sellerListMeta(page, sellerTexts.sellers.itemsOf);

export const loader = pageLoader(async ({ app, params: { id = '' }, url }) => {
  const query = parse(pageQuery, Object.fromEntries(url.searchParams));
  const seller = await showFacts(app, id);
  const { items, ...page } = await listActiveItemsOf(app, id, query);
  return { seller, items: items.map(toCardListing), ...page };
});

export default function SellerItemsPage({ loaderData }: Route.ComponentProps) {
  const { seller, items } = loaderData;
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}/listings`;
  const { search } = useLocation();
  const shown = useStates(`${path}${search}`, items);
  return (
    <SellerList data={loaderData} path={path} title={sellers.itemsOf(seller.name)}>
      {items.length === 0 ? (
        <EmptyState title={sellers.noItems} />
      ) : (
        <div className="grid-list mt-8">
          {shown.map((listing, index) => (
            <ListingCard key={listing._id} listing={listing} eager={index < 4} />
          ))}
        </div>
      )}
    </SellerList>
  );
}
