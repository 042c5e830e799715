import { kinds } from '#src/catalog/listings/schemas.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { writeAttributeTokens } from './parsing/attribute-tokens.server.ts';
import { referenceOf } from './parsing/models.server.ts';
import { searchRoutes } from './api.server.ts';
import { facetsQuery, activeItemsQuery, searchQuery, suggestQuery } from './schemas.ts';

export const searchFeature: Feature = {
  routes: searchRoutes,
  publicPaths: [
    // On a navigation, the browser requests `.data` instead of HTML.
    { pattern: /^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, params: activeItemsQuery },
    { pattern: /^(\/api)?\/search(\.data)?$/, params: searchQuery },
    { pattern: /^\/api\/search\/facets$/, params: facetsQuery },
    { pattern: /^\/api\/(search\/)?suggest$/, params: suggestQuery, uncached: true },
  ],
  // Needs the models that the reference loads before.
  prepare: {
    what: 'models for searches',
    async load(db, root) {
      await writeAttributeTokens(db, root);
      // Takes a second of CPU time, in which the first visitors would wait.
      await referenceOf(root);
    },
  },
  pages: kinds.map((kind) => `/${kind}`),
};
