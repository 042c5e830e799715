import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { orderSides, sideOf } from '#src/platform/shared/order-sides.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { endOrder } from './canceling/service.server.ts';
import { findLastDispute } from './dispute/queries.server.ts';
import { findOrderOf } from './lists/queries.server.ts';
import { clashesWith, upcomingMeetings } from './meeting/clashes.ts';
import { listOtherMeetings, listProposals } from './meeting/queries.server.ts';
import { isWaitingForReader } from './next-act.ts';
import { findOrder, findOrderParties, isVerified, type OrderRow } from './queries.server.ts';
import type { Order, OrderDetails } from './schemas.ts';
import {
  actionsFor,
  claimsFor,
  toDispute,
  toOrder,
  toOtherMeeting,
  toProposal,
  warningsOfOrder,
} from './serialize.server.ts';
import { listEvents } from './transitions/queries.server.ts';

/** Hides a completed order only from the caller, so that nobody can escape the reviews by deleting the deal. */
export async function deleteOrder(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', dealProblems.noOrder);
  return inTransaction(app, async (trx) => {
    const actor = await lockActor(trx, caller.id);
    const parties = await findOrderParties(trx, id);
    if (!parties) throw new AppError('not-found', dealProblems.noOrder);
    const side = sideOf(actor.id, parties);
    // The caller's role was checked together with the second factor of admins.
    if (!side && !(caller.role === 'admin' && actor.role === 'admin')) throw new AppError('forbidden');
    const by = side ?? 'admin';
    return Number(await endOrder(app, trx, { id, listing_id: parties.listing_id }, actor.id, by));
  });
}

/** Also shows ended orders. @throws AppError `forbidden` for anyone but the two sides and admins */
export async function showOrder(app: App, caller: Caller, id: string): Promise<OrderDetails> {
  const row = isId(id) ? await findOrder(app.db, id) : undefined;
  if (!row) throw new AppError('not-found', dealProblems.noOrder);
  const side = sideOf(caller.id, row);
  if (!side && caller.role !== 'admin') throw new AppError('forbidden');
  const [history, verified, dispute, meetings, proposals] = await Promise.all([
    listEvents(app.db, id),
    isVerified(app.db, side === 'seller' ? row.buyer_id : row.seller_id),
    findLastDispute(app.db, id),
    side ? listOtherMeetings(app.db, id, caller.id) : [],
    listProposals(app.db, id),
  ]);
  // Old orders, from before orders had stages, can be completed without having been accepted.
  const isContactShown = row.handover_code !== null || row.sold_at !== null;
  const shown = <T>(value: T) => (isContactShown || !side ? value : null);
  const buyer = { name: row.buyer_name, email: row.buyer_email, phone: row.phone, photo: row.buyer_photo };
  const seller = { name: row.seller_name, email: shown(row.seller_email), photo: row.seller_photo };
  const other =
    side === 'seller'
      ? { ...buyer, town: shown(row.buyer_town) }
      : { ...seller, phone: shown(row.seller_phone), town: shown(row.seller_town) };
  const order = toOrder(app, row, caller.id);
  const otherMeetings = meetings.map(toOtherMeeting);
  const otherZone = side === 'seller' ? row.buyer_zone : row.seller_zone;
  return {
    ...order,
    side: side ?? 'admin',
    other: { ...other, verified, zone: isContactShown ? otherZone : null },
    waitsFor: sideToAct(app, row),
    dispute: dispute ? toDispute(dispute) : null,
    claims: side ? claimsFor(app, side, row) : [],
    clashes: clashesWith(upcomingMeetings(order, row.now), otherMeetings),
    otherMeetings,
    proposals: proposals.map(toProposal),
    reason: row.ended_for,
    warnings: warningsOfOrder(
      side === 'buyer' ? { ...row, phone: other.phone } : row,
      side !== null && isContactShown,
    ),
    itemLocation: row.item_location,
    itemPlace: row.item_place_id,
    condition: row.condition,
    duration: row.duration,
    history: history.map(({ to_stage, by, at }) => ({ stage: to_stage, by, at: at.toISOString() })),
  };
}

function sideToAct(app: App, row: OrderRow): OrderSide | null {
  const [side, other] = orderSides.filter((each) =>
    isWaitingForReader({ stage: row.stage, acts: actionsFor(app, each, row) }),
  );
  return side && !other ? side : null;
}

export async function openOrderOf(app: App, listingId: string, readerId: string): Promise<Order | null> {
  const row = await findOrderOf(app.db, listingId);
  return row ? toOrder(app, row, readerId) : null;
}
