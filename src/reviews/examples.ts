import type { Examples } from '#src/platform/manifest.server.ts';
import { date } from '#src/platform/http/samples.ts';

const text = 'On time, and exactly as described.';
const review = {
  _id: '5f0c1f4e-6d1b-4a0e-9a51-2b7c6f3f9d10',
  by: 'buyer',
  author: 'Robin',
  kind: 'cameras',
  stars: 5,
  text,
  date: '2026-03-14',
  reply: { text: 'Gladly again.', date: '2026-03-15' },
  removed: false,
};

export const reviewExamples: Examples = {
  schemas: {
    Review: review,
    OrderReviews: {
      mine: { ...review, date: null, reply: null },
      theirs: null,
      waits: true,
      until: date,
      writable: true,
      replyUntil: null,
      other: { count: 3, stars: 4.7 },
    },
  },
  bodies: {
    'PUT /orders/{id}/review': { stars: 5, text },
    'PUT /reviews/{id}/reply': { text: 'Gladly again.' },
  },
};
