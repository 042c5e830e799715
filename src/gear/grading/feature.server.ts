import type { Feature } from '#src/platform/feature.server.ts';
import { gradingRoutes } from './api.server.ts';
import { exportInspections } from './queries.server.ts';

export const gradingFeature: Feature = {
  routes: gradingRoutes,
  publicPaths: [
    { pattern: /^\/api\/checklists\/(digital|film|lens|accessory)$/ },
    { pattern: /^\/grading(\.data)?$/ },
  ],
  pages: ['/grading'],
  personalData: { inspections: { read: exportInspections } },
};
