import type { App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { gatherDaily, planOutdated, searchWide, tidySearches } from './daily/service.server.ts';
import { matchItem, tellFinds } from './matching/queue.server.ts';
import { findSearchesOf, tellOwners } from './matching/service.server.ts';

export const matchItemWork = defineWork(matchItem, async ({ app, data }) => findSearchesOf(app, data));
export const tellFindsWork = defineWork(tellFinds, async ({ app, id, data }) =>
  tellOwners(app, id, data.searches, data.listing),
);

const each = (name: string, schedule: string, run: (app: App) => Promise<void>) =>
  defineWork(
    scheduledJob(name, schedule, { retries: { limit: 5, delay: 30, longest: 300 }, limitSeconds: 1800 }),
    ({ app }) => run(app),
  );

/** Before `gather-finds`. */
export const searchWideWork = each('search-wide-finds', '10 6 * * *', searchWide);
/** Before the daily mail, which is written at 07:00 UTC. */
export const gatherFindsWork = each('gather-finds', '45 6 * * *', gatherDaily);
export const tidyFindsWork = each('tidy-finds', '27 3 * * *', tidySearches);
/** Soon after a start with another version or another reference. */
export const planSearchesWork = each('plan-searches', '*/10 * * * *', planOutdated);
