import { kinds } from '#src/catalog/items/kind-schemas.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { searchRoutes } from './api.server.ts';
import { storeTermsWork } from './describing/jobs.server.ts';
import { facetsQuery, activeItemsQuery, searchQuery, suggestQuery } from './schemas.ts';

export const searchFeature = {
  routes: searchRoutes,
  publicPaths: [
    // On a navigation, the browser requests `.data` instead of HTML.
    { pattern: /^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, params: activeItemsQuery },
    { pattern: /^(\/api)?\/search(\.data)?$/, params: searchQuery },
    { pattern: /^\/api\/search\/facets$/, params: facetsQuery },
    { pattern: /^\/api\/(search\/)?suggest$/, params: suggestQuery, uncached: true },
  ],
  jobs: [storeTermsWork],
  pages: kinds.map((kind) => `/${kind}`),
} satisfies Feature;
