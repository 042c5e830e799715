import type { Manifest } from '#src/platform/manifest.server.ts';
import { exportWatches } from './export-queries.server.ts';
import { watchlistRoutes } from './http.server.ts';
import { tellWatchersWork } from './jobs.server.ts';

export const watchlistManifest: Manifest = {
  routes: watchlistRoutes,
  jobs: [tellWatchersWork],
  examples: {
    answers: {
      'GET /watchlist/ids': ['0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f'],
    },
  },
  personalData: { watches: { about: 'items that you keep an eye on', read: exportWatches } },
};
