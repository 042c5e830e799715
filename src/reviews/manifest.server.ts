import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportReviewsReceived, exportReviewsWritten } from './export-queries.server.ts';
import { reviewRoutes } from './http.server.ts';
import { reviewDeadline } from './window.server.ts';

export const reviewManifest: Manifest = {
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
