import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import type { App } from './app.server.ts';
import type { Job } from './jobs.server.ts';

/** What happened to an item: its price fell, nobody has booked it any more, or it is sold. */
const watchedNews = z.object({
  listing: z.string(),
  news: z.enum(['lower', 'freed', 'sold']),
  /** When it happened, by the clock of the shop. */
  at: z.iso.datetime(),
  /** Who caused it as its buyer, and knows. */
  buyer: z.string().optional(),
});
export type WatchedNews = z.output<typeof watchedNews>;

/**
 * Tells those who watch an item. Here, since what changes items comes before the watchlist, which does the work: items and orders
 * cannot ask it.
 */
export const tellWatchers: Job<WatchedNews> = {
  name: 'tell-watchers',
  data: watchedNews,
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};

/** Has those told who watch an item, once the transaction is committed. */
export async function spreadNews(
  app: App,
  trx: Trx,
  { at, ...news }: Omit<WatchedNews, 'at'> & { at: Date },
) {
  await app.jobs.enqueue(trx, tellWatchers, { ...news, at: at.toISOString() });
}

const matchedItem = z.object({
  listing: z.string(),
  /** Since when it was hidden, if it is now shown again. */
  hiddenSince: z.iso.datetime().optional(),
  /** The last definition that an earlier run evaluated; a run evaluates at most 500. */
  after: z.int().optional(),
});
export type MatchItem = z.output<typeof matchedItem>;

/** Finds the saved searches that an item has come to match; as above, what changes items comes before those. */
export const matchItem: Job<MatchItem> = {
  name: 'match-item',
  data: matchedItem,
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 120,
};

/** Has the searches found that items match, once the transaction is committed. */
export async function spreadItems(app: App, trx: Trx, ...listings: string[]): Promise<void> {
  if (listings.length > 0)
    await app.jobs.enqueue(trx, matchItem, ...listings.map((listing) => ({ listing })));
}

/** Like `spreadItems`, for items that are shown again. */
export async function spreadShownAgain(
  app: App,
  trx: Trx,
  since: Date,
  ...listings: string[]
): Promise<void> {
  const hiddenSince = since.toISOString();
  if (listings.length > 0)
    await app.jobs.enqueue(trx, matchItem, ...listings.map((listing) => ({ listing, hiddenSince })));
}
