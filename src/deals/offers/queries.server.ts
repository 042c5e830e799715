import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';
import type { OfferState } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { TurnsTaken } from './rules.ts';

/** Locks a user, so that they cannot be suspended until the transaction ends. */
export async function lockUser(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
}

/** Needs no lock, because the seller of an item never changes. */
export async function findSellerOf(db: DbOrTrx, listingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row?.seller_id;
}

/** Locks the item, so that nobody can book it in the meantime. */
export async function lockItem(trx: Trx, id: string) {
  const item = await trx
    .selectFrom('listings')
    .select(['id', 'seller_id', 'version', 'sale_cents', 'floor_cents', 'offers', 'deleted_at', 'paused_at'])
    .select('sold_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const booked = trx.selectFrom('booked_listings').select('id').where('id', '=', id);
  const seller = trx.selectFrom('users').select('suspended_at').where('id', '=', item.seller_id);
  return {
    ...item,
    isBooked: (await booked.executeTakeFirst()) !== undefined,
    isSuspended: (await seller.executeTakeFirstOrThrow()).suspended_at !== null,
  };
}

export async function findSides(db: DbOrTrx, id: string) {
  return db
    .selectFrom('offers')
    .select(['listing_id', 'buyer_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export const turnsTaken = sql<TurnsTaken>`(
  select json_build_object('buyer', count(*) filter (where own.by = 'buyer'), 'seller', count(*) filter (where own.by = 'seller'))
  from offers own where own.chain_id = offers.chain_id)`.as('taken');

const lockedOffers = (trx: Trx) => trx.selectFrom('offers').selectAll().select(turnsTaken).forUpdate();

/** The caller holds the lock on the item. */
export async function findLast(trx: Trx, listingId: string, buyerId: string): Promise<OfferRow | undefined> {
  return lockedOffers(trx)
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function lockOffer(trx: Trx, id: string) {
  return lockedOffers(trx).where('id', '=', id).executeTakeFirstOrThrow();
}
export type OfferRow = Awaited<ReturnType<typeof lockOffer>>;

/** Every chain begins with an offer of its buyer. */
export async function findHighestOffer(trx: Trx, chainId: string): Promise<number> {
  const { amount } = await trx
    .selectFrom('offers')
    .select((eb) => eb.fn.max('amount_cents').as('amount'))
    .where('chain_id', '=', chainId)
    .where('by', '=', 'buyer')
    .executeTakeFirstOrThrow();
  return amount;
}

/** Null before the seller's first counteroffer. */
export async function findLowestCounter(trx: Trx, chainId: string): Promise<number | null> {
  const { amount } = await trx
    .selectFrom('offers')
    .select((eb) => eb.fn.min<number | null>('amount_cents').as('amount'))
    .where('chain_id', '=', chainId)
    .where('by', '=', 'seller')
    .executeTakeFirstOrThrow();
  return amount;
}

/** `begun` counts the items on which the buyer made a first offer in the last 24 hours. */
export async function countOffersOf(trx: Trx, buyerId: string): Promise<{ open: number; begun: number }> {
  return trx
    .selectFrom('offers')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'open').as('open'),
      eb.fn
        .countAll<number>()
        .filterWhere('turn', '=', 1)
        .filterWhere('made_at', '>', sql<Date>`shop_now() - interval '1 day'`)
        .as('begun'),
    ])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
}

export async function insertOffer(trx: Trx, row: Insertable<Tables['offers']>): Promise<void> {
  await trx.insertInto('offers').values(row).execute();
}

export async function endOffer(
  trx: Trx,
  id: string,
  state: OfferState,
  at: Date,
  orderId: string | null = null,
): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ state, ended_at: at, order_id: orderId })
    .where('id', '=', id)
    .execute();
}

export async function confirmVersion(
  trx: Trx,
  id: string,
  { version, due }: { version: number; due: Date },
): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ version, due_at: due, asked_at: null })
    .where('id', '=', id)
    .execute();
}

async function mark(
  trx: Trx,
  column: 'asked_at' | 'notified_at',
  selected: SelectQueryBuilder<Tables, 'offers', { id: string }>,
): Promise<string[]> {
  const rows = await trx
    .updateTable('offers')
    .set({ [column]: sql`shop_now()` })
    .where('id', 'in', selected)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns offers for edited items whose buyers have not been asked to confirm yet, and marks them as asked. */
export async function takeEdited(trx: Trx, limit: number): Promise<string[]> {
  const edited = trx
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .select('offers.id')
    .where('offers.state', '=', 'open')
    .where('offers.asked_at', 'is', null)
    .whereRef('offers.version', '<>', 'listings.version')
    .orderBy('offers.id')
    .limit(limit)
    .forUpdate('offers')
    .skipLocked();
  return mark(trx, 'asked_at', edited);
}

/** Skips offers that another transaction is changing. */
export async function lockDue(trx: Trx, limit: number): Promise<OfferRow[]> {
  return lockedOffers(trx)
    .where('state', '=', 'open')
    .where('due_at', '<=', sql<Date>`shop_now()`)
    .orderBy('id')
    .limit(limit)
    .skipLocked()
    .execute();
}

/** Returns closed offers whose buyers have not been notified yet, and marks them as notified. */
export async function takeUnnotified(trx: Trx, limit: number): Promise<string[]> {
  const unnotified = trx
    .selectFrom('offers')
    .select('id')
    .where('notified_at', 'is', null)
    .where('state', 'in', ['item-taken', 'overtaken', 'closed'])
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return mark(trx, 'notified_at', unnotified);
}

export async function isBookedBy(db: DbOrTrx, listingId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
