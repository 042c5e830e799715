import { sql } from 'kysely';
import { isBookable } from '#src/catalog/listings/filter-queries.server.ts';
import { updateListing, type LockedListing } from '#src/catalog/listings/queries.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** Whether the seller paused the item, and not an admin. */
export const isOwnPause = (listing: { paused_by: string | null; seller_id: string }): boolean =>
  listing.paused_by === listing.seller_id;

/** A pause by the seller has no reason. One by an admin replaces it until `restoreRow`. */
export async function pauseRow(
  trx: Trx,
  { id, paused_at: own_pause_at }: Pick<LockedListing, 'id' | 'paused_at'>,
  by: string,
  reason: string | null,
): Promise<void> {
  const pause = { paused_at: sql<Date>`now()`, paused_by: by, paused_for: reason };
  await updateListing(trx, id, { ...pause, own_pause_at, advertised_at: null });
}

type Paused = Pick<LockedListing, 'id' | 'seller_id' | 'own_pause_at'>;

/** Ends a pause. If it replaced the seller's own, that one holds again. */
export async function restoreRow(trx: Trx, { id, seller_id, own_pause_at: own }: Paused): Promise<void> {
  const pause = { paused_at: own, paused_by: own && seller_id, paused_for: null };
  await updateListing(trx, id, { ...pause, own_pause_at: null });
}

const reportableDays = 30;

export async function findReportable(db: DbOrTrx, id: string) {
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select(['seller_id', 'paused_by', 'users.suspended_at'])
    .select(
      sql<boolean>`listings.deleted_at is not null and (listings.deleted_by <> seller_id or users.deleted_at is not null
        or listings.deleted_at <= shop_now() - make_interval(days => ${sql.lit(reportableDays)}))`.as(
        'is_gone',
      ),
    )
    .select(
      sql<boolean>`listings.deleted_at is null and (paused_by <> seller_id
        or paused_at <= shop_now() - make_interval(days => ${sql.lit(reportableDays)}))`.as('is_hidden'),
    )
    .where('listings.id', '=', id)
    .executeTakeFirst();
}

/** Returns the ids of the items of a seller that can be booked, or the one id if that item can be. */
export async function findBookableIds(trx: Trx, sellerId: string, id?: string): Promise<string[]> {
  const all = trx.selectFrom('listings').select('id').where('seller_id', '=', sellerId).where(isBookable);
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  return rows.map((row) => row.id);
}

export async function findSellerOf(trx: Trx, id: string): Promise<string> {
  const { seller_id } = await trx
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return seller_id;
}
