import type { Feature } from '#src/platform/feature.server.ts';
import { compareQuery } from './schemas.ts';
import { compareRoutes } from './api.server.ts';

export const compareFeature: Feature = {
  routes: compareRoutes,
  // There are too many combinations to keep an answer of each.
  publicPaths: [{ pattern: /^(\/api)?\/compare(\.data)?$/, params: compareQuery, uncached: true }],
};
