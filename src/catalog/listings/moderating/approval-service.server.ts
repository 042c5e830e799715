import { isApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { lockListings } from '#src/catalog/listings/managing/several/queries.server.ts';
import { lockItemsOf } from '#src/catalog/listings/queries.server.ts';
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
