import { Link } from 'react-router';
import { formatMonth } from '#src/platform/shared/dates.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { SellerFacts } from './schemas.ts';

const FollowButton = lazyPart(async () => (await import('./follow-button.tsx')).FollowButton);

export function FollowPart({ id, name }: { id: string; name: string }) {
  return <FollowButton key={id} id={id} name={name} />;
}

export function SellerCard({ seller }: { seller: SellerFacts }) {
  const { sellers } = sellerTexts;
  return (
    <section aria-label={sellers.heading} className="flex flex-col gap-2 border-y border-line py-4">
      <p>
        <Link to={`/sellers/${seller._id}`} className="link font-semibold wrap-anywhere">
          {seller.name}
        </Link>
      </p>
      <p className="text-sm text-soft">{factsOf(seller).join(' · ')}</p>
      <FollowPart id={seller._id} name={seller.name} />
    </section>
  );
}

export function factsOf({ since, completed, reviews, answeredWithin }: SellerFacts): string[] {
  const { sellers } = sellerTexts;
  const isNew = completed === 0 && reviews.count === 0 && answeredWithin === null;
  return [
    ...(isNew ? [sellers.fresh] : []),
    sellers.since(formatMonth(`${since}-01`)),
    ...(isNew ? [] : [completed === 0 ? sellers.none : sellers.completed(completed)]),
    ...(reviews.stars !== null
      ? [sellers.stars(reviews.stars, reviews.count)]
      : reviews.count > 0
        ? [sellers.reviews(reviews.count)]
        : []),
    ...(answeredWithin ? [sellers.answers[answeredWithin]] : []),
  ];
}

/** Structured data for search engines; the stars come from completed deals alone. */
export function sellerData({ _id, name, photoURL, reviews }: SellerFacts, at: (path: string) => string) {
  return {
    '@type': 'Person',
    name,
    url: at(`/sellers/${_id}`),
    ...(photoURL && { image: at(photoURL) }),
    ...(reviews.stars !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.stars,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
