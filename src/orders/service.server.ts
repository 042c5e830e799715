import { recordAct } from '#src/audit/service.server.ts';
import { actingPerson, requireVerified } from '#src/auth/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import type { Page } from '#src/db/page.server.ts';
import { toPage, parsePage } from '#src/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toCents, toDollars } from '#src/platform/money.ts';
import { removeOrder } from './cancel-service.server.ts';
import type { NewOrder, Order, OrdersQuery } from './contract.ts';
import { findForMail } from './mail-queries.server.ts';
import { mailBooked } from './mails.server.ts';
import {
  countOrders,
  findOrderOf,
  listOrders,
  orderSorts,
  type OrderRow,
  type Side,
} from './list-queries.server.ts';
import {
  bookListing,
  findBuyerByEmail,
  findListingState,
  findOpenOrder,
  findOrderParties,
  matchListings,
} from './queries.server.ts';

function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    name: row.buyer_name,
    email: row.buyer_email,
    phone: row.phone,
    location: row.location,
    title: row.title,
    sale: toDollars(row.sale_cents),
    img: row.img,
    seller: row.seller_name,
    listing: row.listing_id,
    kind: row.kind,
    state: row.sold_at ? 'sold' : 'open',
    date: row.placed_at.toISOString(),
  };
}

/** An order as admins have it in lists. */
function toAdminOrder(row: OrderRow): Order {
  return { ...toOrder(row), people: { buyer: row.buyer_id, seller: row.seller_id } };
}

/**
 * Books an item for a buyer.
 * @throws AppError `already-booked` for the loser of a race, `invalid` when the item cannot be told from the body.
 */
export async function placeOrder(app: App, caller: Caller, input: NewOrder): Promise<Order> {
  if (input.email !== undefined && input.email !== caller.email.toLowerCase()) {
    throw new AppError('forbidden', 'That is not your e-mail address.');
  }
  await app.rateLimits.consume('book', caller.id);
  const item = input.listing ?? JSON.stringify([input.seller, input.title]);
  await app.rateLimits.consume('book-item', `${caller.id} ${item}`);
  const id = newId();
  return change(app, async (trx) => {
    const buyer = await actingPerson(trx, caller.id, ['Buyer']);
    requireVerified(app, buyer);
    const listingId = input.listing ?? (await resolveListing(trx, input));
    const { phone, location } = input;
    const booking = { id, listing_id: listingId, buyer_id: buyer.id, phone, location };
    if (isId(listingId)) await bookListing(trx, booking);
    // Read once the item is held: a suspension that came between waits for it, and then cancels this order.
    const [order] = await findForMail(trx, [id]);
    if (!order) throw await whyNot(trx, listingId);
    if (order.seller_suspended_at) throw new AppError('not-on-show');
    await mailBooked(app, trx, order);
    return toOrder(order);
  });
}

async function resolveListing(trx: Trx, input: NewOrder): Promise<string> {
  const matches = await matchListings(trx, input, toCents(input.sale ?? 0));
  if (matches.length === 1) return matches[0]!.id;
  const message =
    matches.length === 0 ? 'is missing, and nothing available matches' : 'is missing, and several match';
  throw new AppError('invalid', undefined, [{ path: 'listing', message }]);
}

async function whyNot(trx: Trx, listingId: string): Promise<AppError> {
  const listing = isId(listingId) ? await findListingState(trx, listingId) : undefined;
  if (!listing) return new AppError('not-found', 'There is no such item.');
  if (listing.deleted_at) return new AppError('gone', 'This item was withdrawn.');
  if (listing.paused_at) return new AppError('not-on-show');
  if (listing.sold_at) return new AppError('conflict', 'This item is sold.');
  return new AppError('already-booked');
}

/**
 * The orders that concern the caller: an admin's are everyone's, a seller's those addressed to them, a buyer's
 * their own. With `email`, the orders which that person placed; with `side`, those addressed to the caller.
 */
export async function listOrdersFor(app: App, caller: Caller, query: OrdersQuery): Promise<Page<Order>> {
  const { email, side: wanted, state, listing, buyer, seller, q } = query;
  const filter = { state, listing, q };
  const side = await sideOf(app, caller, email);
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
  return toPage(rows, keyset, { count }, caller.role === 'admin' ? toAdminOrder : toOrder);
}

/** How many open orders there are: everyone's, or those that a person placed or received. */
export async function countOpenOrders(app: App, side: Side = {}): Promise<number> {
  return countOrders(app.db, side, { state: 'open' });
}

async function sideOf(app: App, caller: Caller, email: string | undefined): Promise<Side> {
  if (email !== undefined && email !== caller.email.toLowerCase()) {
    if (caller.role !== 'admin') throw new AppError('forbidden');
    const person = await findBuyerByEmail(app.db, email);
    return { buyerId: person ?? 'nobody' };
  }
  if (email !== undefined) return { buyerId: caller.id };
  if (caller.role === 'admin') return {};
  return caller.role === 'Seller' ? { sellerId: caller.id } : { buyerId: caller.id };
}

/**
 * Deletes an order: 1, or 0 when it was deleted earlier. An open one frees its item.
 * @throws AppError `forbidden` for anyone but its buyer, its seller and admins.
 */
export async function deleteOrder(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', 'There is no such order.');
  return change(app, async (trx) => {
    const actor = await actingPerson(trx, caller.id);
    const parties = await findOrderParties(trx, id);
    if (!parties) throw new AppError('not-found', 'There is no such order.');
    const concerned = [parties.buyer_id, parties.seller_id].includes(actor.id) || actor.role === 'admin';
    if (!concerned) throw new AppError('forbidden');
    const why = whyOf(actor.id, parties);
    if (!(await removeOrder(app, trx, id, actor.id, why))) return 0;
    if (why === 'admin')
      await recordAct(trx, { act: 'cancelled-order', actor: actor.id, target: ['order', id] });
    return 1;
  });
}

function whyOf(actorId: string, { buyer_id, seller_id }: { buyer_id: string; seller_id: string }) {
  if (actorId === buyer_id) return 'buyer';
  return actorId === seller_id ? 'seller' : 'admin';
}

/** Tells whether someone has booked an item; the caller holds the lock on the listing. */
export async function hasOpenOrder(trx: Trx, listingId: string): Promise<boolean> {
  return (await findOpenOrder(trx, listingId)) !== undefined;
}

export { cancelOpenOrder, cancelOrdersOf } from './cancel-service.server.ts';
export { tellBuyerOfPause } from './pause-mails.server.ts';
export { closeOpenOrder } from './queries.server.ts';

/** The order that holds an item, or by which it was sold; for people who may see it. */
export async function openOrderOf(db: DbOrTrx, listingId: string): Promise<Order | null> {
  const row = await findOrderOf(db, listingId);
  return row ? toOrder(row) : null;
}
