import { sql } from 'kysely';
import { requireUser } from '#src/accounts/users/details/service.server.ts';
import { withSeller } from '#src/catalog/listings/queries.server.ts';
import type { ModeratedListing, OwnListing } from '#src/catalog/listings/schemas.ts';
import { toModerated, toOwnListing } from '#src/catalog/listings/serialize.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';
import { onPage, parsePage, toPage, type Page, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';

type Moderated = { sellerId?: string };

/** Sorts paused items by when they were paused, and a user's items by when they were listed. */
function moderatedSorts({ sellerId }: Moderated) {
  const by = sellerId === undefined ? sql.ref('listings.paused_at') : sql.ref('listings.listed_at');
  return {
    id: sql.ref<string>('listings.id'),
    columns: { date: { by, type: 'time' } },
  } as const satisfies Sorts<string>;
}

/** Repeats the condition of the index. Admins cannot restore items that their sellers paused. */
const isPaused = sql<boolean>`listings.deleted_at is null and listings.paused_at is not null
  and listings.paused_by <> listings.seller_id`;

/** Returns the items that admins have paused, or all items of one seller. */
export async function listModerated(
  { db }: App,
  filter: Moderated,
  paging: Paging,
): Promise<Page<ModeratedListing>> {
  const { sellerId } = filter;
  const isListed = sellerId === undefined ? isPaused : sql<boolean>`listings.seller_id = ${sellerId}`;
  const keyset = parsePage('moderated', moderatedSorts(filter), paging, filter);
  const [rows, count] = await Promise.all([
    onPage(withSeller(db).where(isListed), keyset).execute(),
    countRows(db.selectFrom('listings').where(isListed)),
  ]);
  return toPage(rows, keyset, { count }, toModerated);
}

/** Includes withdrawn and paused items. @throws AppError `not-found` */
export async function listAllOfSeller(
  app: App,
  userId: string,
  paging: Paging,
): Promise<Page<ModeratedListing>> {
  await requireUser(app.db, userId);
  return listModerated(app, { sellerId: userId }, paging);
}

type Exported = { sellerId: string | undefined; after: string; limit: number };

/** The items of a seller, or all items including withdrawn ones, in the order in which they were listed. */
export async function listForExport(
  db: Db,
  { sellerId, after, limit }: Exported,
): Promise<(OwnListing | ModeratedListing)[]> {
  const page = withSeller(db).where('listings.id', '>', after).orderBy('listings.id').limit(limit);
  if (sellerId === undefined) return (await page.execute()).map(toModerated);
  const own = page.where('listings.seller_id', '=', sellerId).where('listings.deleted_at', 'is', null);
  return (await own.execute()).map((row) => toOwnListing(row, sellerId));
}
