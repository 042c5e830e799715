import { z } from 'zod';
import {
  itemListed,
  itemRestored,
  itemsChanged,
  itemsRelisted,
} from '#src/catalog/listings/events.server.ts';
import { itemFreed } from '#src/deals/orders/transitions/deadline-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { EventHandler } from '#src/platform/feature.server.ts';
import { defineJob } from '#src/platform/jobs/queue.server.ts';

const itemToMatch = z.object({
  listing: z.string(),
  /** When the item was hidden; only set for an item that is shown again. */
  hiddenSince: z.iso.datetime().optional(),
  /** The last definition that an earlier run evaluated; a run evaluates at most 500. */
  after: z.int().optional(),
});
export type ItemToMatch = z.output<typeof itemToMatch>;

export const matchItem = defineJob('match-item', itemToMatch, { limitSeconds: 120 });

export const notifyFinds = defineJob(
  'tell-finds',
  // Jobs queued by an earlier release have no listing, and are dropped.
  z.object({ searches: z.array(z.string()), listing: z.string().optional() }),
);

async function match(app: App, trx: Trx, listings: readonly string[], hiddenSince?: Date): Promise<void> {
  const hidden = hiddenSince && { hiddenSince: hiddenSince.toISOString() };
  await app.jobs.enqueue(trx, matchItem, ...listings.map((listing) => ({ listing, ...hidden })));
}

export const matchingHandlers: EventHandler[] = [
  itemListed.handledBy((app, trx, { listing }) => match(app, trx, [listing])),
  itemsChanged.handledBy((app, trx, { listings }) => match(app, trx, listings)),
  itemFreed.handledBy((app, trx, { listing }) => match(app, trx, [listing])),
  itemRestored.handledBy((app, trx, { listing, pausedAt }) => match(app, trx, [listing], pausedAt)),
  itemsRelisted.handledBy((app, trx, { listings, hiddenSince }) => match(app, trx, listings, hiddenSince)),
];
