import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { ReviewActionsCard, ReviewCard } from '#src/deals/reviews/review-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Avatar } from '#src/ui/photo.tsx';
import type { Route } from './+types/seller-page';
import { factsOf, FollowPart, sellerData } from './seller-card.tsx';
import { ShelfCards } from './seller-list.tsx';
import { listReviewsAbout, listActiveItemsOf, placeOfItems, showSeller } from './service.server.ts';

const [shownItems, shownReviews] = [8, 5];

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: shopName() }];
  const { seller } = loaderData;
  return pageMeta(place, {
    title: seller.name,
    description: sellerTexts.sellers.about(seller.name),
    above: [],
    data: (at) => [sellerData(seller, at)],
  });
};

export const loader = pageLoader(async ({ app, params: { id = '' }, isDocument }) => {
  const seller = await showSeller(app, id);
  const [active, recent, usual] = await Promise.all([
    listActiveItemsOf(app, id, { limit: shownItems }),
    listReviewsAbout(app, id, { limit: shownReviews }),
    placeOfItems(app, seller),
  ]);
  const cards = renderCards(active.items, { isDocument, heading: 'h3', atTop: true });
  return { seller, usual, cards, reviews: recent.items, reviewCount: recent.total };
});

export default function SellerPage({
  loaderData: { seller, usual, cards, reviews, reviewCount },
}: Route.ComponentProps) {
  const { sellers } = sellerTexts;
  const path = `/sellers/${seller._id}`;
  const place = seller.town ?? (usual && sellers.itemsIn(usual));
  return (
    <article className="shell py-10 sm:py-14">
      <div className="flex flex-wrap items-start gap-6">
        {seller.photoURL && <Avatar src={seller.photoURL} size={96} className="size-24" />}
        <div className="min-w-0 flex-1 basis-72">
          <PageHeading
            title={seller.name}
            eyebrow={seller.verified && <VerifiedBadge verified label={siteTexts.listing.verified} />}
            actions={<FollowPart id={seller._id} name={seller.name} />}
          />
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-soft">
            {[...(place ? [place] : []), ...factsOf(seller)].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {seller.about && (
            <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">{seller.about}</p>
          )}
          <WarningNotice warnings={seller.warnings} />
        </div>
      </div>
      <section className="mt-12">
        <SectionHeading
          title={sellers.items(seller.items)}
          link={seller.items > cards.count ? { to: `${path}/listings`, label: sellers.allItems } : undefined}
        />
        {cards.count === 0 ? <p className="text-soft">{sellers.noItems}</p> : <ShelfCards cards={cards} />}
      </section>
      <section className="mt-12 max-w-prose">
        <SectionHeading
          title={sellers.reviewsTitle(reviewCount)}
          link={
            reviewCount > reviews.length ? { to: `${path}/reviews`, label: sellers.allReviews } : undefined
          }
        />
        {reviews.length === 0 && <p className="text-soft">{sellers.noReviews}</p>}
        {reviews.map((review) => (
          <ReviewCard key={review._id} review={review}>
            <ReviewActionsCard review={review} />
          </ReviewCard>
        ))}
        <p className="mt-4 text-sm text-soft">{sellers.onlyDeals}</p>
      </section>
    </article>
  );
}
