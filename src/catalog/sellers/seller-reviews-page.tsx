import { ReviewActionsCard, ReviewCard } from '#src/deals/reviews/review-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import type { Route } from './+types/seller-reviews-page';
import { pageQuery } from './schemas.ts';
import { SellerList, sellerListMeta } from './seller-list.tsx';
import { listReviewsAbout, showFacts } from './service.server.ts';

export const meta: Route.MetaFunction = (page) => sellerListMeta(page, sellerTexts.sellers.reviewsOf);

export const loader = pageLoader(async ({ app, params: { id = '' }, url }) => {
  const query = parse(pageQuery, Object.fromEntries(url.searchParams));
  const seller = await showFacts(app, id);
  return { seller, ...(await listReviewsAbout(app, id, query)) };
});

export default function SellerReviewsPage({ loaderData }: Route.ComponentProps) {
  const { seller, items } = loaderData;
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}/reviews`;
  return (
    <SellerList data={loaderData} path={path} title={sellers.reviewsOf(seller.name)} lead={sellers.onlyDeals}>
      <div className="mt-8 max-w-prose">
        {items.length === 0 && <EmptyState title={sellers.noReviews} />}
        {items.map((review) => (
          <ReviewCard key={review._id} review={review}>
            <ReviewActionsCard review={review} />
          </ReviewCard>
        ))}
      </div>
    </SellerList>
  );
}
