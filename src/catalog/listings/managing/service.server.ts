import { lockActor } from '#src/accounts/auth/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { EditedFrom } from '#src/catalog/items/schemas.ts';
import { itemRestored } from '#src/catalog/listings/events.server.ts';
import { isOwnPause } from '#src/catalog/listings/moderating/queries.server.ts';
import { removeListing } from '#src/catalog/listings/moderating/service.server.ts';
import {
  lockListing,
  updateListing,
  withdrawListing,
  type LockedListing,
} from '#src/catalog/listings/queries.server.ts';
import { hasOpenOrder, requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import { itemSold } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { endOrderForOther, sellByOrder } from '#src/deals/orders/transitions/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { readShopTime } from '#src/platform/jobs/deadline.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';

/** Locks one of the caller's items, unless it is withdrawn, and passes it to `run`. */
export async function withOwnListing<T>(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  run: (trx: Trx, listing: LockedListing) => Promise<T>,
  { exclusive = false }: { exclusive?: boolean } = {},
): Promise<T> {
  if (!isId(id)) throw new AppError('not-found', sharedProblems.noItem);
  return inTransaction(app, async (trx) => {
    const actor = await lockActor(trx, caller.id, { exclusive });
    const listing = await lockListing(trx, id);
    if (!listing || listing.kind !== kind) throw new AppError('not-found', sharedProblems.noItem);
    if (listing.seller_id !== actor.id) throw new AppError('forbidden');
    if (listing.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
    return run(trx, listing);
  });
}

/**
 * Passes one of the caller's items to `run`, which changes what buyers see.
 * @throws AppError `not-approved` when the item is public
 */
export async function changeOwnListing<T>(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  run: (trx: Trx, listing: LockedListing) => Promise<T>,
  lock: { exclusive?: boolean } = {},
): Promise<T> {
  const change = async (trx: Trx, listing: LockedListing): Promise<T> => {
    if (!listing.paused_at) await requireApproved(app, trx, listing.seller_id);
    return run(trx, listing);
  };
  return withOwnListing(app, caller, kind, id, change, lock);
}

/**
 * `edited` also covers the fields that do not raise the version, such as the minimum for offers.
 * @throws AppError `conflict` for a sold item; `changed` if it was edited since the caller read it
 */
export async function requireEditable(
  trx: Trx,
  { id, sold_at, edited_at, version }: LockedListing,
  { edited, version: seen }: EditedFrom,
): Promise<void> {
  if (sold_at) throw new AppError('conflict', sharedProblems.soldNotChanged);
  await requireSeen(trx, id, { version: seen });
  if (edited === undefined || (edited && Date.parse(edited)) === (edited_at && edited_at.getTime())) return;
  throw new AppError('changed', undefined, undefined, { version });
}

/**
 * Ends the open order if the item is sold to someone else.
 * @throws AppError `wrong-stage` if that order is handed over or disputed
 */
export async function markSold(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  to: 'buyer' | 'other' = 'buyer',
): Promise<number> {
  return withOwnListing(app, caller, kind, id, async (trx, listing) => {
    if (listing.paused_at && !isOwnPause(listing))
      throw new AppError('conflict', sharedProblems.pausedNotSold);
    if (to === 'other') await endOrderForOther(app, trx, id);
    // A booked item is sold through its order, which also confirms a handover that the buyer reported first.
    if (await sellByOrder(app, trx, id)) return 1;
    if (listing.sold_at) return 0;
    const resumed = { paused_at: null, paused_by: null };
    await updateListing(trx, id, { sold_at: new Date(), advertised_at: null, ...resumed });
    await itemSold.publish(app, trx, { listing: id, at: new Date() });
    return 1;
  });
}

/**
 * Lists an item again whose last order ended after the handover. An item that an admin has paused stays paused.
 * @throws AppError `changed` when the owner has checked a different version of the listing
 */
export async function confirmReturn(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  version: number,
): Promise<number> {
  return withOwnListing(app, caller, kind, id, async (trx, listing) => {
    const { paused_at: pausedAt, return_order_id: order } = listing;
    if (!order || !pausedAt) return 0;
    await requireSeen(trx, id, { version });
    const isListed = isOwnPause(listing);
    if (isListed) await requireApproved(app, trx, caller.id);
    const resumed = { own_pause_at: null, return_order_id: null };
    await updateListing(trx, id, isListed ? { ...resumed, paused_at: null, paused_by: null } : resumed);
    if (isListed)
      await itemRestored.publish(app, trx, { listing: id, pausedAt, at: await readShopTime(trx) });
    return 1;
  });
}

/** Also cancels the open order if an admin calls it. @throws AppError `open-order` for the owner of a booked item */
export async function deleteListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', sharedProblems.noItem);
  return inTransaction(app, async (trx) => {
    const actor = await lockActor(trx, caller.id);
    const listing = await lockListing(trx, id);
    if (!listing || listing.kind !== kind) throw new AppError('not-found', sharedProblems.noItem);
    // The role was also checked before, together with the second factor of admins.
    const isAdmin = caller.role === 'admin' && actor.role === 'admin';
    if (listing.seller_id !== actor.id && !isAdmin) throw new AppError('forbidden');
    if (listing.deleted_at) return 0;
    if (listing.seller_id !== actor.id) return (await removeListing(app, trx, id, actor.id)) ? 1 : 0;
    if (await hasOpenOrder(trx, id)) throw new AppError('open-order');
    await withdrawListing(trx, id, actor.id);
    return 1;
  });
}

/**
 * Withdraws an item, unless somebody has booked or edited it since it was listed. Returns what prevents it, or null. The
 * caller has locked the seller.
 */
export async function withdrawUnchanged(
  trx: Trx,
  id: string,
  sellerId: string,
): Promise<'booked' | 'edited' | null> {
  const listing = await lockListing(trx, id);
  if (!listing || listing.deleted_at) return null;
  if (listing.sold_at || (await hasOpenOrder(trx, id))) return 'booked';
  if (listing.edited_at) return 'edited';
  await withdrawListing(trx, id, sellerId);
  return null;
}
