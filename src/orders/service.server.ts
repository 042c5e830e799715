import { actingPerson } from '#src/identity/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { decodeCursor } from '#src/platform/db/cursor.server.ts';
import { toPage, type Page } from '#src/platform/db/page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toCents, toDollars } from '#src/platform/money.ts';
import type { NewOrder, Order } from './contract.ts';
import {
  countOrders,
  deleteOrderRow,
  findBuyerByEmail,
  findListingState,
  findOpenOrder,
  findOrder,
  findOrderOf,
  findOrderParties,
  freeListing,
  holdListing,
  insertOrder,
  listOrders,
  lockListingOf,
  matchListings,
  type OrderRow,
  type Side,
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

/**
 * Books an item for a buyer.
 * @throws AppError `already-booked` for the loser of a race, `invalid` when the item cannot be told from the body.
 */
export async function placeOrder(app: App, caller: Caller, input: NewOrder): Promise<Order> {
  if (input.email !== undefined && input.email !== caller.email.toLowerCase()) {
    throw new AppError('forbidden', 'That is not your e-mail address.');
  }
  const id = newId();
  return change(app, ['listings', 'orders'], async (trx) => {
    const buyer = await actingPerson(trx, caller.id, ['Buyer']);
    const listingId = input.listing ?? (await resolveListing(trx, input));
    const held = isId(listingId) ? await holdListing(trx, listingId) : undefined;
    if (!held) throw await whyNot(trx, listingId);
    const { id: listing_id, ...facts } = held;
    const { phone, location } = input;
    await insertOrder(trx, { ...facts, id, listing_id, buyer_id: buyer.id, phone, location });
    return toOrder(await findOrder(trx, id));
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
  if (listing.state === 'sold') return new AppError('conflict', 'This item is sold.');
  return new AppError('already-booked');
}

/**
 * The orders that concern the caller: an admin's are everyone's, a seller's those addressed to them, a buyer's
 * their own. With `email`, the orders which that person placed.
 */
export async function listOrdersFor(
  app: App,
  caller: Caller,
  { limit, cursor, email }: { limit: number; cursor?: string | undefined; email?: string | undefined },
): Promise<Page<Order>> {
  const side = await sideOf(app, caller, email);
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const [rows, count] = await Promise.all([
    listOrders(app.db, side, limit, after),
    countOrders(app.db, side),
  ]);
  const page = toPage(rows, { limit, after, count, at: (row) => row.placed_at, item: toOrder });
  // Dashboards show it: exact, however many.
  return { ...page, total: count, capped: false };
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
  return change(app, ['listings', 'orders'], async (trx) => {
    const actor = await actingPerson(trx, caller.id);
    const parties = await findOrderParties(trx, id);
    if (!parties) throw new AppError('not-found', 'There is no such order.');
    const concerned = [parties.buyer_id, parties.seller_id].includes(actor.id) || actor.role === 'admin';
    if (!concerned) throw new AppError('forbidden');
    return (await removeOrder(trx, parties.id, parties.listing_id, actor.id)) ? 1 : 0;
  });
}

async function removeOrder(trx: Trx, id: string, listingId: string, by: string): Promise<boolean> {
  await lockListingOf(trx, listingId);
  if (!(await deleteOrderRow(trx, id, by))) return false;
  // The order of a sold item leaves it sold: only a booked one becomes available.
  if (!(await findOpenOrder(trx, listingId))) await freeListing(trx, listingId);
  return true;
}

/** Tells whether someone has booked an item; the caller holds the lock on the listing. */
export async function hasOpenOrder(trx: Trx, listingId: string): Promise<boolean> {
  return (await findOpenOrder(trx, listingId)) !== undefined;
}

/** Cancels the open order of an item, if there is one. */
export async function cancelOpenOrder(trx: Trx, listingId: string, by: string): Promise<void> {
  const open = await findOpenOrder(trx, listingId);
  if (open) await removeOrder(trx, open.id, listingId, by);
}

export { closeOpenOrder } from './queries.server.ts';

/** The order that holds an item, or by which it was sold; for people who may see it. */
export async function openOrderOf(db: DbOrTrx, listingId: string): Promise<Order | null> {
  const row = await findOrderOf(db, listingId);
  return row ? toOrder(row) : null;
}
