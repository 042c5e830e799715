import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

const exportedColumns = [
  'id',
  'listing_id',
  'title',
  'img',
  'sale_cents',
  'placed_at',
  'sold_at',
  'deleted_at',
  'stage',
  'completed_at',
  'meeting_at',
  'meeting_place',
] as const;

const exportedOrders = (db: DbOrTrx, userId: string) =>
  db
    .selectFrom('orders')
    .select(exportedColumns)
    .select(sql<string | null>`case when deleted_by = ${userId} then ended_for end`.as('ended_for'))
    .orderBy('id');

export async function exportPlacedOrders(db: DbOrTrx, userId: string) {
  return exportedOrders(db, userId).select(['phone', 'location']).where('buyer_id', '=', userId).execute();
}

/** Leaves out the buyers' own data. */
export async function exportReceivedOrders(db: DbOrTrx, userId: string) {
  return exportedOrders(db, userId).where('seller_id', '=', userId).execute();
}

export async function exportProposals(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('order_proposals')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'times', 'zone', 'place', 'made_at'])
    .where(sql<boolean>`(case order_proposals.by when 'buyer' then buyer_id else seller_id end) = ${userId}`)
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('order_id')
    .orderBy('order_proposals.version')
    .execute();
}

export async function exportDisputes(db: DbOrTrx, userId: string) {
  const isClaim = sql<boolean>`(opened_by = 'buyer') = (buyer_id = ${userId})`;
  return db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['disputes.id', 'order_id', 'title', 'reason', 'opened_at', 'outcome'])
    .select(sql<string | null>`case when ${isClaim} then note else answer end`.as('wrote'))
    .select(
      sql<string[]>`array(
        select url from dispute_photos shown join photos on photos.hash = shown.hash
        where dispute_id = disputes.id and statement = case when ${isClaim} then 'note' else 'answer' end
        order by position)`.as('photos'),
    )
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('disputes.id')
    .execute();
}
