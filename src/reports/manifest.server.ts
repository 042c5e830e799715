import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportReports } from './export-queries.server.ts';
import { reportRoutes } from './http.server.ts';
import { reportCopiesWork } from './jobs.server.ts';

export const reportManifest: Manifest = {
  routes: reportRoutes,
  jobs: [reportCopiesWork],
  personalData: { reports: { read: exportReports } },
};
