import { formatMonth } from '#src/platform/shared/dates.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import type { SellerFacts } from './schemas.ts';

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
