import { kinds } from '#src/listings/contract.ts';
import type { Manifest } from '#src/platform/manifest.server.ts';
import { searchRoutes } from './http.server.ts';
import { facetsQuery, onShowQuery, searchQuery, suggestQuery } from './query.ts';

export const searchManifest: Manifest = {
  routes: searchRoutes,
  publicPaths: [
    // `.data` is what a browser requests instead of HTML on a navigation.
    { pattern: /^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, params: onShowQuery },
    { pattern: /^(\/api)?\/search(\.data)?$/, params: searchQuery },
    { pattern: /^\/api\/search\/facets$/, params: facetsQuery },
    { pattern: /^\/api\/(search\/)?suggest$/, params: suggestQuery, uncached: true },
  ],
  pages: kinds.map((kind) => `/${kind}`),
};
