import type { Manifest } from '#src/platform/manifest.server.ts';
import { gradingRoutes } from './http.server.ts';
import { exportInspections } from './queries.server.ts';

export const gradingManifest: Manifest = {
  routes: gradingRoutes,
  publicPaths: [
    { pattern: /^\/api\/checklists\/(digital|film|lens|accessory)$/ },
    { pattern: /^\/grading(\.data)?$/ },
  ],
  pages: ['/grading'],
  personalData: { inspections: { read: exportInspections } },
};
