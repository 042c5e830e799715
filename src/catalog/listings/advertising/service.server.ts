import { sql } from 'kysely';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { bookableCountTags, bookableTags, tagItems } from '#src/catalog/listings/cache-tags.server.ts';
import { hasActiveSeller, isActive, isBookable } from '#src/catalog/listings/filter-queries.server.ts';
import { changeOwnListing, withOwnListing } from '#src/catalog/listings/managing/service.server.ts';
import { updateListing, withSeller, type LockedListing } from '#src/catalog/listings/queries.server.ts';
import { advertisedDays, maxAdvertised, type Listing } from '#src/catalog/listings/schemas.ts';
import { advertisedUntil, toListing } from '#src/catalog/listings/serialize.server.ts';
import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import {
  countCap,
  onPage,
  parsePage,
  toPage,
  type Page,
  type Sorts,
} from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';

const isAdvertised = sql<boolean>`listings.advertised_at > now() - make_interval(days => ${sql.lit(advertisedDays)})`;

/** An advertised item is shown while it can be booked. */
const isShown = sql<boolean>`${isBookable} and ${isAdvertised} and ${hasActiveSeller}`;

const sorts = {
  id: sql.ref<string>('listings.id'),
  columns: { date: { by: sql.ref('listings.advertised_at'), type: 'time' } },
} as const satisfies Sorts<string>;

export async function listAdvertised({ db }: App, paging: Paging): Promise<Page<Listing>> {
  const keyset = parsePage('advertised', sorts, paging);
  addCacheTags(bookableCountTags());
  const [rows, count] = await Promise.all([
    onPage(withSeller(db).where(isShown), keyset).execute(),
    countShown(db),
  ]);
  tagItems(rows.slice(0, keyset.limit));
  return toPage(rows, keyset, { count, cap: countCap }, toListing);
}

/** Counts up to `countCap`; returns `countCap + 1` when there are more. */
async function countShown(db: DbOrTrx): Promise<number> {
  const some = db
    .selectFrom('listings')
    .select(sql`1`.as('one'))
    .where(isShown)
    .limit(countCap + 1);
  return countRows(db.selectFrom(some.as('some')));
}

/** One seller can take at most this much of the row on the home page. */
const maxPerRow = 2;

/** The newest advertised items. Returns no total, so that bookings of other items do not invalidate the list. */
export async function listFirstAdvertised({ db }: App, limit: number): Promise<Listing[]> {
  addCacheTags(bookableTags());
  const ranked = db
    .selectFrom('listings')
    .select(['id', 'advertised_at'])
    .select(
      sql<number>`row_number() over (partition by seller_id order by advertised_at desc, id desc)`.as('rank'),
    )
    .where(isShown)
    .as('ranked');
  const rows = await withSeller(db)
    .innerJoin(ranked, 'ranked.id', 'listings.id')
    .where('ranked.rank', '<=', maxPerRow)
    .orderBy('listings.advertised_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  tagItems(rows);
  return rows.map(toListing);
}

/** Counts booked items, too, because they are advertised again if their order fails. */
async function countAdvertisedOf(trx: Trx, sellerId: string): Promise<number> {
  return countRows(
    trx.selectFrom('listings').where('seller_id', '=', sellerId).where(isActive).where(isAdvertised),
  );
}

/** @throws AppError `conflict`, also beyond `maxAdvertised` items */
export async function advertiseListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  const advertise = async (trx: Trx, listing: LockedListing): Promise<number> => {
    if (listing.paused_at) throw new AppError('conflict', itemProblems.pausedNotAdvertised);
    if (listing.sold_at || (await hasOpenOrder(trx, id)))
      throw new AppError('conflict', itemProblems.onlyAvailableAdvertised);
    if (advertisedUntil(listing.advertised_at)) return 0;
    if ((await countAdvertisedOf(trx, listing.seller_id)) >= maxAdvertised)
      throw new AppError('conflict', itemProblems.tooManyAdvertised(maxAdvertised));
    await updateListing(trx, id, { advertised_at: new Date() });
    return 1;
  };
  // The exclusive lock makes the count exact.
  return changeOwnListing(app, caller, kind, id, advertise, { exclusive: true });
}

export async function stopAdvertising(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  return withOwnListing(app, caller, kind, id, async (trx, listing) => {
    if (!advertisedUntil(listing.advertised_at)) return 0;
    await updateListing(trx, id, { advertised_at: null });
    return 1;
  });
}

/** Changes the rows of expired advertisements, because cached pages show them until a row changes. */
async function clearAdvertised(db: DbOrTrx): Promise<void> {
  await db
    .updateTable('listings')
    .set({ advertised_at: null, updated_at: sql`now()` })
    // Repeats the condition of the index, so that PostgreSQL can use it.
    .where(isActive)
    .where(sql<boolean>`listings.advertised_at is not null and not ${isAdvertised}`)
    .execute();
}

export const endAdvertisements = scheduledJob('end-advertisements', '7 * * * *', { limitSeconds: 60 });

export const endAdvertisementsWork = defineWork(endAdvertisements, ({ app }) => clearAdvertised(app.db));
