import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportWatches } from './export-queries.server.ts';
import { watchlistRoutes } from './http.server.ts';
import { tellWatchersWork } from './jobs.server.ts';

export const watchlistManifest: Manifest = {
  routes: watchlistRoutes,
  jobs: [tellWatchersWork],
  personalData: { watches: { about: 'items that you keep an eye on', read: exportWatches } },
};
