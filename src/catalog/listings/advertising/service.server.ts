import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { countCap, parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { bookableCountTags, bookableTags } from '#src/catalog/listings/cache-tags.server.ts';
import { updateListing, type LockedListing } from '#src/catalog/listings/queries.server.ts';
import { changeOwnListing, withOwnListing } from '#src/catalog/listings/managing/service.server.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { maxAdvertised, type Listing } from '#src/catalog/listings/schemas.ts';
import { advertisedUntil, toListing } from '#src/catalog/listings/serialize.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import {
  advertisedSorts,
  clearAdvertised,
  countAdvertised,
  countAdvertisedOf,
  listAdvertisedRows,
  listMixedRows,
} from './queries.server.ts';

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

/** One seller can take at most this much of the row on the home page. */
const maxPerRow = 2;

/** Returns no total, so that bookings of other items do not invalidate the list. */
export async function listFirstAdvertised(app: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  return (await listMixedRows(app.db, limit, maxPerRow)).map(toListing);
}

/** @throws AppError `conflict`, also beyond `maxAdvertised` items */
export async function advertiseListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  const advertise = async (trx: Trx, listing: LockedListing): Promise<number> => {
    if (listing.paused_at) throw new AppError('conflict', itemProblems.pausedNotAdvertised);
    if (listing.sold_at || (await hasOpenOrder(trx, id)))
      throw new AppError('conflict', itemProblems.onlyAvailableAdvertised);
    if (advertisedUntil(listing.advertised_at)) return 0;
    if ((await countAdvertisedOf(trx, listing.seller_id)) >= maxAdvertised)
      throw new AppError('conflict', itemProblems.tooManyAdvertised(maxAdvertised));
    await updateListing(trx, id, { advertised_at: new Date() });
    return 1;
  };
  // The exclusive lock makes the count exact.
  return changeOwnListing(app, caller, kind, id, advertise, { exclusive: true });
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
