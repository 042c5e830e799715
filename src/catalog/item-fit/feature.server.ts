import type { Feature } from '#src/platform/feature.server.ts';
import { fitItemsQuery, fitQuery } from '#src/gear/fit/schemas.ts';
import { itemFitRoutes } from './api.server.ts';

export const itemFitFeature: Feature = {
  routes: itemFitRoutes,
  publicPaths: [
    { pattern: /^(\/api)?\/fit(\.data)?$/, params: fitQuery, uncached: true },
    { pattern: /^\/api\/fit\/items$/, params: fitItemsQuery, uncached: true },
  ],
  pages: ['/fit'],
};
