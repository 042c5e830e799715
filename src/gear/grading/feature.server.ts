import type { Feature } from '#src/platform/feature.server.ts';
import { gradingRoutes } from './api.server.ts';
import { exportInspections } from './queries.server.ts';
import { listQuery } from './schemas.ts';

export const gradingFeature = {
  routes: gradingRoutes,
  publicPaths: [
    { pattern: /^\/api\/checklists\/(digital|film|lens|accessory)$/, params: listQuery, uncached: true },
    { pattern: /^\/grading(\.data)?$/ },
  ],
  pages: ['/grading'],
  personalData: { inspections: { read: exportInspections } },
} satisfies Feature;
