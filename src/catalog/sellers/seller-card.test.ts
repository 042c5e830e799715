import { expect, test } from 'vitest';
import type { SellerFacts } from './schemas.ts';
import { factsOf, sellerData } from './seller-card.tsx';

const fresh: SellerFacts = {
  _id: 'one',
  name: 'Sol',
  photoURL: null,
  since: '2026-03',
  verified: false,
  answeredWithin: null,
  completed: 0,
  reviews: { count: 0, stars: null },
};

test('a new seller is shown as new, and other sellers with their deals, reviews and response time', () => {
  expect(factsOf(fresh)).toEqual(['New member', 'Member since March 2026']);
  expect(factsOf({ ...fresh, completed: 2, reviews: { count: 2, stars: null } })).toEqual([
    '2 reviews',
    '2 completed deals',
    'Member since March 2026',
  ]);
  const known = {
    ...fresh,
    completed: 40,
    reviews: { count: 31, stars: 4.8 },
    answeredWithin: '4h',
  } as const;
  expect(factsOf(known)).toEqual([
    '4.8 of 5 stars from 31 reviews',
    'Usually replies within four hours',
    '40 completed deals',
    'Member since March 2026',
  ]);
  expect(factsOf({ ...fresh, answeredWithin: '1h' })[1]).toBe('No completed deals yet');
});

const at = (path: string) => `https://shop.example${path}`;

test('the structured data of a seller has a rating only when the page shows stars', () => {
  expect(sellerData({ ...fresh, reviews: { count: 2, stars: null } }, at)).toEqual({
    '@type': 'Person',
    name: 'Sol',
    url: 'https://shop.example/sellers/one',
  });
  expect(
    sellerData({ ...fresh, photoURL: '/images/sol.jpg', reviews: { count: 3, stars: 4.3 } }, at),
  ).toMatchObject({
    image: 'https://shop.example/images/sol.jpg',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
  });
});
