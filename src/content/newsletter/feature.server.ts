import type { Feature } from '#src/platform/feature.server.ts';
import { newsletterRoutes } from './api.server.ts';
import { newsletterWork } from './jobs.server.ts';
import { exportLetters } from './issues/queries.server.ts';

export const newsletterFeature: Feature = {
  routes: newsletterRoutes,
  jobs: newsletterWork,
  personalData: { lettersWritten: { read: exportLetters } },
};
