import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { Route } from './+types/seller-items-page';
import { pageQuery } from './schemas.ts';
import { SellerList, sellerListMeta, ShelfCards } from './seller-list.tsx';
import { listActiveItemsOf, showFacts } from './service.server.ts';

export const meta: Route.MetaFunction = (page) => sellerListMeta(page, sellerTexts.sellers.itemsOf);

export const loader = pageLoader(async ({ app, params: { id = '' }, url, isDocument }) => {
  const query = parse(pageQuery, Object.fromEntries(url.searchParams));
  const seller = await showFacts(app, id);
  const { items, ...page } = await listActiveItemsOf(app, id, query);
  return { seller, cards: renderCards(items, { isDocument, atTop: true }), ...page };
});

export default function SellerItemsPage({ loaderData }: Route.ComponentProps) {
  const { seller, cards } = loaderData;
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}/listings`;
  return (
    <SellerList data={loaderData} path={path} title={sellers.itemsOf(seller.name)}>
      {cards.count === 0 ? (
        <EmptyState title={sellers.noItems} />
      ) : (
        <ShelfCards cards={cards} className="grid-list mt-8" />
      )}
    </SellerList>
  );
}
