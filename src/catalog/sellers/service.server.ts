import { sitemapTags } from '#src/catalog/listings/cache-tags.server.ts';
import {
  countActiveOf,
  listActiveOf,
  usualPlaceOf,
} from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { Review } from '#src/deals/reviews/schemas.ts';
import { listReviewsOf } from '#src/deals/reviews/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { warned } from '#src/platform/user-text/warnings.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import {
  everyNthSeller,
  findSeller,
  findSellers,
  listSellersFrom,
  type SellerRow,
} from './queries.server.ts';
import type { PageQuery, Seller, SellerFacts } from './schemas.ts';

function toFacts(row: SellerRow): SellerFacts {
  return {
    _id: row.id,
    name: row.name,
    photoURL: row.photo_url,
    since: row.created_at.toISOString().slice(0, 7),
    verified: row.verified_id !== null,
    answeredWithin: row.answered_within,
    completed: row.completed ?? 0,
    reviews: { count: row.reviews ?? 0, stars: row.stars },
  };
}

/** @throws AppError `not-found` for users who never sold, `gone` when closed or suspended */
async function requireSeller(app: App, id: string): Promise<SellerRow> {
  addCacheTags([`user:${id}`]);
  const row = isId(id) ? await findSeller(app.db, id) : undefined;
  if (!row) throw new AppError('not-found', itemProblems.noSeller);
  if (row.deleted_at ?? row.suspended_at) throw new AppError('gone', itemProblems.sellerClosed);
  return row;
}

/** @throws AppError like `requireSeller` */
export async function showFacts(app: App, id: string): Promise<SellerFacts> {
  return toFacts(await requireSeller(app, id));
}

/** Returns the facts of sellers whose items are listed, by their ids. */
export async function showFactsOfAll(app: App, ids: readonly string[]): Promise<Map<string, SellerFacts>> {
  const rows = await findSellers(app.db, ids);
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}

export async function showSeller(app: App, id: string): Promise<Seller> {
  const row = await requireSeller(app, id);
  const { town, about } = row;
  const warnings = warned([town, about].join('\n'));
  return { ...toFacts(row), town, about, ...warnings, items: await countActiveOf(app, id) };
}

export async function listItemsOf(app: App, id: string, query: PageQuery): Promise<Page<Listing>> {
  await requireSeller(app, id);
  return listActiveOf(app, id, query, 'with states');
}

/** Without states, so that bookings do not invalidate the page. */
export async function listActiveItemsOf(app: App, id: string, query: PageQuery): Promise<Page<Listing>> {
  return listActiveOf(app, id, query, 'without states');
}

/** Returns the place of most of a seller's items, unless they gave their own town. */
export async function placeOfItems(app: App, { _id, town }: Seller): Promise<string | null> {
  return town === null ? usualPlaceOf(app, _id) : null;
}

export async function listReviewsAbout(app: App, id: string, query: PageQuery): Promise<Page<Review>> {
  await requireSeller(app, id);
  return listReviewsOf(app, id, query);
}

export async function sellerAddresses(app: App, from: string, limit: number) {
  addCacheTags(sitemapTags());
  const rows = await listSellersFrom(app.db, from, limit);
  return rows.map(({ id, changed }) => ({ id, path: `/sellers/${id}`, changed }));
}

export async function sellerParts(app: App, size: number): Promise<string[]> {
  addCacheTags(sitemapTags());
  return everyNthSeller(app.db, size);
}
