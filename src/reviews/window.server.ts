import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { tellShown } from './notices.server.ts';
import { publishDue } from './queries.server.ts';

/** At the end of a deal's time for reviews; what is to be shown is read then. */
const reviewWindow: Job = {
  name: 'review-window',
  data: z.object({}),
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};

/** Each minute, those whose time is up and that no job has shown. */
const showDueReviews: Job = { ...reviewWindow, name: 'show-due-reviews', schedule: '* * * * *' };

export async function enqueueWindow(app: App, trx: Trx, at: Date): Promise<void> {
  await app.jobs.enqueueFor(trx, reviewWindow, { at, data: {} });
}

const atOnce = 100;

/** Shows what waits longer than it may, a hundred at a time. Done again, it does nothing. */
export async function showDue(app: App): Promise<void> {
  for (;;) {
    const shown = await change(app, async (trx) => {
      const orders = await publishDue(trx, atOnce);
      await tellShown(app, trx, orders);
      return orders.length;
    });
    if (shown < atOnce) return;
  }
}

export const reviewWindowWork = defineWork(reviewWindow, ({ app }) => showDue(app));
export const dueReviewWork = defineWork(showDueReviews, ({ app }) => showDue(app));
