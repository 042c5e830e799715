import { isApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { itemsChanged, itemsRelisted } from '#src/catalog/listings/events.server.ts';
import { listActiveIdsOf } from '#src/catalog/listings/lists/active-service.server.ts';
import { lockItemsOf, lockListings, withdrawListingsOf } from '#src/catalog/listings/queries.server.ts';
import { cancelOrdersOf } from '#src/deals/orders/canceling/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { findBookableIds, findSellerOf, pauseRow } from './queries.server.ts';

/**
 * Pauses the items of a seller who may have no public ones, as if the seller had done it. Booked items follow when their
 * order fails.
 */
export async function pauseUnapproved(app: App, trx: Trx, sellerId: string): Promise<void> {
  if (await isApproved(app, trx, sellerId)) return;
  await lockItemsOf(trx, sellerId);
  const ids = await findBookableIds(trx, sellerId);
  if (ids.length === 0) return;
  for (const item of await lockListings(trx, sellerId, ids)) await pauseRow(trx, item, sellerId, null);
}

/** Pauses one item if it is public and its seller is not approved. The caller holds the lock on the item. */
export async function pauseIfUnapproved(app: App, trx: Trx, id: string): Promise<boolean> {
  const sellerId = await findSellerOf(trx, id);
  if (await isApproved(app, trx, sellerId)) return false;
  const [item] = await lockListings(trx, sellerId, await findBookableIds(trx, sellerId, id));
  if (item) await pauseRow(trx, item, sellerId, null);
  return item !== undefined;
}

/** Cancels a suspended user's orders. Their items stay listed, but are hidden during the suspension. */
export async function cancelTradeOf(app: App, trx: Trx, userId: string, by: string): Promise<void> {
  await lockItemsOf(trx, userId);
  await cancelOrdersOf(app, trx, userId, by, { suspended: userId });
}

/** Reports the items of a newly verified seller as changed, so that saved searches for verified sellers find them. */
export async function showVerified(app: App, trx: Trx, userId: string): Promise<void> {
  await itemsChanged.publish(app, trx, { listings: await listActiveIdsOf(trx, userId) });
}

export async function showAgain(app: App, trx: Trx, userId: string, since: Date): Promise<void> {
  await pauseUnapproved(app, trx, userId);
  const listings = await listActiveIdsOf(trx, userId);
  await itemsRelisted.publish(app, trx, { listings, hiddenSince: since });
}

export async function endTradeOf(app: App, trx: Trx, userId: string, by: string): Promise<void> {
  await lockItemsOf(trx, userId);
  await cancelOrdersOf(app, trx, userId, by);
  await withdrawListingsOf(trx, userId, by);
}
