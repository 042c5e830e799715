import { actingPerson, requireVerified } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toCents } from '#src/platform/shared/money.ts';
import { countCopy } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { mailBooked } from '#src/deals/orders/notifying/mails.server.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notifications.server.ts';
import { findForMail, type OrderForMail } from '#src/deals/orders/notifying/queries.server.ts';
import { findListingState, findOpenOrder } from '#src/deals/orders/queries.server.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { requireSeen } from '#src/deals/orders/seen-version-service.server.ts';
import { toOrder } from '#src/deals/orders/serialize.server.ts';
import { timeLimits } from '#src/deals/orders/stages.ts';
import { endOverdueOf, enqueueDue } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { reminderOf } from '#src/deals/orders/transitions/rules.server.ts';
import { bookListing, listWaiting, matchListings, type Booking } from './queries.server.ts';
import type { NewOrder } from './schemas.ts';

/** @throws AppError `already-booked`, `changed`, `too-many-open`, `invalid` when the body does not identify the item */
export async function placeOrder(app: App, caller: Caller, input: NewOrder): Promise<Order> {
  if (input.email !== undefined && input.email !== caller.email.toLowerCase()) {
    throw new AppError('forbidden', 'That is not your email address.');
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
    const order = await book(app, trx, booking);
    if (!order) throw await explainRefusal(trx, listingId, booking);
    await requireSeen(trx, listingId, input);
    if (order.seller_suspended_at) throw new AppError('not-on-show');
    await mailBooked(app, trx, order);
    await notifyTransition(app, trx, order, 'requested', 'buyer');
    const remindAt = reminderOf('requested', order.moved_at, null, speed);
    await enqueueDue(app, trx, { id, due: order.due_at, remindAt });
    return toOrder(app, order, buyer.id);
  });
}

type RequestedOrder = Extract<OrderForMail, { stage: 'requested' }>;

/** Ends an overdue order that holds the item. Returns undefined if the item cannot be booked. */
async function book(app: App, trx: Trx, booking: Booking): Promise<RequestedOrder | undefined> {
  const { id, listing_id } = booking;
  if (!isId(listing_id)) return undefined;
  await bookListing(trx, booking);
  // Read while the item is held: a concurrent suspension waits, and then cancels this order.
  let order = await findForMail(trx, id);
  if (!order && (await endOverdueOf(app, trx, listing_id))) {
    await bookListing(trx, booking);
    order = await findForMail(trx, id);
  }
  return order?.stage === 'requested' ? order : undefined;
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
  const [match, other] = await matchListings(trx, input, toCents(input.sale ?? 0));
  if (match && !other) return match.id;
  const message = !match ? 'is missing, and nothing available matches' : 'is missing, and several match';
  throw new AppError('invalid', undefined, [{ path: 'listing', message }]);
}

function requestLimits(buyer: { email_verified: boolean }) {
  return { first: fewRequests, later: buyer.email_verified ? manyRequests : fewRequests };
}

const [fewRequests, manyRequests] = [3, 10];

async function explainRefusal(trx: Trx, listingId: string, booking: Booking): Promise<AppError> {
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
