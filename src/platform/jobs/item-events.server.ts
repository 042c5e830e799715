import { z } from 'zod';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { defineJob } from './queue.server.ts';

const watchedNews = z.object({
  listing: z.string(),
  news: z.enum(['lower', 'freed', 'sold']),
  /** When it happened, by the clock of the shop. */
  at: z.iso.datetime(),
  /** Who caused it as its buyer, and knows. */
  buyer: z.string().optional(),
});
export type WatchedNews = z.output<typeof watchedNews>;

// These jobs are defined here, because the features that change items must not import those that do the work.

export const tellWatchers = defineJob('tell-watchers', watchedNews);

export async function spreadNews(
  app: App,
  trx: Trx,
  { at, ...news }: Omit<WatchedNews, 'at'> & { at: Date },
) {
  await app.jobs.enqueue(trx, tellWatchers, { ...news, at: at.toISOString() });
}

export const itemListed = defineJob('item-listed', z.object({ listing: z.string() }));

const matchedItem = z.object({
  listing: z.string(),
  /** Since when it was hidden, if it is now shown again. */
  hiddenSince: z.iso.datetime().optional(),
  /** The last definition that an earlier run evaluated; a run evaluates at most 500. */
  after: z.int().optional(),
});
export type MatchItem = z.output<typeof matchedItem>;

export const matchItem = defineJob('match-item', matchedItem, { limitSeconds: 120 });

export async function spreadItems(app: App, trx: Trx, ...listings: string[]): Promise<void> {
  await app.jobs.enqueue(trx, matchItem, ...listings.map((listing) => ({ listing })));
}

export async function spreadShownAgain(
  app: App,
  trx: Trx,
  since: Date,
  ...listings: string[]
): Promise<void> {
  const hiddenSince = since.toISOString();
  await app.jobs.enqueue(trx, matchItem, ...listings.map((listing) => ({ listing, hiddenSince })));
}
