import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { countCap, parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { bookableCountTags, bookableTags } from '#src/catalog/listings/cache-tags.server.ts';
import { updateListing } from '#src/catalog/listings/queries.server.ts';
import { changeOwnListing, withOwnListing } from '#src/catalog/listings/managing/service.server.ts';
import type { Kind, Listing } from '#src/catalog/listings/schemas.ts';
import { advertisedUntil, toListing } from '#src/catalog/listings/serialize.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { advertisedSorts, clearAdvertised, countAdvertised, listAdvertisedRows } from './queries.server.ts';

type Paging = { limit: number; cursor?: string | undefined };

export async function listAdvertised(app: App, paging: Paging): Promise<Page<Listing>> {
  const keyset = parsePage('advertised', advertisedSorts, paging);
  addCacheTags(bookableCountTags());
  const [rows, count] = await Promise.all([
    listAdvertisedRows(app.db, keyset),
    countAdvertised(app.db, countCap),
  ]);
  return toPage(rows, keyset, { count, cap: countCap }, toListing);
}

/** Returns no total, so that bookings of other items do not invalidate the list. */
export async function listFirstAdvertised(app: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  const rows = await listAdvertisedRows(app.db, parsePage('advertised', advertisedSorts, { limit }));
  return rows.slice(0, limit).map(toListing);
}

export async function advertiseListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  return changeOwnListing(app, caller, kind, id, async (trx, listing) => {
    if (listing.paused_at) throw new AppError('conflict', itemProblems.pausedNotAdvertised);
    if (listing.sold_at || (await hasOpenOrder(trx, id)))
      throw new AppError('conflict', itemProblems.onlyAvailableAdvertised);
    if (advertisedUntil(listing.advertised_at)) return 0;
    await updateListing(trx, id, { advertised_at: new Date() });
    return 1;
  });
}

export async function stopAdvertising(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  return withOwnListing(app, caller, kind, id, async (trx, listing) => {
    if (!advertisedUntil(listing.advertised_at)) return 0;
    await updateListing(trx, id, { advertised_at: null });
    return 1;
  });
}

/** Lists leave out expired advertisements anyway, but cached pages are refreshed only when a row changes. */
export const endAdvertisements = scheduledJob('end-advertisements', '7 * * * *', { limitSeconds: 60 });

export const endAdvertisementsWork = defineWork(endAdvertisements, ({ app }) => clearAdvertised(app.db));
