import type { Manifest } from '#src/platform/manifest.server.ts';
import { fitItemsQuery, fitQuery, fitsOfQuery } from './contract.ts';
import { fitRoutes } from './http.server.ts';

export const fitManifest: Manifest = {
  routes: fitRoutes,
  publicPaths: [
    { pattern: /^(\/api)?\/fit(\.data)?$/, params: fitQuery, uncached: true },
    { pattern: /^\/api\/fit\/items$/, params: fitItemsQuery, uncached: true },
    { pattern: /^\/api\/fit\/(?!items$)[\w-]+$/, params: fitsOfQuery, uncached: true },
  ],
  pages: ['/fit'],
};
