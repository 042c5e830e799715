import { actingPerson } from '#src/identity/service.server.ts';
import { cancelOpenOrder, hasOpenOrder } from '#src/orders/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { decodeCursor } from '#src/platform/db/cursor.server.ts';
import { countCap, toPage, type Page } from '#src/platform/db/page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { toCents } from '#src/platform/money.ts';
import type { Kind, Listing, ProductFields } from './contract.ts';
import { countAdvertised, listAdvertisedRows } from './owner-queries.server.ts';
import {
  countListings,
  findListing,
  insertListing,
  listLatestRows,
  listListings,
  lockListing,
  withdrawListing,
  type Scope,
} from './queries.server.ts';
import { toListing } from './wire.server.ts';

type Paging = { limit: number; cursor?: string | undefined };

/** What visitors may see of a kind: available and booked items, newest first. */
export async function listOnShow(app: App, kind: Kind, paging: Paging): Promise<Page<Listing>> {
  return list(app, { kind }, paging);
}

/** The caller's own items of a kind, sold ones too. */
export async function listOwn(app: App, caller: Caller, kind: Kind, paging: Paging): Promise<Page<Listing>> {
  return list(app, { kind, sellerId: caller.id }, paging);
}

/** Available items that their sellers advertise, newest advertisement first. */
export async function listAdvertised(app: App, { limit, cursor }: Paging): Promise<Page<Listing>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const [rows, count] = await Promise.all([
    listAdvertisedRows(app.db, limit, after),
    countAdvertised(app.db, countCap),
  ]);
  return toPage(rows, { limit, after, count, at: (row) => row.advertised_at!, item: toListing });
}

/** The available items that were listed last, of all kinds. */
export async function listLatest(app: App, limit: number): Promise<Listing[]> {
  return (await listLatestRows(app.db, limit)).map(toListing);
}

/** How many items of a kind visitors may see, at most the cap. */
export async function countOnShow(app: App, kind: Kind): Promise<number> {
  return Math.min(await countListings(app.db, { kind }, countCap), countCap);
}

async function list(app: App, scope: Scope, { limit, cursor }: Paging): Promise<Page<Listing>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const [rows, count] = await Promise.all([
    listListings(app.db, scope, limit, after),
    countListings(app.db, scope, countCap),
  ]);
  return toPage(rows, { limit, after, count, at: (row) => row.listed_at, item: toListing });
}

/**
 * One item, sold ones too.
 * @throws AppError `not-found` for an id that never was, `gone` for an item that was withdrawn.
 */
export async function showListing(app: App, kind: Kind, id: string): Promise<Listing> {
  const row = isId(id) ? await findListing(app.db, kind, id) : undefined;
  if (!row) throw new AppError('not-found', 'There is no such item.');
  if (row.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
  return toListing(row);
}

/** Puts a seller's item up. */
export async function addListing(
  app: App,
  caller: Caller,
  kind: Kind,
  fields: ProductFields,
): Promise<Listing> {
  const { buy, sale, ...rest } = fields;
  const id = newId();
  return change(app, ['listings'], async (trx) => {
    await actingPerson(trx, caller.id, ['Seller']);
    const prices = { buy_cents: toCents(buy), sale_cents: toCents(sale) };
    await insertListing(trx, { ...rest, ...prices, id, kind, seller_id: caller.id });
    const row = await findListing(trx, kind, id);
    return toListing(row!);
  });
}

/**
 * Withdraws an item: 1, or 0 when it was withdrawn earlier. An admin's call cancels its open order.
 * @throws AppError `open-order` for an owner while someone has booked it, `forbidden` for anyone else.
 */
export async function deleteListing(app: App, caller: Caller, kind: Kind, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found', 'There is no such item.');
  return change(app, ['listings', 'orders'], async (trx) => {
    const actor = await actingPerson(trx, caller.id);
    const listing = await lockListing(trx, id);
    if (!listing || listing.kind !== kind) throw new AppError('not-found', 'There is no such item.');
    if (listing.seller_id !== actor.id && actor.role !== 'admin') throw new AppError('forbidden');
    if (listing.deleted_at) return 0;
    if (actor.role === 'admin') await cancelOpenOrder(trx, id, actor.id);
    else if (await hasOpenOrder(trx, id)) throw new AppError('open-order');
    await withdrawListing(trx, id, actor.id);
    return 1;
  });
}
