import type { Feature } from '#src/platform/feature.server.ts';
import { exportReviewsReceived, exportReviewsWritten } from './export-queries.server.ts';
import { reviewRoutes } from './api.server.ts';
import { reviewDeadline } from './jobs.server.ts';

export const reviewFeature: Feature = {
  routes: reviewRoutes,
  jobs: reviewDeadline.jobs,
  personalData: {
    reviewsWritten: { read: exportReviewsWritten },
    reviewsReceived: {
      about: 'from when you can see them, without who wrote them',
      read: exportReviewsReceived,
    },
  },
};
