import type { Feature } from '#src/platform/feature.server.ts';
import { fitItemsQuery, fitQuery, fitsOfQuery } from './schemas.ts';
import { fitRoutes } from './api.server.ts';

export const fitFeature: Feature = {
  routes: fitRoutes,
  publicPaths: [
    { pattern: /^(\/api)?\/fit(\.data)?$/, params: fitQuery, uncached: true },
    { pattern: /^\/api\/fit\/items$/, params: fitItemsQuery, uncached: true },
    { pattern: /^\/api\/fit\/(?!items$)[\w-]+$/, params: fitsOfQuery, uncached: true },
  ],
  pages: ['/fit'],
};
