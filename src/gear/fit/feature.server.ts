import type { Feature } from '#src/platform/feature.server.ts';
import { fitsOfQuery } from './schemas.ts';
import { fitRoutes } from './api.server.ts';

export const fitFeature: Feature = {
  routes: fitRoutes,
  publicPaths: [{ pattern: /^\/api\/fit\/(?!items$)[\w-]+$/, params: fitsOfQuery, uncached: true }],
};
