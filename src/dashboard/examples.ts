import type { Examples } from '#src/platform/manifest.server.ts';

export const dashboardExamples: Examples = {
  schemas: {
    Figures: {
      role: 'Seller',
      items: {
        cameras: { available: 3, booked: 1, sold: 7 },
        lens: { available: 5, booked: 0, sold: 2 },
        accessories: { available: 0, booked: 0, sold: 0 },
      },
      openOrders: 1,
      purchases: 0,
    },
  },
};
