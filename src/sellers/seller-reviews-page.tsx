import { parse } from '#src/platform/http/parse.server.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { ReviewActionsCard } from '#src/reviews/actions-card.tsx';
import { ReviewCard } from '#src/reviews/review-card.tsx';
import { sellerTexts } from '#src/texts/sellers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { pageMeta } from '#src/ui/page-meta.ts';
import { Pagination } from '#src/ui/pagination.tsx';
import type { Route } from './+types/seller-reviews-page';
import { BackToSeller } from './back-to-seller.tsx';
import { pageQuery } from './contract.ts';
import { listSaidOf, showFacts } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: siteTexts.name }];
  const { seller } = loaderData;
  const title = sellerTexts.sellers.reviewsOf(seller.name);
  return pageMeta(place, {
    title,
    description: title,
    above: [{ title: seller.name, path: `/sellers/${seller._id}` }],
  });
};

export const loader = pageLoader(async ({ app, params: { id = '' }, url }) => {
  const query = parse(pageQuery, Object.fromEntries(url.searchParams));
  const seller = await showFacts(app, id);
  return { seller, ...(await listSaidOf(app, id, query)) };
});

export default function SellerReviewsPage({ loaderData }: Route.ComponentProps) {
  const { seller, items, first, next } = loaderData;
  const { listing: words } = siteTexts;
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}/reviews`;
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading
        title={sellers.reviewsOf(seller.name)}
        lead={sellers.onlyDeals}
        actions={<BackToSeller seller={seller} />}
      />
      <div className="mt-8 max-w-prose">
        {items.length === 0 && <EmptyState title={sellers.noReviews} />}
        {items.map((review) => (
          <ReviewCard key={review._id} review={review}>
            <ReviewActionsCard review={review} />
          </ReviewCard>
        ))}
      </div>
      <Pagination
        label={words.pages}
        first={first > 1 ? { to: path, label: words.first } : undefined}
        next={next ? { to: `${path}?cursor=${next}`, label: words.next } : undefined}
      />
    </div>
  );
}
