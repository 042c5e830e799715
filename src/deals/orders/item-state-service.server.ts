import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import { toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { sharedProblems } from '#src/texts/problems.ts';

export type SeenItem = { version?: number | undefined; sale?: number | undefined };

/**
 * Checks that the caller has seen the current item. The caller has locked the item.
 * @throws AppError `changed` with the differences
 */
export async function requireSeen(trx: Trx, listingId: string, { version, sale }: SeenItem): Promise<void> {
  if (version === undefined && sale === undefined) return;
  const item = await trx
    .selectFrom('listings')
    .select(['version', 'sale_cents'])
    .select(sql<ItemChanges>`item_changes(listings, ${version ?? null}::int)`.as('changes'))
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const changes = version === undefined ? [] : item.changes;
  const isOtherPrice = sale !== undefined && toMinorUnits(sale) !== item.sale_cents;
  if (isOtherPrice && !changes.some(({ path }) => path === 'sale'))
    changes.push({ path: 'sale', was: sale, is: fromMinorUnits(item.sale_cents) });
  if (changes.length === 0) return;
  throw new AppError('changed', sharedProblems.itemEdited, undefined, { version: item.version, changes });
}

export async function findListingState(db: DbOrTrx, id: string) {
  return db
    .selectFrom('listings')
    .select(['seller_id', 'deleted_at', 'paused_at', 'sold_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller holds the lock on the item. */
export async function isItemActive(trx: Trx, id: string): Promise<boolean> {
  const row = await findListingState(trx, id);
  return row !== undefined && !row.deleted_at && !row.paused_at && !row.sold_at;
}

/** The caller holds the lock on the item. */
export async function isPaused(trx: Trx, id: string): Promise<boolean> {
  return Boolean((await findListingState(trx, id))?.paused_at);
}

export async function findOpenOrder(db: DbOrTrx, listingId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'buyer_id'])
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null)
    .executeTakeFirst();
}

/** The caller holds the lock on the listing. */
export async function hasOpenOrder(trx: Trx, listingId: string): Promise<boolean> {
  return (await findOpenOrder(trx, listingId)) !== undefined;
}

export async function findOpenBuyer(trx: Trx, listingId: string): Promise<string | undefined> {
  return (await findOpenOrder(trx, listingId))?.buyer_id;
}
