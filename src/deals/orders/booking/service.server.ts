import { sql } from 'kysely';
import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { deadlineFor, later, outsideNights, type DealClock } from '#src/deals/deadlines/service.server.ts';
import { findListingState, findOpenOrder, requireSeen } from '#src/deals/orders/item-state-service.server.ts';
import {
  mailBooked,
  notifyTransition,
  buyerFacts,
  mailSide,
  sellerFacts,
} from '#src/deals/orders/notifying/notify-sides.server.ts';
import { findForMail, type OrderForMail, readForMail } from '#src/deals/orders/notifying/queries.server.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { toOrder } from '#src/deals/orders/serialize.server.ts';
import { timeLimits } from '#src/deals/orders/stages.ts';
import { endOverdueOf, orderHappening } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { extendOrder } from '#src/deals/orders/transitions/queries.server.ts';
import { itemHappening, publishEvents } from '#src/messaging/webhooks/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { countCopy } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { listed } from '#src/texts/words.ts';
import { bookListing, listRequestedTitles, matchListings, type Booking } from './queries.server.ts';
import type { NewOrder } from './schemas.ts';

/** @throws AppError `already-booked`, `changed`, `too-many-open`, `invalid` when the body does not identify the item */
export async function placeOrder(app: App, caller: Caller, input: NewOrder): Promise<Order> {
  if (input.email !== undefined && input.email !== caller.email.toLowerCase()) {
    throw new AppError('forbidden', sharedProblems.notOwnEmail);
  }
  await app.rateLimits.consume('book', caller.id);
  const item = input.listing ?? JSON.stringify([input.seller, input.title]);
  await app.rateLimits.consume('book-item', `${caller.id} ${item}`);
  const id = newId();
  return inTransaction(app, async (trx) => {
    const isLimited = app.config.RATE_LIMITS !== 'off';
    const buyer = await lockActor(trx, caller.id, { roles: ['Buyer'], exclusive: isLimited });
    requireVerified(app, buyer);
    const listingId = input.listing ?? (await resolveListing(trx, input));
    const { phone, location } = input;
    const { DEAL_SPEED: speed } = app.config;
    const limits = isLimited ? requestLimits(buyer) : null;
    const booking = { id, listing_id: listingId, buyer_id: buyer.id, phone, location, limits };
    await countPlace(app, trx, booking);
    const booked = await book(app, trx, booking);
    if (!booked) throw await explainRefusal(trx, listingId, booking);
    const order = await withDeadline(trx, booked, speed);
    const { version, sale } = input;
    await requireSeen(trx, listingId, { version, sale });
    if (order.seller_suspended_at) throw new AppError('not-on-show');
    await mailBooked(app, trx, order);
    await notifyTransition(app, trx, order, 'requested', 'buyer');
    await publishBooked(app, trx, order, 'buyer');
    return toOrder(app, order, buyer.id);
  });
}

type RequestedOrder = Extract<OrderForMail, { stage: 'requested' }>;

/** Books an item, ending its overdue order first if there is one. Returns undefined if the item cannot be booked. */
async function book(app: App, trx: Trx, booking: Booking): Promise<RequestedOrder | undefined> {
  const { id, listing_id } = booking;
  if (!isId(listing_id)) return undefined;
  await bookListing(trx, booking);
  // Read while the item is locked: a concurrent suspension waits, and then cancels this order.
  let order = await findForMail(trx, id);
  if (!order && (await endOverdueOf(app, trx, listing_id))) {
    await bookListing(trx, booking);
    order = await findForMail(trx, id);
  }
  return order?.stage === 'requested' ? order : undefined;
}

/** Sets the seller's deadline if it differs from the default of the database. */
async function withDeadline(trx: Trx, order: RequestedOrder, speed: number): Promise<RequestedOrder> {
  const due = outsideNights(later(order.moved_at, timeLimits.requested, speed), [order.seller_zone], speed);
  if (due.getTime() === order.due_at.getTime()) return order;
  await extendOrder(trx, order.id, due);
  return { ...order, due_at: due };
}

/** Counts a place against the limit for copied texts, if it carries a warning. Other places need no query. */
async function countPlace(app: App, trx: Trx, { listing_id, buyer_id, location }: Booking): Promise<void> {
  if (!isId(listing_id) || warningsOf(location).length === 0) return;
  const sellerId = (await findListingState(trx, listing_id))?.seller_id;
  if (sellerId === undefined || sellerId === buyer_id) return;
  const copy = { senderId: buyer_id, receiverId: sellerId, listingId: listing_id, text: location };
  await countCopy(app, trx, copy);
}

async function resolveListing(trx: Trx, input: NewOrder): Promise<string> {
  const [match, other] = await matchListings(trx, input, toMinorUnits(input.sale ?? 0));
  if (match && !other) return match.id;
  const message = !match ? dealFields.noneMatches : dealFields.severalMatch;
  throw new AppError('invalid', undefined, [{ path: 'listing', message }]);
}

function requestLimits(buyer: { email_verified: boolean }) {
  return { first: maxRequests, later: buyer.email_verified ? maxRequestsWhenTrusted : maxRequests };
}

const maxRequests = 3;
const maxRequestsWhenTrusted = 10;

async function explainRefusal(trx: Trx, listingId: string, booking: Booking): Promise<AppError> {
  const listing = isId(listingId) ? await findListingState(trx, listingId) : undefined;
  if (!listing) return new AppError('not-found', sharedProblems.noItem);
  if (listing.seller_id === booking.buyer_id) return new AppError('forbidden', sharedProblems.ownItem);
  if (await isBlocked(trx, listing.seller_id, booking.buyer_id)) return new AppError('blocked');
  if (listing.deleted_at) return new AppError('gone', sharedProblems.itemWithdrawn);
  if (listing.paused_at) return new AppError('not-on-show');
  if (listing.sold_at) return new AppError('conflict', sharedProblems.itemSold);
  const open = await findOpenOrder(trx, listingId);
  if (open?.buyer_id === booking.buyer_id) return new AppError('conflict', dealProblems.alreadyBooked);
  const waiting = await listRequestedTitles(trx, booking.buyer_id);
  const isFree = open === undefined;
  if (!isFree || !booking.limits || waiting.length < booking.limits.first)
    return new AppError('already-booked');
  const detail = dealProblems.tooManyRequests(waiting.length, listed(waiting));
  return new AppError('too-many-open', detail);
}

type Agreed = {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  cents: number;
  by: OrderSide;
  byId: string;
  clock: DealClock;
};

/**
 * Books an item for a price that both sides have agreed on. Its buyer has yet to give a phone number and a place. The
 * caller holds the lock on the item.
 */
export async function openAgreedOrder(
  app: App,
  trx: Trx,
  { id, listingId, buyerId, sellerId, cents, by, byId, clock }: Agreed,
): Promise<void> {
  const due = await deadlineFor(trx, clock, timeLimits.accepted, [buyerId, sellerId]);
  await sql`
    insert into orders (id, buyer_id, stage, moved_at, moved_by, moved_by_id, due_at, listing_id, seller_id, title,
      img, sale_cents, listed_cents, condition, duration)
    select ${id}, ${buyerId}, 'accepted', ${clock.now}, ${by}, ${byId}, ${due}, id, seller_id, title, img,
      ${cents}::int, sale_cents, condition, duration
    from listings where id = ${listingId}`.execute(trx);
  const order = await readForMail(trx, id);
  const { agreed } = dealMailTexts;
  await enqueueMail(
    app,
    trx,
    mailSide(app, order, 'buyer', agreed, { facts: sellerFacts(order) }),
    mailSide(app, order, 'seller', agreed, { facts: buyerFacts(order) }),
  );
  await notifyTransition(app, trx, order, 'agreed', by);
  await publishBooked(app, trx, order, by);
}

async function publishBooked(app: App, trx: Trx, order: OrderForMail, by: OrderSide): Promise<void> {
  await publishEvents(
    app,
    trx,
    { sellerId: order.seller_id },
    itemHappening('listing.booked', { ...order, id: order.listing_id }),
    orderHappening(order, { to: order.stage, by }),
  );
}
