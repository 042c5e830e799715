import { useLocation } from 'react-router';
import { ListingCard, forCard } from '#src/listings/listing-card.tsx';
import { parse } from '#src/platform/http/parse.server.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { pageMeta } from '#src/ui/page-meta.ts';
import { Pagination } from '#src/ui/pagination.tsx';
import type { Route } from './+types/seller-items-page';
import { BackToSeller } from './back-to-seller.tsx';
import { pageQuery } from './contract.ts';
import { listShelfOf, showFacts } from './service.server.ts';
import { useStates } from './use-states.ts';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: siteTexts.name }];
  const { seller } = loaderData;
  const title = sellerTexts.sellers.itemsOf(seller.name);
  return pageMeta(place, {
    title,
    description: title,
    above: [{ title: seller.name, path: `/sellers/${seller._id}` }],
  });
};

export const loader = pageLoader(async ({ app, params: { id = '' }, url }) => {
  const query = parse(pageQuery, Object.fromEntries(url.searchParams));
  const seller = await showFacts(app, id);
  const { items, ...page } = await listShelfOf(app, id, query);
  return { seller, items: items.map(forCard), ...page };
});

export default function SellerItemsPage({ loaderData }: Route.ComponentProps) {
  const { seller, items, first, next } = loaderData;
  const { listing: words } = siteTexts;
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}/listings`;
  const { search } = useLocation();
  const shown = useStates(`${path}${search}`, items);
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={sellers.itemsOf(seller.name)} actions={<BackToSeller seller={seller} />} />
      {items.length === 0 ? (
        <EmptyState title={sellers.noItems} />
      ) : (
        <div className="grid-list mt-8">
          {shown.map((listing, index) => (
            <ListingCard key={listing._id} listing={listing} eager={index < 4} />
          ))}
        </div>
      )}
      <Pagination
        label={words.pages}
        first={first > 1 ? { to: path, label: words.first } : undefined}
        next={next ? { to: `${path}?cursor=${next}`, label: words.next } : undefined}
      />
    </div>
  );
}
