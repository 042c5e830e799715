import type { SellerFacts } from './schemas.ts';

/** A seller as search engines read it; stars as everyone sees them, which come from completed deals alone. */
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
