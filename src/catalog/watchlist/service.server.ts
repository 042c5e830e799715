import { lockActor } from '#src/accounts/auth/service.server.ts';
import { findActiveOrSoldByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import {
  countWatchers,
  countWatchersOfAll,
  countWatches,
  deleteWatch,
  findWatchable,
  insertWatch,
  isWatched,
  listWatchedIds,
  listWatches,
  watchSorts,
} from './queries.server.ts';
import { maxWatches, type WatchedListing } from './schemas.ts';

const missing = () => new AppError('not-found', sharedProblems.noItem);

/**
 * Watches an item for the caller. Returns 1, or 0 if they already watched it.
 * @throws AppError `forbidden` for their own item, `gone`, `not-on-show`, `conflict` for a sold item and above the
 * limit
 */
export async function watchItem(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    // Locks the user, because their watches are counted.
    const { id: userId } = await lockActor(trx, caller.id, { exclusive: true });
    const item = await findWatchable(trx, id);
    if (!item) throw missing();
    if (item.seller_id === userId) throw new AppError('forbidden', sharedProblems.ownItem);
    if (await isWatched(trx, userId, id)) return 0;
    if (item.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
    // The page of an item that its seller has paused offers a notification.
    if ((item.paused_at && item.paused_by !== item.seller_id) || item.suspended_at)
      throw new AppError('not-on-show');
    if (item.sold_at) throw new AppError('conflict', sharedProblems.itemSold);
    if (await insertWatch(trx, { userId, listingId: id, cents: item.sale_cents })) return 1;
    throw new AppError('conflict', itemProblems.tooManyWatched(maxWatches));
  });
}

/** Stops watching. Returns 1, or 0 when the caller did not watch the item. @throws AppError `not-found` */
export async function unwatchItem(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    if (!(await findWatchable(trx, id))) throw missing();
    return deleteWatch(trx, userId, id);
  });
}

export async function showWatchlist(app: App, caller: Caller, paging: Paging): Promise<Page<WatchedListing>> {
  const keyset = parsePage('watchlist', watchSorts, paging);
  const [rows, count] = await Promise.all([
    listWatches(app.db, caller.id, keyset),
    countWatches(app.db, caller.id),
  ]);
  const items = await findActiveOrSoldByIds(
    app,
    rows.map(({ id }) => id),
  );
  const { items: watched, ...place } = toPage(rows, keyset, { count }, ({ id, at, sale_cents }) => {
    const item = items.get(id);
    return item && { ...item, watched: { at: at.toISOString(), sale: fromMinorUnits(sale_cents) } };
  });
  // Leaves out items that were withdrawn since they were listed.
  return { ...place, items: watched.filter((item) => item !== undefined) };
}

export async function showWatchedIds(app: App, caller: Caller): Promise<string[]> {
  return listWatchedIds(app.db, caller.id);
}

export const countWatchersOfSeller = ({ db }: App, sellerId: string): Promise<number> =>
  countWatchersOfAll(db, sellerId);

export async function countWatchersOf(app: App, listingId: string): Promise<number> {
  return countWatchers(app.db, listingId);
}
