import type { Feature } from '#src/platform/feature.server.ts';
import { exportWatches } from './queries.server.ts';
import { watchlistRoutes } from './api.server.ts';
import { tellWatchersWork, watchlistHandlers } from './jobs.server.ts';
import { watchNotices } from './notice-queries.server.ts';

export const watchlistFeature: Feature = {
  routes: watchlistRoutes,
  jobs: [tellWatchersWork],
  eventHandlers: watchlistHandlers,
  provides: [watchNotices],
  personalData: { watches: { about: 'items that you keep an eye on', read: exportWatches } },
};
