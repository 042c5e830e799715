import type { Feature } from '#src/platform/feature.server.ts';
import { auditRoutes } from './api.server.ts';
import { auditWork } from './jobs.server.ts';
import { listSignInsOf } from './queries.server.ts';

export const auditFeature: Feature = {
  routes: auditRoutes,
  jobs: auditWork,
  personalData: { signIns: { about: 'of the last year', read: listSignInsOf } },
};
