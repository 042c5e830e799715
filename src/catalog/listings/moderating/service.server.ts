import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { refuseConflictOfInterest } from '#src/accounts/users/service.server.ts';
import { itemRestored } from '#src/catalog/listings/events.server.ts';
import { stateOf } from '#src/catalog/listings/filter-queries.server.ts';
import { lockListing, withdrawListing } from '#src/catalog/listings/queries.server.ts';
import { cancelOpenOrder } from '#src/deals/orders/canceling/service.server.ts';
import { findOpenBuyer } from '#src/deals/orders/item-state-service.server.ts';
import { notifyBuyerOfPause } from '#src/deals/orders/notifying/item-service.server.ts';
import { reportableItems } from '#src/moderation/reports/ports.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { readShopTime } from '#src/platform/jobs/deadline.server.ts';
import { itemFields, itemProblems } from '#src/texts/problems-items.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { mailDecision, mailRestored } from './mails.server.ts';
import { findReportable, isOwnPause, pauseRow, restoreRow } from './queries.server.ts';
import { pauseIfUnapproved } from './sellers-service.server.ts';

/**
 * Does not cancel an open order, because a pause can be undone, but a cancellation cannot. Replaces a pause by the seller,
 * who could otherwise end it, until an admin restores the item.
 * @throws AppError `forbidden`, `conflict`
 */
export async function pauseListing(
  app: App,
  trx: Trx,
  id: string,
  adminId: string,
  reason: string,
): Promise<boolean> {
  const listing = await lockListing(trx, id);
  if (!listing || listing.deleted_at) throw new AppError('conflict', sharedProblems.itemWithdrawn);
  if (listing.sold_at) throw new AppError('conflict', itemProblems.soldNotPaused);
  await refuseOwnItem(trx, adminId, listing);
  if (listing.paused_at && !isOwnPause(listing)) return false;
  await pauseRow(trx, listing, adminId, reason);
  const hasOrder = await notifyBuyerOfPause(app, trx, id, 'paused');
  await mailDecision(app, trx, listing, 'paused', { hasOrder, reason });
  await recordAction(trx, { act: 'paused-item', actor: adminId, target: ['listing', id], note: reason });
  return true;
}

export async function restoreListing(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', sharedProblems.noItem);
  return inTransaction(app, async (trx) => {
    const admin = await lockActor(trx, caller.id, { roles: ['admin'] });
    const listing = await lockListing(trx, id);
    if (!listing) throw new AppError('not-found', sharedProblems.noItem);
    if (listing.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
    await refuseOwnItem(trx, admin.id, listing);
    if (!listing.paused_at || isOwnPause(listing)) return 0;
    await restoreRow(trx, listing);
    const isUnapproved = await pauseIfUnapproved(app, trx, id);
    const isListed = !listing.own_pause_at && !isUnapproved;
    const at = await readShopTime(trx);
    if (isListed) await itemRestored.publish(app, trx, { listing: id, pausedAt: listing.paused_at, at });
    const hasOrder = await notifyBuyerOfPause(app, trx, id, 'restored');
    const now = isUnapproved ? 'unapproved' : isListed ? 'free' : 'stillPaused';
    await mailRestored(app, trx, listing, hasOrder ? 'withOrder' : now);
    await recordAction(trx, { act: 'restored-item', actor: admin.id, target: ['listing', id] });
    return 1;
  });
}

/**
 * Also cancels the open order. Returns false if the item was already withdrawn.
 * @throws AppError `forbidden` for its seller and buyer
 */
export async function removeListing(
  app: App,
  trx: Trx,
  id: string,
  adminId: string,
  reason?: string,
): Promise<boolean> {
  const listing = await lockListing(trx, id);
  if (!listing || listing.deleted_at) return false;
  await refuseOwnItem(trx, adminId, listing);
  const hasOrder = await cancelOpenOrder(app, trx, id, adminId);
  await mailDecision(app, trx, listing, 'removed', { hasOrder, reason });
  await withdrawListing(trx, id, adminId);
  await recordAction(trx, { act: 'removed-item', actor: adminId, target: ['listing', id] });
  return true;
}

async function refuseOwnItem(
  trx: Trx,
  adminId: string,
  { id, seller_id }: { id: string; seller_id: string },
): Promise<void> {
  refuseConflictOfInterest(adminId, [seller_id, (await findOpenBuyer(trx, id)) ?? null]);
}

/**
 * Sellers cannot escape a report by withdrawing or pausing an item: for a while, it can still be reported.
 * @throws AppError `not-found`, `gone` when withdrawn, `not-on-show`, `invalid` for the reporter's own item
 */
async function checkItem(trx: Trx, reporterId: string, id: string): Promise<void> {
  const listing = isId(id) ? await findReportable(trx, id) : undefined;
  if (!listing) throw new AppError('not-found', sharedProblems.noItem);
  if (listing.is_gone) throw new AppError('gone', sharedProblems.itemWithdrawn);
  if (listing.is_hidden || listing.suspended_at) throw new AppError('not-on-show');
  if (listing.seller_id === reporterId)
    throw new AppError('invalid', sharedProblems.ownItem, [{ path: 'listing', message: itemFields.ownItem }]);
}

export const itemReports = reportableItems.providedBy({
  check: checkItem,
  pause: (app, trx, { id, adminId, reason }) => pauseListing(app, trx, id, adminId, reason),
  remove: (app, trx, { id, adminId, reason }) => removeListing(app, trx, id, adminId, reason),
  state: stateOf,
});
