import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import { isFailed, timeLimits, type Mover, type Stage } from './stages.ts';

const columns = [
  'id',
  'listing_id',
  'buyer_id',
  'seller_id',
  'stage',
  'due_at',
  'moved_by',
  'moved_by_id',
] as const;

/** Locks an item and then an order of it, as everything does that moves both. */
export async function lockOrder(trx: Trx, { id, listing_id }: { id: string; listing_id: string }) {
  await trx.selectFrom('listings').select('id').where('id', '=', listing_id).forUpdate().executeTakeFirst();
  return trx.selectFrom('orders').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** The orders of an item that are not at their end; the caller holds the lock on the item. */
export async function lockOrdersUnderWay(trx: Trx, listingId: string): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .select(columns)
    .where('listing_id', '=', listingId)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Open orders of a person, on both sides; the caller holds the locks on their items. */
export async function lockOpenOrdersOf(trx: Trx, personId: string): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .select(columns)
    .where('stage', 'in', ['requested', 'accepted'])
    .where((eb) => eb.or([eb('buyer_id', '=', personId), eb('seller_id', '=', personId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Orders whose time is up, so many; those that someone is about to move are theirs. */
export async function lockDue(trx: Trx, limit: number): Promise<LockedOrder[]> {
  return trx
    .selectFrom('orders')
    .select(columns)
    .where('due_at', '<=', sql<Date>`shop_now()`)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** What time it is for deals, once every lock is held: a transaction's own time is as old as its wait. */
export async function readShopTime(db: DbOrTrx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  return rows[0]!.now;
}

export type Move = { to: Stage; by: Mover; byId: string | null; at: Date };

/** Moves an order; the schema refuses what is no step. An item that was handed over is sold, and one that was not is free again. */
export async function moveOrder(trx: Trx, order: LockedOrder, { to, by, byId, at }: Move): Promise<void> {
  const limit = to in timeLimits ? timeLimits[to as keyof typeof timeLimits] : null;
  await trx
    .updateTable('orders')
    .set({
      stage: to,
      due_at: limit === null ? null : new Date(at.getTime() + limit),
      moved_at: at,
      moved_by: by,
      moved_by_id: byId,
      ...(to === 'handed-over' && { sold_at: at }),
      ...(to === 'completed' && { completed_at: at }),
      ...(isFailed(to) && { deleted_at: at, deleted_by: byId }),
    })
    .where('id', '=', order.id)
    .execute();
  const wasSold = order.stage === 'handed-over' && isFailed(to);
  if (to === 'handed-over' || wasSold)
    await trx
      .updateTable('listings')
      .set({ sold_at: wasSold ? null : at, advertised_at: null })
      .where('id', '=', order.listing_id)
      .execute();
}

/** What has happened to an order, the first step first. */
export async function listEvents(db: DbOrTrx, orderId: string) {
  return db
    .selectFrom('order_events')
    .select(['to_stage', 'by', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
}
