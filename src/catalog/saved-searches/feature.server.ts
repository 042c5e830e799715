import type { App } from '#src/platform/app.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { savedSearchRoutes } from './api.server.ts';
import { gatherDaily, planOutdated, searchWide, tidySearches } from './daily/service.server.ts';
import { matchItem, notifyFinds, matchingHandlers } from './matching/queue.server.ts';
import { findSearchesOf, notifyOwners } from './matching/service.server.ts';
import { searchNotices } from './notices.server.ts';
import { exportSearches } from './queries.server.ts';

const matchItemWork = defineWork(matchItem, async ({ app, data }) => findSearchesOf(app, data));
const notifyFindsWork = defineWork(notifyFinds, async ({ app, id, data }) =>
  notifyOwners(app, id, data.searches, data.listing),
);

const scheduledWork = (name: string, schedule: string, run: (app: App) => Promise<void>) =>
  defineWork(
    scheduledJob(name, schedule, { retries: { limit: 5, delay: 30, longest: 300 }, limitSeconds: 1800 }),
    ({ app }) => run(app),
  );

/** Runs before `gather-finds`. */
const searchWideWork = scheduledWork('search-wide-finds', '10 6 * * *', searchWide);
/** Runs before the daily email, which is written at 07:00 UTC. */
const gatherFindsWork = scheduledWork('gather-finds', '45 6 * * *', gatherDaily);
const tidyFindsWork = scheduledWork('tidy-finds', '27 3 * * *', tidySearches);
/** Runs often, so that a new version of the shop or the reference takes effect soon. */
const planSearchesWork = scheduledWork('plan-searches', '*/10 * * * *', planOutdated);

export const savedSearchFeature = {
  routes: savedSearchRoutes,
  jobs: [matchItemWork, notifyFindsWork, searchWideWork, gatherFindsWork, tidyFindsWork, planSearchesWork],
  eventHandlers: matchingHandlers,
  provides: [searchNotices],
  personalData: {
    savedSearches: { about: 'your saved searches and their notification settings', read: exportSearches },
  },
} satisfies Feature;
