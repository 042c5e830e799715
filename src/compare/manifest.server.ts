import type { Manifest } from '#src/platform/manifest.server.ts';
import { compareQuery } from './contract.ts';
import { compareRoutes } from './http.server.ts';

export const compareManifest: Manifest = {
  routes: compareRoutes,
  // There are too many combinations to keep an answer of each.
  publicPaths: [{ pattern: /^(\/api)?\/compare(\.data)?$/, params: compareQuery, uncached: true }],
};
