import type { Feature } from '#src/platform/feature.server.ts';
import { reportRoutes } from './api.server.ts';
import { reportCopiesWork, reportRefusedCopies } from './jobs.server.ts';
import { reportsToCheck } from './lists/queries.server.ts';
import { exportReports } from './queries.server.ts';

export const reportFeature = {
  routes: reportRoutes,
  jobs: [reportCopiesWork],
  provides: [reportsToCheck],
  eventHandlers: [reportRefusedCopies],
  personalData: { reports: { read: exportReports } },
} satisfies Feature;
