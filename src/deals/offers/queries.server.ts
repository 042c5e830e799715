import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';
import { countRows } from '#src/platform/db/count.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type KeysetPage, type Sorts } from '#src/platform/db/keyset-page.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import type { OfferState, OffersQuery } from './schemas.ts';

/** Prevents a suspension until the transaction ends. */
export async function holdPerson(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', id).forShare().execute();
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

/** Locked, so that nobody books it meanwhile. */
export async function lockItem(trx: Trx, id: string) {
  const item = await trx
    .selectFrom('listings')
    .select(['id', 'seller_id', 'version', 'sale_cents', 'floor_cents', 'offers', 'deleted_at', 'paused_at'])
    .select('sold_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const booked = trx.selectFrom('booked_listings').select('id').where('id', '=', id);
  const seller = trx.selectFrom('people').select('suspended_at').where('id', '=', item.seller_id);
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

const isLast = sql<boolean>`not exists (
  select from offers later where later.chain_id = offers.chain_id and later.turn > offers.turn)`;

/** The caller holds the lock on the item. */
export async function findLast(trx: Trx, listingId: string, buyerId: string) {
  return trx
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .orderBy('turn', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findLast>>>;

export async function lockOffer(trx: Trx, id: string): Promise<OfferRow> {
  return trx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** The most that a buyer has offered, or the least that a seller has asked for; null before their first amount. */
export async function findNearest(trx: Trx, chainId: string, by: 'buyer' | 'seller'): Promise<number | null> {
  const { amount } = await trx
    .selectFrom('offers')
    .select((eb) => eb.fn<number | null>(by === 'buyer' ? 'max' : 'min', ['amount_cents']).as('amount'))
    .where('chain_id', '=', chainId)
    .where('by', '=', by)
    .executeTakeFirstOrThrow();
  return amount;
}

/** `begun` counts items of the last 24 hours. */
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
  column: 'asked_at' | 'told_at',
  which: SelectQueryBuilder<Tables, 'offers', { id: string }>,
): Promise<string[]> {
  const rows = await trx
    .updateTable('offers')
    .set({ [column]: sql`shop_now()` })
    .where('id', 'in', which)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns offers for edited items whose buyers were not asked yet, and marks them. */
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

/** Skips offers that someone is answering. */
export async function lockDue(trx: Trx, limit: number, id?: string): Promise<OfferRow[]> {
  let due = trx
    .selectFrom('offers')
    .selectAll()
    .where('state', '=', 'open')
    .where('due_at', '<=', sql<Date>`shop_now()`);
  if (id) due = due.where('id', '=', id);
  return due.orderBy('id').limit(limit).forUpdate().skipLocked().execute();
}

/** Returns closed offers whose buyers were not notified yet, and marks them. */
export async function takeUntold(trx: Trx, limit: number): Promise<string[]> {
  const untold = trx
    .selectFrom('offers')
    .select('id')
    .where('told_at', 'is', null)
    .where('state', 'in', ['item-taken', 'overtaken', 'closed'])
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return mark(trx, 'told_at', untold);
}

function shown(db: DbOrTrx) {
  return db
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .innerJoin('people as buyer', 'buyer.id', 'offers.buyer_id')
    .innerJoin('people as seller', 'seller.id', 'offers.seller_id')
    .selectAll('offers')
    .select([
      'listings.kind',
      'listings.title',
      'listings.img',
      'listings.sale_cents',
      'listings.version as item_version',
      sql<ItemChanges>`case when offers.state = 'open' then item_changes(listings, offers.version) else '[]' end`.as(
        'changes',
      ),
      'buyer.name as buyer_name',
      'buyer.email as buyer_email',
      'buyer.email_verified as buyer_confirmed',
      'buyer.erased_at as buyer_erased',
      sql<boolean>`coalesce(buyer.deleted_at, buyer.suspended_at) is not null`.as('buyer_gone'),
      'seller.erased_at as seller_erased',
      sql<boolean>`coalesce(seller.deleted_at, seller.suspended_at) is not null`.as('seller_gone'),
      'seller.name as seller_name',
      'seller.email as seller_email',
      'seller.email_verified as seller_confirmed',
    ]);
}
export type ShownOffer = NonNullable<Awaited<ReturnType<typeof findShown>>>;

export async function findShown(db: DbOrTrx, id: string) {
  return shown(db).where('offers.id', '=', id).executeTakeFirst();
}

export async function listTurns(db: DbOrTrx, chainIds: string[]) {
  return db
    .selectFrom('offers')
    .select(['chain_id', 'by', 'amount_cents', 'note', 'state', 'made_at'])
    .where(sql<boolean>`chain_id = any(${chainIds}::text[])`)
    .orderBy('chain_id')
    .orderBy('turn')
    .execute();
}
export type TurnRow = Awaited<ReturnType<typeof listTurns>>[number];

export const offerSorts = {
  id: sql.ref<string>('offers.id'),
  columns: { date: { by: sql.ref('offers.made_at'), type: 'time' } },
} as const satisfies Sorts<string>;

type Scope = { personId: string } & Pick<OffersQuery, 'side' | 'state' | 'listing'>;

/** Only the last turn of each chain. */
const inScope = ({ personId, side, state, listing }: Scope) => sql<boolean>`
  ${sql.ref(side === 'buying' ? 'offers.buyer_id' : 'offers.seller_id')} = ${personId} and ${isLast}
  and (${state ?? null}::text is null or (offers.state = 'open') = (${state ?? null}::text = 'open'))
  and (${listing ?? null}::text is null or offers.listing_id = ${listing ?? null}::text)`;

export async function listOffers(db: DbOrTrx, scope: Scope, keyset: KeysetPage) {
  return onPage(shown(db).where(inScope(scope)), keyset).execute();
}

export async function countOffers(db: DbOrTrx, scope: Scope): Promise<number> {
  return countRows(db.selectFrom('offers').where(inScope(scope)));
}

export async function isBookedBy(db: DbOrTrx, listingId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', personId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
