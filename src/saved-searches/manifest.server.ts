import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportSearches } from './queries.server.ts';
import { savedSearchRoutes } from './http.server.ts';
import {
  gatherFindsWork,
  matchItemWork,
  planSearchesWork,
  searchWideWork,
  tellFindsWork,
  tidyFindsWork,
} from './jobs.server.ts';

export const savedSearchManifest: Manifest = {
  routes: savedSearchRoutes,
  jobs: [matchItemWork, tellFindsWork, searchWideWork, gatherFindsWork, tidyFindsWork, planSearchesWork],
  personalData: {
    savedSearches: { about: 'what you look for, and when you are told of it', read: exportSearches },
  },
};
