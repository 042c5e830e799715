import { showEvidence } from '#src/gear/evidence/service.server.ts';
import { saveInspection } from '#src/gear/grading/service.server.ts';
import { chooseAdapter } from '#src/gear/fit/adapter-service.server.ts';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { choosePlace } from '#src/accounts/places/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import { cancelOrdersOf } from '#src/deals/orders/canceling/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { ListingState } from '#src/platform/db/columns.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { asVisitor } from '#src/platform/db/shared-pool.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { warned } from '#src/platform/user-text/warnings.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { holdCurrency } from '#src/platform/shop/currency.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { bookableTags, sitemapTags } from './cache-tags.server.ts';
import { itemListed, itemsChanged, itemsRelisted } from './events.server.ts';
import {
  countKindsAndStates,
  countOwnStates,
  countStates,
  everyNthActive,
  listActiveFrom,
  listLatestRows,
  listMixedLatestRows,
} from './lists/queries.server.ts';
import { sortParts, type Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Listing, NewListing, OwnListing, OwnQuery } from './schemas.ts';
import type { OwnCounts } from './managing/several/schemas.ts';
import { pauseUnapproved } from './moderating/approval-service.server.ts';
import { isOwnPause } from './moderating/queries.server.ts';
import { removeListing } from './moderating/service.server.ts';
import { listActiveIdsOf } from './lists/active-service.server.ts';
import {
  countListings,
  findGear,
  findVisibleGear,
  findListing,
  insertListing,
  listingSorts,
  listListings,
  lockItemsOf,
  lockListing,
  readListing,
  withdrawListing,
  withdrawListingsOf,
} from './queries.server.ts';
import { namesOfParts } from './parts/part-name.ts';
import { placeParts } from './parts/queries.server.ts';
import { chooseParts } from './parts/service.server.ts';
import { hasDraft } from './drafts/queries.server.ts';
import { finishDraft } from './drafts/service.server.ts';
import { placePhotos } from './photos/queries.server.ts';
import { choosePhotos } from './photos/service.server.ts';
import { offerTerms } from './managing/service.server.ts';
import { toListing, toOwnListing } from './serialize.server.ts';

type StateCounts = Record<ListingState, number>;

export async function listOwn(
  app: App,
  caller: Caller,
  kind: Kind,
  query: OwnQuery,
): Promise<Page<OwnListing>> {
  const { state, q } = query;
  const keyset = parsePage(`my/${kind}`, listingSorts, query, { state, q });
  const scope = { kind, sellerId: caller.id, state, q };
  const [rows, count] = await Promise.all([
    listListings(app.db, scope, keyset),
    countListings(app.db, scope),
  ]);
  return toPage(rows, keyset, { count }, (row) => toOwnListing(row, caller.id));
}

export async function listLatest(app: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  return (await listLatestRows(app.db, limit)).map(toListing);
}

/** Like `listLatest`, but with at most two items of each seller before those of others. */
export async function listMixedLatest(app: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  return (await listMixedLatestRows(app.db, limit, 2)).map(toListing);
}

export async function activeAddresses(app: App, from: string, limit: number) {
  addCacheTags(sitemapTags());
  const rows = await listActiveFrom(app.db, from, limit);
  return rows.map(({ id, kind, updated_at }) => ({ id, path: `/${kind}/${id}`, changed: updated_at }));
}

export async function activeParts(app: App, size: number): Promise<string[]> {
  addCacheTags(sitemapTags());
  return everyNthActive(app.db, size);
}

/** @throws AppError `not-found`, `gone` when withdrawn, `not-on-show` while paused or its seller is suspended */
export async function showListing(app: App, kind: Kind, id: string): Promise<Listing> {
  const { listing, isPaused } = await showEvenPaused(app, kind, id);
  if (isPaused) throw new AppError('not-on-show');
  return listing;
}

/**
 * Also returns items that their sellers have paused.
 * @throws AppError as `showListing`, `not-on-show` while an admin has paused it or its seller is suspended
 */
export async function showEvenPaused(
  app: App,
  kind: Kind,
  id: string,
): Promise<{ listing: Listing; isPaused: boolean }> {
  const row = isId(id) ? await findListing(app.db, kind, id) : undefined;
  if (!row) throw new AppError('not-found', sharedProblems.noItem);
  if (row.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
  const isPaused = row.paused_at !== null;
  if ((isPaused && !isOwnPause(row)) || row.seller_suspended_at) throw new AppError('not-on-show');
  const texts = [row.title, row.des, row.location, row.inspection?.servicedBy ?? ''];
  return { listing: { ...toListing(row), ...warned(texts.join('\n')) }, isPaused };
}

/** @throws AppError as `showListing` does */
export async function gearOfListing(app: App, id: string) {
  const gear = isId(id) ? await findGear(app.db, id) : undefined;
  if (!gear) throw new AppError('not-found', sharedProblems.noItem);
  await showListing(app, gear.kind, id);
  return gear;
}

export async function gearOfVisible(app: App, ids: readonly string[]) {
  const validIds = ids.filter(isId);
  return validIds.length > 0 ? asVisitor(() => findVisibleGear(app.db, validIds)) : [];
}

export async function addListing(app: App, caller: Caller, kind: Kind, fields: NewListing): Promise<Listing> {
  const {
    buy,
    sale,
    img,
    photos,
    model,
    modelId,
    mount,
    conversion,
    parts = [],
    adaptsFrom,
    adaptsTo,
    place,
    offers,
    floor,
    included,
    inspection,
    evidence,
    draft,
    draftVersion,
    ...rest
  } = fields;
  const id = newId();
  return inTransaction(app, async (trx) => {
    requireVerified(app, await lockActor(trx, caller.id, { roles: ['Seller', 'admin'] }));
    await requireApproved(app, trx, caller.id, {
      hasDraft: draft !== undefined && (await hasDraft(trx, caller.id, draft)),
    });
    await holdCurrency(app, trx);
    if (draft !== undefined) await finishDraft(trx, caller.id, draft, draftVersion);
    const prices = { buy_cents: toMinorUnits(buy ?? sale), sale_cents: toMinorUnits(sale) };
    const chosen = await choosePhotos(trx, caller.id, { img, photos });
    const gear = await chooseGear(trx, app.root, kind, { model, modelId, mount, conversion });
    const chosenParts = await chooseParts(trx, app.root, parts);
    const named = await nameGear(trx, app.root, { ...rest, ...gear, kind });
    const adapter = await chooseAdapter(app.root, { ...rest, kind }, { adaptsFrom, adaptsTo });
    const place_id = await choosePlace(trx, { place, location: rest.location });
    const own = { id, kind, seller_id: caller.id, img: chosen.img, ...named };
    const terms = offerTerms({ offers, floor }, { offers: false, floor_cents: null, ...prices });
    await insertListing(trx, {
      ...rest,
      ...prices,
      ...terms,
      ...gear,
      ...adapter,
      ...own,
      place_id,
      included: sortParts(kind, included ?? []),
      part_names: namesOfParts(chosenParts),
    });
    await placeParts(trx, id, chosenParts);
    await placePhotos(trx, id, chosen.hashes);
    if (inspection)
      await saveInspection(trx, app.root, { ...own, ...gear, condition: rest.condition }, inspection, {
        at: 'inspection.',
      });
    if (evidence !== undefined) await showEvidence(trx, app.root, { ...rest, ...own, ...gear }, evidence);
    await itemListed.publish(app, trx, { listing: id });
    return toListing(await readListing(trx, kind, id));
  });
}

/** Also cancels the open order if an admin calls it. @throws AppError `open-order` for the owner of a booked item */
export async function deleteListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', sharedProblems.noItem);
  return inTransaction(app, async (trx) => {
    const actor = await lockActor(trx, caller.id);
    const listing = await lockListing(trx, id);
    if (!listing || listing.kind !== kind) throw new AppError('not-found', sharedProblems.noItem);
    if (listing.seller_id !== actor.id && actor.role !== 'admin') throw new AppError('forbidden');
    if (listing.deleted_at) return 0;
    if (listing.seller_id !== actor.id) return (await removeListing(app, trx, id, actor.id)) ? 1 : 0;
    if (await hasOpenOrder(trx, id)) throw new AppError('open-order');
    await withdrawListing(trx, id, actor.id);
    return 1;
  });
}

export async function countByState(app: App): Promise<StateCounts> {
  const counts = { available: 0, booked: 0, sold: 0 };
  for (const { state, count } of await countStates(app.db)) counts[state] = count;
  return counts;
}

export async function countOwnByState(app: App, sellerId: string): Promise<Record<Kind, StateCounts>> {
  const none = { available: 0, booked: 0, sold: 0 };
  const counts = { cameras: { ...none }, lens: { ...none }, accessories: { ...none } };
  for (const { kind, state, count } of await countKindsAndStates(app.db, sellerId))
    counts[kind][state] = count;
  return counts;
}

export const countOwn = ({ db }: App, { id }: Caller): Promise<OwnCounts> => countOwnStates(db, id);

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
