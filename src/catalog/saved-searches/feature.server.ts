import type { Feature } from '#src/platform/feature.server.ts';
import { exportSearches } from './queries.server.ts';
import { savedSearchRoutes } from './api.server.ts';
import {
  gatherFindsWork,
  matchItemWork,
  planSearchesWork,
  searchWideWork,
  tellFindsWork,
  tidyFindsWork,
} from './jobs.server.ts';
import { matchingHandlers } from './matching/queue.server.ts';
import { searchNotices } from './notice-queries.server.ts';

export const savedSearchFeature: Feature = {
  routes: savedSearchRoutes,
  jobs: [matchItemWork, tellFindsWork, searchWideWork, gatherFindsWork, tidyFindsWork, planSearchesWork],
  eventHandlers: matchingHandlers,
  provides: [searchNotices],
  personalData: {
    savedSearches: { about: 'what you look for, and when you are told of it', read: exportSearches },
  },
};
