import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { openOrderOf } from '#src/deals/orders/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import type { ListingState } from '#src/platform/db/columns.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { warned } from '#src/platform/user-text/warnings.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import {
  countKindsAndStates,
  countOwnStates,
  countRecentlySold,
  countStates,
} from './lists/queries.server.ts';
import type { OwnCounts } from './managing/several/schemas.ts';
import { isOwnPause } from './moderating/queries.server.ts';
import { readEarlierPrices } from './price-queries.server.ts';
import {
  countListings,
  findGear,
  findVisibleGear,
  findListing,
  listingSorts,
  listListings,
} from './queries.server.ts';
import type { OwnListingRow, Listing, OwnedListing, OwnQuery } from './schemas.ts';
import { toListing, toOwnListing } from './serialize.server.ts';

type StateCounts = Record<ListingState, number>;

export async function listOwn(
  app: App,
  caller: Caller,
  kind: Kind,
  query: OwnQuery,
): Promise<Page<OwnListingRow>> {
  const { state, q } = query;
  const keyset = parsePage(`my/${kind}`, listingSorts, query, { state, q });
  const scope = { kind, sellerId: caller.id, state, q };
  const [rows, count] = await Promise.all([
    listListings(app.db, scope, keyset),
    countListings(app.db, scope),
  ]);
  return toPage(rows, keyset, { count }, (row) => {
    const { watchers, open_offers: openOffers } = row;
    return { ...toOwnListing(row, caller.id), watchers, openOffers };
  });
}

/** @throws AppError `not-found`, `gone` when withdrawn, `not-on-show` while paused or its seller is suspended */
export async function showListing(app: App, kind: Kind, id: string): Promise<Listing> {
  const { listing, isPaused } = await showEvenPaused(app, kind, id);
  if (isPaused) throw new AppError('not-on-show');
  return listing;
}

/**
 * Also returns items that their sellers have paused and, if `withdrawn`, those that are gone.
 * @throws AppError as `showListing`, `not-on-show` while an admin has paused it or its seller is suspended
 */
export async function showEvenPaused(
  app: App,
  kind: Kind,
  id: string,
  { withdrawn = false } = {},
): Promise<{ listing: Listing; isPaused: boolean }> {
  const row = isId(id) ? await findListing(app.db, kind, id) : undefined;
  if (!row) throw new AppError('not-found', sharedProblems.noItem);
  if (row.deleted_at && !withdrawn) throw new AppError('gone', sharedProblems.itemWithdrawn);
  const isPaused = row.paused_at !== null;
  const isHidden = (isPaused && !isOwnPause(row)) || row.seller_suspended_at !== null;
  if (isHidden && !row.deleted_at) throw new AppError('not-on-show');
  const texts = [row.title, row.des, row.location, row.inspection?.servicedBy ?? ''];
  return { listing: { ...toListing(row), ...warned(texts.join('\n')) }, isPaused };
}

/** The prices of an item before its present one, which ended at `until`. */
export type EarlierPrice = { sale: number; until: string };

export async function showEarlierPrices(app: App, id: string): Promise<EarlierPrice[]> {
  const prices = await readEarlierPrices(app.db, id);
  return prices.map(({ cents, until }) => ({ sale: fromMinorUnits(cents), until: until.toISOString() }));
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

export const countSoldLately = ({ db }: App, sellerId: string): Promise<number> =>
  countRecentlySold(db, sellerId);

export const countOwn = ({ db }: App, { id }: Caller): Promise<OwnCounts> => countOwnStates(db, id);

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
