import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import type { App } from './app.server.ts';
import type { Job } from './jobs.server.ts';

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

export const tellWatchers: Job<WatchedNews> = {
  name: 'tell-watchers',
  data: watchedNews,
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};

export async function spreadNews(
  app: App,
  trx: Trx,
  { at, ...news }: Omit<WatchedNews, 'at'> & { at: Date },
) {
  await app.jobs.enqueue(trx, tellWatchers, { ...news, at: at.toISOString() });
}

/** Notifies the followers of the seller of a new item. */
export const itemListed: Job<{ listing: string }> = {
  name: 'item-listed',
  data: z.object({ listing: z.string() }),
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};

const matchedItem = z.object({
  listing: z.string(),
  /** Since when it was hidden, if it is now shown again. */
  hiddenSince: z.iso.datetime().optional(),
  /** The last definition that an earlier run evaluated; a run evaluates at most 500. */
  after: z.int().optional(),
});
export type MatchItem = z.output<typeof matchedItem>;

export const matchItem: Job<MatchItem> = {
  name: 'match-item',
  data: matchedItem,
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 120,
};

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
