import { z } from 'zod';
import { listing } from '#src/catalog/listings/schemas.ts';

export const maxWatches = 500;

export const watchedNews = z.object({
  listing: z.string(),
  news: z.enum(['lower', 'freed', 'sold']),
  /** The time of the event, read from `shop_now()`. */
  at: z.iso.datetime(),
  /** The buyer who caused the news and is not notified. */
  buyer: z.string().optional(),
  /** Only users who have watched the item since then are notified. */
  since: z.iso.datetime().optional(),
});
export type WatchedNews = z.output<typeof watchedNews>;

export const watchedListing = listing
  .extend({
    watched: z
      .object({
        at: z.iso.datetime(),
        sale: z.number().meta({ description: 'the price at that time' }),
      })
      .meta({ description: 'when the caller added it' }),
  })
  .meta({ id: 'WatchedListing' });
export type WatchedListing = z.output<typeof watchedListing>;
