import { sql, type RawBuilder } from 'kysely';
import { closeDispute } from '#src/deals/orders/dispute/queries.server.ts';
import { claimants, proposalTimes, type RowByStage } from '#src/deals/orders/rows.server.ts';
import { isFailed } from '#src/deals/orders/stages.ts';
import type { DisputeOutcome, OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { conversationOf } from '#src/platform/db/query-parts.server.ts';

const lockedOrders = (trx: Trx) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .select([proposalTimes.as('proposal_times'), claimants.as('claimants')])
    .select(conversationOf('orders').as('conversation_id'))
    .forUpdate()
    .$narrowType<RowByStage>();

/** Locks the item before the order, like every other change of both, to avoid deadlocks. */
export async function lockOrder(trx: Trx, { id, listing_id }: { id: string; listing_id: string }) {
  await trx.selectFrom('listings').select('id').where('id', '=', listing_id).forUpdate().executeTakeFirst();
  return lockedOrders(trx).where('id', '=', id).executeTakeFirstOrThrow();
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** The caller holds the lock on the item. */
export async function lockOngoingOrders(trx: Trx, listingId: string): Promise<LockedOrder[]> {
  return lockedOrders(trx)
    .where('listing_id', '=', listingId)
    .where('due_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The caller holds the locks on the items. */
export async function lockOpenOrdersOf(trx: Trx, userId: string): Promise<LockedOrder[]> {
  return lockedOrders(trx)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null)
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('id')
    .execute();
}

/** Locks orders whose time is up. */
export async function lockDue(trx: Trx, limit: number): Promise<LockedOrder[]> {
  return lockWhere(trx, sql<boolean>`due_at <= shop_now()`, limit);
}

/** Locks requests that have waited for `leadMs`, and orders with a meeting within `leadMs` that was arranged earlier. */
export async function lockToRemind(trx: Trx, leadMs: number, limit: number): Promise<LockedOrder[]> {
  const lead = sql`make_interval(secs => ${leadMs / 1000})`;
  const needsReminder = sql<boolean>`due_at > shop_now() and reminded_at is null and (
    stage = 'requested' and moved_at <= shop_now() - ${lead}
    or stage = 'arranged' and meeting_at > shop_now() and meeting_at - ${lead} <= shop_now()
      and meeting_at - ${lead} > moved_at)`;
  return lockWhere(trx, needsReminder, limit);
}

/** Skips orders that another transaction is changing. */
async function lockWhere(trx: Trx, condition: RawBuilder<boolean>, limit: number): Promise<LockedOrder[]> {
  const items = await trx
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('orders').select('listing_id').where(condition).orderBy('due_at').limit(limit),
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (items.length === 0) return [];
  return lockedOrders(trx)
    .where(sql<boolean>`listing_id = any(${items.map(({ id }) => id)}::text[])`)
    .where(condition)
    .orderBy('id')
    .skipLocked()
    .execute();
}

export type SavedTransition = {
  to: OrderStage;
  by: OrderMover;
  byId: string | null;
  at: Date;
  due: Date | null;
  reviewUntil: Date | null;
  /** Set when both have agreed on a meeting. */
  meetingAt: Date | null;
  /** Set when the transition ends a dispute. */
  against?: OrderSide | null;
  decision?: string | null;
  settled?: boolean;
  reason?: string | undefined;
  /** A lower price that both sides agreed on. */
  priceCents?: number | undefined;
  /** The item and the money that the sides return to each other. */
  returns: { by: Date; item: boolean; refundCents: number | null } | null;
};

/** Also marks the item as sold, or as paused if it was sold. The schema rejects transitions that are not in the rules. */
export async function saveTransition(
  trx: Trx,
  order: LockedOrder,
  transition: SavedTransition,
): Promise<void> {
  const {
    to,
    by,
    byId,
    at,
    due,
    reviewUntil,
    meetingAt,
    against = null,
    decision = null,
    reason = null,
    settled = false,
    priceCents,
    returns,
  } = transition;
  // A trigger compares the price with that of the settlement when the dispute is closed.
  if (priceCents !== undefined) {
    await trx.updateTable('orders').set({ sale_cents: priceCents }).where('id', '=', order.id).execute();
    // The page of the sold item shows the price of its order.
    await trx
      .updateTable('listings')
      .set({ updated_at: sql`now()` })
      .where('id', '=', order.listing_id)
      .execute();
  }
  if (order.stage === 'disputed')
    await closeDispute(trx, order.id, { outcome: outcomeOf(to), against, decision, settled, at, by: byId });
  const isSold = to === 'handed-over' || to === 'completed';
  const isNewlySold = isSold && !order.sold_at;
  await trx
    .updateTable('orders')
    .set({
      stage: to,
      due_at: due,
      moved_at: at,
      moved_by: by,
      moved_by_id: byId,
      reminded_at: null,
      ...(isNewlySold && { sold_at: at }),
      // Both sides have to see a dispute, even if they have hidden the order.
      ...(to === 'disputed' && { buyer_hid_at: null, seller_hid_at: null }),
      ...(to === 'completed' && { completed_at: at, review_until: reviewUntil }),
      ...(isFailed(to) && { deleted_at: at, deleted_by: byId, ended_for: reason }),
      ...(returns && {
        return_by: returns.by,
        returns_item: returns.item,
        refund_cents: returns.refundCents,
      }),
      ...(order.stage === 'expired' && { deleted_at: null, deleted_by: null, ended_for: null }),
      ...(to === 'arranged' &&
        order.stage !== 'disputed' && {
          meeting_at: meetingAt,
          meeting_zone: order.proposal_zone,
          meeting_place: order.proposal_place,
          meeting_version: order.proposal_version,
        }),
    })
    .where('id', '=', order.id)
    .execute();
  // A trigger leaves an item paused that is no longer sold, because the buyer may still have it.
  const isUnsold = order.sold_at !== null && isFailed(to);
  if (isNewlySold || isUnsold)
    await trx
      .updateTable('listings')
      .set({ sold_at: isUnsold ? null : at, advertised_at: null })
      .where('id', '=', order.listing_id)
      .execute();
}

function outcomeOf(to: OrderStage): DisputeOutcome {
  if (to === 'completed' || to === 'no-show') return to;
  return isFailed(to) ? 'cancelled' : 'withdrawn';
}

export async function extendOrder(trx: Trx, id: string, due: Date): Promise<void> {
  await trx.updateTable('orders').set({ due_at: due }).where('id', '=', id).execute();
}

export async function markReminded(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('orders').set({ reminded_at: at }).where('id', '=', id).execute();
}

export async function listEvents(db: DbOrTrx, orderId: string) {
  return db
    .selectFrom('order_events')
    .select(['to_stage', 'by', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute();
}
