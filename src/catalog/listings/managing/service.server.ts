import { sql } from 'kysely';
import { compareEvidence } from '#src/gear/evidence/service.server.ts';
import { checkCondition, endOtherInspection } from '#src/gear/grading/service.server.ts';
import { chooseAdapter } from '#src/gear/fit/adapter-service.server.ts';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import { choosePlace } from '#src/accounts/places/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { hasOpenOrder, requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import { openOrderOf } from '#src/deals/orders/service.server.ts';
import { endOrderForOther, sellByOrder } from '#src/deals/orders/transitions/service.server.ts';
import { itemSold } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { notifyBuyerOfDescription } from '#src/deals/orders/notifying/item-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { readShopTime } from '#src/platform/jobs/deadline.server.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { itemRestored, itemsChanged, priceLowered } from '#src/catalog/listings/events.server.ts';
import { sortParts, type Kind } from '#src/catalog/items/kind-schemas.ts';
import type { EditedFrom, Listing, OwnedListing, ListingChanges } from '#src/catalog/listings/schemas.ts';
import { namesOfParts } from '#src/catalog/listings/parts/part-name.ts';
import { placeParts } from '#src/catalog/listings/parts/queries.server.ts';
import { chooseParts } from '#src/catalog/listings/parts/service.server.ts';
import { findPhotos } from '#src/catalog/listings/photos/queries.server.ts';
import { changePhotos } from '#src/catalog/listings/photos/service.server.ts';
import {
  findListing,
  type LockedListing,
  readListing,
  updateListing,
} from '#src/catalog/listings/queries.server.ts';
import { changeOwnListing, withOwnListing } from '#src/catalog/listings/managing/own-service.server.ts';
import { isOwnPause } from '#src/catalog/listings/moderating/queries.server.ts';
import { whenPriceChanged } from '#src/catalog/listings/price-queries.server.ts';
import { toListing, toOwnListing } from '#src/catalog/listings/serialize.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';

/**
 * The price, condition, photos, parts and what is included of a booked item cannot change.
 * @throws AppError `open-order` naming these fields; `changed` if the item was edited since the caller read it
 */
export async function editListing(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  {
    buy,
    sale,
    img,
    photos,
    model,
    modelId,
    mount,
    conversion,
    adaptsFrom,
    adaptsTo,
    place,
    offers,
    floor,
    included: includedParts,
    parts,
    version,
    edited,
    ...fields
  }: ListingChanges & EditedFrom,
): Promise<Listing> {
  const included = includedParts && sortParts(kind, includedParts);
  return changeOwnListing(app, caller, kind, id, async (trx, listing) => {
    if (listing.sold_at) throw new AppError('conflict', sharedProblems.soldNotChanged);
    await requireSeen(trx, id, { version });
    requireSameEdit(listing, edited);
    const chosenParts = parts && (await chooseParts(trx, app.root, parts));
    const partNames = chosenParts && namesOfParts(chosenParts);
    const isBooked = await hasOpenOrder(trx, id);
    if (isBooked)
      await refuseBookedChanges(trx, listing, { sale, img, photos, included, partNames, ...fields });
    const prices = changedPrices(listing, { buy, sale });
    // Saved searches ignore descriptions, photos and what is included.
    const { des, ...searchedFields } = fields;
    if (fields.condition) await checkCondition(trx, id, fields.condition);
    const chosen = isAnyGiven(img, photos) ? await changePhotos(trx, listing, { img, photos }) : undefined;
    const gear = await chooseGear(trx, app.root, kind, { model, modelId, mount, conversion }, listing);
    if (chosenParts) await placeParts(trx, id, chosenParts);
    const { brand = listing.brand, title = listing.title } = fields;
    const adapter = await chooseAdapter(app.root, { kind, brand, title }, { adaptsFrom, adaptsTo }, listing);
    const place_id = await choosePlace(trx, { place, location: fields.location }, listing);
    const named = isAnyGiven(fields.brand, fields.title, des, model, modelId, mount, conversion)
      ? await nameGear(trx, app.root, {
          ...gear,
          kind,
          brand,
          title,
          des: des ?? listing.des,
        })
      : { named_model_id: listing.named_model_id };
    if (gear.model_id !== listing.model_id || brand !== listing.brand)
      await compareEvidence(trx, app.root, { ...listing, ...gear, brand });
    // The inspection of a booked item cannot change.
    if (!isBooked) await endOtherInspection(trx, app.root, { ...listing, ...gear, ...named });
    await updateListing(trx, id, {
      ...fields,
      edited_at: sql`now()`,
      ...gear,
      adapts_from: adapter.adapts_from,
      adapts_to: adapter.adapts_to,
      place_id,
      ...named,
      ...(chosen && { img: chosen.img }),
      ...(included && { included }),
      ...(isAnyGiven(offers, floor, sale) && offerTerms({ offers, floor }, { ...listing, ...prices })),
      ...prices,
    });
    const isLower = prices.sale_cents < listing.sale_cents;
    const listed = [sale, model, modelId, mount, conversion, parts, adaptsFrom, adaptsTo, place];
    if (isAnyGiven(...listed, ...Object.values(searchedFields)))
      await itemsChanged.publish(app, trx, { listings: [id] });
    if (isLower) await priceLowered.publish(app, trx, { listing: id, at: await whenPriceChanged(trx, id) });
    if (isBooked && des !== undefined && des !== listing.des)
      await notifyBuyerOfDescription(app, trx, id, des);
    return toListing(await readListing(trx, kind, id));
  });
}

/** Covers the fields that do not raise the version, such as the minimum for offers. */
function requireSameEdit({ edited_at, version }: LockedListing, edited: string | null | undefined): void {
  if (edited === undefined || Date.parse(edited ?? '') === edited_at?.getTime()) return;
  if (edited === null && edited_at === null) return;
  throw new AppError('changed', undefined, undefined, { version });
}

type Prices = Pick<LockedListing, 'buy_cents' | 'sale_cents'>;

/** If both prices are equal, the seller has not given the price when new, which then follows the sale price. */
export function changedPrices(
  { buy_cents, sale_cents }: Prices,
  { buy, sale }: Pick<ListingChanges, 'buy' | 'sale'>,
): Prices {
  const saleCents = sale === undefined ? sale_cents : toMinorUnits(sale);
  const newCents = buy_cents === sale_cents ? saleCents : buy_cents;
  return { buy_cents: buy === undefined ? newCents : toMinorUnits(buy), sale_cents: saleCents };
}

type OfferTerms = { offers: boolean; floor_cents: number | null; sale_cents: number };

/** @throws AppError `invalid` for a minimum that is not below the price */
export function offerTerms(
  { offers: newOffers, floor }: Pick<ListingChanges, 'offers' | 'floor'>,
  current: OfferTerms,
): Pick<OfferTerms, 'offers' | 'floor_cents'> {
  const offers = newOffers ?? current.offers;
  const floorCents = floor === undefined ? current.floor_cents : floor === null ? null : toMinorUnits(floor);
  if (!offers) {
    if (floor) throw new AppError('invalid', undefined, [{ path: 'floor', message: itemFields.needsOffers }]);
    return { offers, floor_cents: null };
  }
  if (floorCents !== null && floorCents >= current.sale_cents)
    throw new AppError('invalid', undefined, [{ path: 'floor', message: itemFields.floorBelowPrice }]);
  return { offers, floor_cents: floorCents };
}

const isAnyGiven = (...values: unknown[]): boolean => values.some((value) => value !== undefined);

async function refuseBookedChanges(
  trx: Trx,
  listing: LockedListing,
  changes: ListingChanges & { partNames?: string[] | null | undefined },
): Promise<void> {
  const {
    sale,
    condition = listing.condition,
    img = listing.img,
    photos,
    included = listing.included,
    partNames = listing.part_names,
  } = changes;
  const shown = photos && (await findPhotos(trx, listing.id)).map(({ url }) => url);
  const changed = [
    ...(sale !== undefined && toMinorUnits(sale) !== listing.sale_cents ? ['sale'] : []),
    ...(condition === listing.condition ? [] : ['condition']),
    ...(img === listing.img ? [] : ['img']),
    ...(String(included) === String(listing.included) ? [] : ['included']),
    ...(String(partNames) === String(listing.part_names) ? [] : ['parts']),
    ...(shown && String(shown) !== String(photos) ? ['photos'] : []),
  ];
  if (changed.length === 0) return;
  const message = itemFields.booked;
  throw new AppError(
    'open-order',
    undefined,
    changed.map((path) => ({ path, message })),
  );
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

/** Includes withdrawn items. */
export async function existsListing(app: App, kind: Kind, id: string): Promise<boolean> {
  return isId(id) && (await findListing(app.db, kind, id)) !== undefined;
}

/** Returns an item to its owner or to an admin. */
export async function showOwned(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
): Promise<Omit<OwnedListing, 'watchers' | 'film'>> {
  const row = isId(id) ? await findListing(app.db, kind, id) : undefined;
  if (!row) throw new AppError('not-found', sharedProblems.noItem);
  if (row.seller_id !== caller.id && caller.role !== 'admin') throw new AppError('forbidden');
  if (row.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
  return { ...toOwnListing(row, caller.id), order: await openOrderOf(app, id, caller.id) };
}
