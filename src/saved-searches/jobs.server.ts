import { z } from 'zod';
import { matchItem } from '#src/platform/item-news.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { gatherDaily, planOutdated, searchWide, tidySearches } from './daily-service.server.ts';
import { findSearchesOf, tellFinds, tellOwners } from './match-service.server.ts';

export const matchItemWork = defineWork(matchItem, async ({ app, data }) => findSearchesOf(app, data));
export const tellFindsWork = defineWork(tellFinds, async ({ app, id, data }) =>
  tellOwners(app, id, data.searches, data.listing),
);

const each = (name: string, schedule: string): Job => ({
  name,
  data: z.object({}),
  retries: { limit: 5, delay: 30, longest: 300 },
  limitSeconds: 1800,
  schedule,
});

/** Before `gather-finds`. */
const searchWideFinds = each('search-wide-finds', '10 6 * * *');
/** Before the daily mail, which is written at 07:00 UTC. */
const gatherFinds = each('gather-finds', '45 6 * * *');
const tidyFinds = each('tidy-finds', '27 3 * * *');
/** Soon after a start with another version or another reference. */
const planSearches = each('plan-searches', '*/10 * * * *');

export const searchWideWork = defineWork(searchWideFinds, async ({ app }) => searchWide(app));
export const gatherFindsWork = defineWork(gatherFinds, async ({ app }) => gatherDaily(app));
export const tidyFindsWork = defineWork(tidyFinds, async ({ app }) => tidySearches(app));
export const planSearchesWork = defineWork(planSearches, async ({ app }) => planOutdated(app));
