import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { describeItem, placeRows, refuseBookedChanges } from '#src/catalog/items/describe-service.server.ts';
import { fieldsWith } from '#src/catalog/items/fields.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { EditedFrom, ListingChanges, NewListing } from '#src/catalog/items/schemas.ts';
import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import { notifyBuyerOfDescription } from '#src/deals/orders/notifying/item-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { holdCurrency } from '#src/platform/shop/currency.server.ts';
import { finishDraft, isDraftOf } from './drafts/service.server.ts';
import { itemListed, itemsChanged } from './events.server.ts';
import { addFindings, keepFindings } from './inspecting/service.server.ts';
import { changeOwnListing, requireEditable } from './managing/service.server.ts';
import { publishLowered } from './price-queries.server.ts';
import { insertListing, readListing, saveEdit, type LockedListing } from './queries.server.ts';
import type { Listing } from './schemas.ts';
import { toListing } from './serialize.server.ts';

export async function addListing(
  app: App,
  caller: Pick<Caller, 'id'>,
  kind: Kind,
  { inspection, evidence, draft, draftVersion, ...fields }: NewListing,
): Promise<Listing> {
  return inTransaction(app, async (trx) => {
    requireVerified(app, await lockActor(trx, caller.id, { roles: ['Seller', 'admin'] }));
    await requireApproved(app, trx, caller.id, { hasDraft: await isDraftOf(trx, caller.id, draft) });
    await holdCurrency(app, trx);
    if (draft !== undefined) await finishDraft(trx, caller.id, draft, draftVersion);
    const owned = { id: newId(), kind, seller_id: caller.id };
    const { item, rows } = await describeItem(trx, app, owned, fields);
    await insertListing(trx, item);
    await placeRows(trx, item.id, rows, { isNew: true });
    await addFindings(trx, app, item, { inspection, evidence });
    await itemListed.publish(app, trx, { listing: item.id });
    return toListing(await readListing(trx, kind, item.id));
  });
}

/**
 * The price, condition, photos, parts and what is included of a booked item cannot change.
 * @throws AppError `open-order` naming these fields; `changed` if the item was edited since the caller read it
 */
export async function editListing(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  { version, edited, ...given }: ListingChanges & EditedFrom,
): Promise<Listing> {
  return changeOwnListing(app, caller, kind, id, async (trx, listing) => {
    await requireEditable(trx, listing, { version, edited });
    await applyEdit(app, trx, listing, given);
    return toListing(await readListing(trx, kind, id));
  });
}

/** @throws AppError `open-order`, `invalid` naming fields, both before it changes the item */
export async function applyEdit(
  app: App,
  trx: Trx,
  listing: LockedListing,
  given: ListingChanges,
): Promise<void> {
  const { id } = listing;
  const isBooked = await hasOpenOrder(trx, id);
  if (isBooked) await refuseBookedChanges(trx, app, listing, given);
  const { item, changes, rows } = await describeItem(trx, app, listing, given, listing);
  await keepFindings(trx, app, listing, item, { isBooked });
  await saveEdit(trx, id, changes);
  await placeRows(trx, id, rows);
  if (fieldsWith('searched').some((name) => given[name] !== undefined))
    await itemsChanged.publish(app, trx, { listings: [id] });
  if (item.sale_cents < listing.sale_cents) await publishLowered(app, trx, id);
  if (isBooked && item.des !== listing.des) await notifyBuyerOfDescription(app, trx, id, item.des);
}
