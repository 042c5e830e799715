import { actingPerson, requireVerified } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toCents } from '#src/platform/shared/money.ts';
import { countCopy } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { deleteOrder as endOrder } from './canceling/service.server.ts';
import { findClashes } from './meeting/queries.server.ts';
import type { Act, NewOrder, Order, OrderDetails, OrderSide, OrdersQuery } from './schemas.ts';
import { findForMail } from './notifying/queries.server.ts';
import { mailBooked } from './notifying/mails.server.ts';
import { notifyStep } from './notifying/notifications.server.ts';
import {
  countOrders,
  findOrder,
  findOrderOf,
  listOrders,
  orderSorts,
  type OrderRow,
  type Side,
} from './lists/queries.server.ts';
import { requireSeen } from './seen-version-service.server.ts';
import { orderSides, timeLimits } from './stages.ts';
import { listEvents } from './transitions/queries.server.ts';
import { endOverdueOf, enqueueDue, reminderOf } from './transitions/deadline-service.server.ts';
import { findLastDispute } from './dispute/queries.server.ts';
import { toDispute } from './dispute/serialize.server.ts';
import { actsFor, sideOf, toAdminOrder, toOrder, warningsOfOrder } from './serialize.server.ts';
import {
  bookListing,
  listWaiting,
  type Booking,
  findBuyerByEmail,
  findListingState,
  findOpenOrder,
  findOrderParties,
  isVerified,
  matchListings,
} from './queries.server.ts';

/** @throws AppError `already-booked`, `changed`, `too-many-open`, `invalid` when the body does not identify the item */
export async function placeOrder(app: App, caller: Caller, input: NewOrder): Promise<Order> {
  if (input.email !== undefined && input.email !== caller.email.toLowerCase()) {
    throw new AppError('forbidden', 'That is not your e-mail address.');
  }
  await app.rateLimits.consume('book', caller.id);
  const item = input.listing ?? JSON.stringify([input.seller, input.title]);
  await app.rateLimits.consume('book-item', `${caller.id} ${item}`);
  const id = newId();
  return change(app, async (trx) => {
    const isLimited = app.config.RATE_LIMITS !== 'off';
    const buyer = await actingPerson(trx, caller.id, { roles: ['Buyer'], exclusive: isLimited });
    requireVerified(app, buyer);
    const listingId = input.listing ?? (await resolveListing(trx, input));
    const { phone, location } = input;
    const { DEAL_SPEED: speed } = app.config;
    const wait = speed === 1 ? null : timeLimits.requested / 1000 / speed;
    const limits = isLimited ? requestLimits(buyer) : null;
    const booking = { id, listing_id: listingId, buyer_id: buyer.id, phone, location, wait, limits };
    await countPlace(app, trx, booking);
    if (isId(listingId)) await bookListing(trx, booking);
    // Read while the item is held: a concurrent suspension waits, and then cancels this order.
    let [order] = await findForMail(trx, [id]);
    if (!order && isId(listingId) && (await endOverdueOf(app, trx, listingId))) {
      await bookListing(trx, booking);
      [order] = await findForMail(trx, [id]);
    }
    if (!order) throw await whyNot(trx, listingId, booking);
    await requireSeen(trx, listingId, input);
    if (order.seller_suspended_at) throw new AppError('not-on-show');
    await mailBooked(app, trx, order);
    await notifyStep(app, trx, order, 'requested', 'buyer');
    const remindAt = reminderOf('requested', order.moved_at, null, speed);
    await enqueueDue(app, trx, { id, due: order.due_at!, remindAt });
    return toOrder(app, order, buyer.id);
  });
}

/** Most places have no warning and need no query. */
async function countPlace(app: App, trx: Trx, { listing_id, buyer_id, location }: Booking): Promise<void> {
  if (!isId(listing_id) || warningsOf(location).length === 0) return;
  const sellerId = (await findListingState(trx, listing_id))?.seller_id;
  if (sellerId === undefined || sellerId === buyer_id) return;
  const copy = { senderId: buyer_id, receiverId: sellerId, listingId: listing_id, text: location };
  await countCopy(app, trx, copy);
}

async function resolveListing(trx: Trx, input: NewOrder): Promise<string> {
  const matches = await matchListings(trx, input, toCents(input.sale ?? 0));
  if (matches.length === 1) return matches[0]!.id;
  const message =
    matches.length === 0 ? 'is missing, and nothing available matches' : 'is missing, and several match';
  throw new AppError('invalid', undefined, [{ path: 'listing', message }]);
}

function requestLimits(buyer: { email_verified: boolean }) {
  return { first: fewRequests, later: buyer.email_verified ? manyRequests : fewRequests };
}

const [fewRequests, manyRequests] = [3, 10];

async function whyNot(trx: Trx, listingId: string, booking: Booking): Promise<AppError> {
  const listing = isId(listingId) ? await findListingState(trx, listingId) : undefined;
  if (!listing) return new AppError('not-found', 'There is no such item.');
  if (listing.seller_id === booking.buyer_id) return new AppError('forbidden', 'This item is your own.');
  if (await isBlocked(trx, listing.seller_id, booking.buyer_id)) return new AppError('blocked');
  if (listing.deleted_at) return new AppError('gone', 'This item was withdrawn.');
  if (listing.paused_at) return new AppError('not-on-show');
  if (listing.sold_at) return new AppError('conflict', 'This item is sold.');
  const open = await findOpenOrder(trx, listingId);
  if (open?.buyer_id === booking.buyer_id)
    return new AppError('conflict', 'You have booked this item already. It is among your orders.');
  const waiting = await listWaiting(trx, booking.buyer_id);
  const isFree = open === undefined;
  if (!isFree || !booking.limits || waiting.length < booking.limits.first)
    return new AppError('already-booked');
  const detail = `You wait for the answer to ${waiting.length} requests already: ${waiting.join(', ')}. Wait for one, or take one back.`;
  return new AppError('too-many-open', detail);
}

/** Admins get all orders, sellers those addressed to them, buyers their own; `email` and `side` select others. */
export async function listOrdersFor(app: App, caller: Caller, query: OrdersQuery): Promise<Page<Order>> {
  const { email, side: wanted, state, stage, turn, listing, buyer, seller, q } = query;
  const filter = { state, stage, listing, q, waitsFor: turn && caller.id };
  const side = await scopeOf(app, caller, email);
  if (wanted === 'sales') side.sellerId = caller.id;
  for (const id of [buyer, seller])
    if (id !== undefined && id !== caller.id && caller.role !== 'admin') throw new AppError('forbidden');
  if (buyer !== undefined) side.buyerId = buyer;
  if (seller !== undefined) side.sellerId = seller;
  const keyset = parsePage('orders', orderSorts, query, { ...filter, email, wanted, buyer, seller });
  const [rows, count] = await Promise.all([
    listOrders(app.db, side, filter, keyset),
    countOrders(app.db, side, filter),
  ]);
  return toPage(rows, keyset, { count }, (row) =>
    caller.role === 'admin' ? toAdminOrder(app, row, caller.id) : toOrder(app, row, caller.id),
  );
}

export async function countOpenOrders(app: App, side: Side = {}): Promise<number> {
  return countOrders(app.db, side, { state: 'open' });
}

async function scopeOf(app: App, caller: Caller, email: string | undefined): Promise<Side> {
  if (email !== undefined && email !== caller.email.toLowerCase()) {
    if (caller.role !== 'admin') throw new AppError('forbidden');
    const person = await findBuyerByEmail(app.db, email);
    return { buyerId: person ?? 'nobody' };
  }
  if (email !== undefined) return { buyerId: caller.id };
  if (caller.role === 'admin') return {};
  return caller.role === 'Seller' ? { sellerId: caller.id } : { buyerId: caller.id };
}

/** Hides a completed order from the caller alone, so that nobody deletes a deal to escape its reviews. */
export async function deleteOrder(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', 'There is no such order.');
  return change(app, async (trx) => {
    const actor = await actingPerson(trx, caller.id);
    const parties = await findOrderParties(trx, id);
    if (!parties) throw new AppError('not-found', 'There is no such order.');
    const side = sideOf(actor.id, parties);
    if (!side && actor.role !== 'admin') throw new AppError('forbidden');
    return (await endOrder(app, trx, { id, listing_id: parties.listing_id }, actor.id, side ?? 'admin'))
      ? 1
      : 0;
  });
}

/** Also shows ended orders. @throws AppError `forbidden` for anyone but the two sides and admins */
export async function showOrder(app: App, caller: Caller, id: string): Promise<OrderDetails> {
  const row = isId(id) ? await findOrder(app.db, id) : undefined;
  if (!row) throw new AppError('not-found', 'There is no such order.');
  const side = sideOf(caller.id, row);
  if (!side && caller.role !== 'admin') throw new AppError('forbidden');
  const [history, verified, dispute, clashes] = await Promise.all([
    listEvents(app.db, id),
    isVerified(app.db, side === 'seller' ? row.buyer_id : row.seller_id),
    findLastDispute(app.db, id),
    side ? findClashes(app.db, id, caller.id) : [],
  ]);
  const seller = { name: row.seller_name, email: row.seller_email, phone: null, photo: row.seller_photo };
  // Orders from before stages existed can be sold without an acceptance.
  const isTold = row.handover_code !== null || row.sold_at !== null;
  const other =
    side === 'seller'
      ? { name: row.buyer_name, email: row.buyer_email, phone: row.phone, photo: row.buyer_photo }
      : { ...seller, email: isTold || !side ? seller.email : null };
  return {
    ...toOrder(app, row, caller.id),
    side: side ?? 'admin',
    other: { ...other, verified, zone: side === 'seller' ? row.buyer_zone : row.seller_zone },
    waitsFor: turnOf(app, row),
    dispute: dispute ? toDispute(dispute) : null,
    clashes: clashes.map(({ id: _id, title, at, zone, place }) => ({
      _id,
      title,
      at: at.toISOString(),
      zone,
      place,
    })),
    reason: row.ended_for,
    warnings: warningsOfOrder(row, side !== null && isTold),
    condition: row.condition,
    duration: row.duration,
    history: history.map(({ to_stage, by, at }) => ({ stage: to_stage, by, at: at.toISOString() })),
  };
}

function turnOf(app: App, row: OrderRow): OrderSide | null {
  const canDo = (wanted: Act[]) =>
    orderSides.filter((side) => actsFor(app, side, row).some((act) => wanted.includes(act)));
  const asked = canDo(['agree', 'answer']);
  const turns = asked.length > 0 ? asked : canDo(['accept', 'received', 'sold']);
  return turns.length === 1 ? turns[0]! : null;
}

/** The caller holds the lock on the listing. */
export async function hasOpenOrder(trx: Trx, listingId: string): Promise<boolean> {
  return (await findOpenOrder(trx, listingId)) !== undefined;
}

export async function findOpenBuyer(trx: Trx, listingId: string): Promise<string | undefined> {
  return (await findOpenOrder(trx, listingId))?.buyer_id;
}

export async function openOrderOf(app: App, listingId: string, readerId: string): Promise<Order | null> {
  const row = await findOrderOf(app.db, listingId);
  return row ? toOrder(app, row, readerId) : null;
}
