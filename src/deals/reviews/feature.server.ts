import type { Feature } from '#src/platform/feature.server.ts';
import { reviewRoutes } from './api.server.ts';
import { exportReviewsReceived, exportReviewsWritten } from './export-queries.server.ts';
import { reviewReports } from './moderation-service.server.ts';
import { reviewNotices } from './notifications.server.ts';
import { reviewsToDo } from './queries.server.ts';
import { reviewDeadline } from './service.server.ts';

export const reviewFeature = {
  routes: reviewRoutes,
  jobs: reviewDeadline.jobs,
  provides: [reviewNotices, reviewReports, reviewsToDo],
  personalData: {
    reviewsWritten: { read: exportReviewsWritten },
    reviewsReceived: {
      about: 'from when you can see them, without who wrote them',
      read: exportReviewsReceived,
    },
  },
} satisfies Feature;
