import type { Manifest } from '#src/platform/manifest.server.ts';
import { compareQuery } from './contract.ts';
import { compareRoutes } from './http.server.ts';

export const compareManifest: Manifest = {
  routes: compareRoutes,
  // As many answers as there are combinations: the items themselves are cached.
  publicPaths: [{ pattern: /^(\/api)?\/compare(\.data)?$/, params: compareQuery, uncached: true }],
};
