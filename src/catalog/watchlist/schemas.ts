import { z } from 'zod';
import { listing } from '#src/catalog/listings/schemas.ts';

export const mostWatches = 500;

export const watchedListing = listing
  .extend({
    watched: z
      .object({
        at: z.iso.datetime(),
        sale: z.number().meta({ description: 'what it cost then, in dollars' }),
      })
      .meta({ description: 'since when the caller watches it' }),
  })
  .meta({ id: 'WatchedListing' });
export type WatchedListing = z.output<typeof watchedListing>;
