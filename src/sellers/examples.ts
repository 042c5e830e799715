import type { Examples } from '#src/platform/manifest.server.ts';
import { date, sellerId } from '#src/platform/http/samples.ts';

const facts = {
  _id: sellerId,
  name: 'Ana',
  photoURL: null,
  since: '2026-03',
  verified: true,
  answeredWithin: '4h',
  completed: 12,
  reviews: { count: 9, stars: 4.8 },
};

export const sellerExamples: Examples = {
  schemas: {
    SellerPage: { ...facts, items: 7 },
    FollowedSeller: { _id: sellerId, name: 'Ana', photoURL: null, items: 7, date },
  },
};
