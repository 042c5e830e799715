import { lockActor } from '#src/accounts/auth/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { changedPrices } from '#src/catalog/items/describe-service.server.ts';
import { fieldLabels } from '#src/catalog/items/field-labels.ts';
import { itemRestored, itemsChanged, itemsRelisted } from '#src/catalog/listings/events.server.ts';
import { isOwnPause, pauseRow, restoreRow } from '#src/catalog/listings/moderating/queries.server.ts';
import { publishLowered } from '#src/catalog/listings/price-queries.server.ts';
import {
  lockListings,
  saveEdit,
  updateListing,
  withdrawListing,
  type LockedListing,
} from '#src/catalog/listings/queries.server.ts';
import { applyEdit } from '#src/catalog/listings/writing-service.server.ts';
import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { readShopTime } from '#src/platform/jobs/deadline.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { siteTexts } from '#src/texts/site.ts';
import { joinSentences } from '#src/texts/words.ts';
import type { ItemEdit, ItemResults, NewPrice } from './schemas.ts';

/** Throws before it changes the item, because the transaction goes on with the next item. */
type Change = (trx: Trx, listing: LockedListing) => Promise<void>;

/** Changes several items of the caller in one transaction. An item that cannot be changed does not stop the others. */
async function changeItems(
  app: App,
  caller: Caller,
  ids: readonly string[],
  change: Change,
): Promise<ItemResults> {
  await app.rateLimits.consume('change-items', caller.id);
  return inTransaction(app, async (trx) => {
    const { id: ownerId } = await lockActor(trx, caller.id);
    const locked = new Map((await lockListings(trx, ownerId, ids)).map((listing) => [listing.id, listing]));
    const results: ItemResults = [];
    for (const id of ids) {
      const problem = await problemOf(async () => {
        const listing = locked.get(id);
        // Other users' items are treated as unknown.
        if (!listing) throw new AppError('not-found', itemProblems.noOwnItem);
        await change(trx, listing);
      });
      results.push({ _id: id, done: problem === null, problem });
    }
    return results;
  });
}

async function problemOf(run: () => Promise<void>): Promise<ItemResults[number]['problem']> {
  try {
    await run();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const labels: Partial<Record<string, string | null>> = fieldLabels();
    const detail = error.errors?.map(({ path, message }) =>
      siteTexts.form.fieldError(labels[path] ?? path, message),
    );
    return { code: error.code, detail: detail ? joinSentences(detail) : error.message };
  }
}

function refuseWithdrawn({ deleted_at }: LockedListing): void {
  if (deleted_at) throw new AppError('gone', itemProblems.itemDeleted);
}

async function refuseBooked(trx: Trx, { id }: LockedListing): Promise<void> {
  if (await hasOpenOrder(trx, id)) throw new AppError('open-order', itemProblems.booked);
}

/** Watchers are notified in the same way as after an edit of the price. */
export async function lowerPrices(
  app: App,
  caller: Caller,
  prices: readonly NewPrice[],
): Promise<ItemResults> {
  const priceOf = new Map(prices.map((price) => [price._id, price]));
  return changeItems(app, caller, [...priceOf.keys()], async (trx, listing) => {
    const price = priceOf.get(listing.id);
    if (price) await lowerPrice(app, trx, listing, price);
  });
}

async function lowerPrice(
  app: App,
  trx: Trx,
  listing: LockedListing,
  { was, sale }: NewPrice,
): Promise<void> {
  const { id, sale_cents, floor_cents, sold_at } = listing;
  refuseWithdrawn(listing);
  if (sold_at) throw new AppError('conflict', itemProblems.alreadySold);
  if (!listing.paused_at) await requireApproved(app, trx, listing.seller_id);
  if (await hasOpenOrder(trx, id)) throw new AppError('open-order', itemProblems.priceBooked);
  if (sale_cents !== toMinorUnits(was)) throw new AppError('changed', itemProblems.priceChanged);
  if (floor_cents !== null && floor_cents >= toMinorUnits(sale))
    throw new AppError('conflict', itemProblems.priceBelowFloor);
  await saveEdit(trx, id, changedPrices(listing, { sale }));
  await itemsChanged.publish(app, trx, { listings: [id] });
  await publishLowered(app, trx, id);
}

/** A pause ends the item's open offers. A booked item cannot be paused, because its buyer expects to get it. */
export async function pauseItems(app: App, caller: Caller, ids: readonly string[]): Promise<ItemResults> {
  return changeItems(app, caller, ids, async (trx, listing) => {
    refuseWithdrawn(listing);
    if (listing.sold_at) throw new AppError('conflict', itemProblems.alreadySold);
    if (isOwnPause(listing)) return;
    if (listing.paused_at) throw new AppError('conflict', itemProblems.pausedByAdmin);
    await refuseBooked(trx, listing);
    await pauseRow(trx, listing, listing.seller_id, null);
  });
}

/** Watchers are notified only after a day, so that a short pause is not news. */
export async function resumeItems(app: App, caller: Caller, ids: readonly string[]): Promise<ItemResults> {
  return changeItems(app, caller, ids, async (trx, listing) => {
    refuseWithdrawn(listing);
    const { id, paused_at: pausedAt } = listing;
    if (listing.sold_at) throw new AppError('conflict', itemProblems.alreadySold);
    if (!pausedAt) return refuseBooked(trx, listing);
    if (!isOwnPause(listing)) throw new AppError('conflict', itemProblems.onlyAdminRestores);
    if (listing.return_order_id) throw new AppError('conflict', itemProblems.awaitsReturn);
    await requireApproved(app, trx, listing.seller_id);
    await restoreRow(trx, listing);
    if (Date.now() - pausedAt.getTime() >= dayMs)
      await itemRestored.publish(app, trx, { listing: id, pausedAt, at: await readShopTime(trx) });
    else await itemsRelisted.publish(app, trx, { listings: [id], hiddenSince: pausedAt });
  });
}

/** Buyers see these edits like those of the form. */
export async function editItems(app: App, caller: Caller, edits: readonly ItemEdit[]): Promise<ItemResults> {
  const editOf = new Map(edits.map(({ _id, ...edit }) => [_id, edit]));
  return changeItems(app, caller, [...editOf.keys()], async (trx, listing) => {
    refuseWithdrawn(listing);
    if (listing.sold_at) throw new AppError('conflict', sharedProblems.soldNotChanged);
    if (!listing.paused_at) await requireApproved(app, trx, listing.seller_id);
    await applyEdit(app, trx, listing, editOf.get(listing.id) ?? {});
  });
}

const restorableMs = 3600_000;

/** Lists items again that their seller has withdrawn within the last hour. */
export async function restoreItems(app: App, caller: Caller, ids: readonly string[]): Promise<ItemResults> {
  return changeItems(app, caller, ids, async (trx, listing) => {
    const { id, deleted_at: deletedAt, deleted_by, seller_id, paused_at, sold_at } = listing;
    if (!deletedAt) return;
    if (deleted_by !== seller_id || Date.now() - deletedAt.getTime() > restorableMs)
      throw new AppError('gone', itemProblems.itemDeleted);
    if (!paused_at) await requireApproved(app, trx, seller_id);
    await updateListing(trx, id, { deleted_at: null, deleted_by: null });
    if (!paused_at && !sold_at)
      await itemsRelisted.publish(app, trx, { listings: [id], hiddenSince: deletedAt });
  });
}

export async function deleteItems(app: App, caller: Caller, ids: readonly string[]): Promise<ItemResults> {
  return changeItems(app, caller, ids, async (trx, listing) => {
    if (listing.deleted_at) return;
    await refuseBooked(trx, listing);
    await withdrawListing(trx, listing.id, listing.seller_id);
  });
}
