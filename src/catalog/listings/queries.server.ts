import { sql, type Insertable, type SelectQueryBuilder, type UpdateObject } from 'kysely';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { gearOfParts, partsOfListing } from '#src/catalog/items/parts-service.server.ts';
import { photosOfListing } from '#src/catalog/items/photos-service.server.ts';
import { readColumns } from '#src/catalog/items/row-service.server.ts';
import { evidenceOfListing } from '#src/gear/evidence/service.server.ts';
import { inspectionOfListing } from '#src/gear/grading/inspection-service.server.ts';
import { placeOf } from '#src/media/places/row-service.server.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { alphabetical, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, contains, shownPrice, shownPriceWhenNew } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { tagItems } from './cache-tags.server.ts';
import { bookedAt, inOwnState, hasActiveSeller, stateOf } from './filter-queries.server.ts';
import { reducedFrom } from './price-queries.server.ts';
import type { OwnState } from './schemas.ts';

const columns = [
  'listings.id',
  'listings.version',
  'listings.kind',
  'listings.seller_id',
  'listings.listed_at',
  'listings.advertised_at',
  'listings.deleted_at',
  'listings.sold_at',
  'listings.paused_at',
  'listings.paused_by',
  'listings.paused_for',
  'listings.edited_at',
  'listings.return_order_id',
  ...readColumns,
  'gear_models.crop',
  'users.name as seller_name',
  'users.suspended_at as seller_suspended_at',
  'verified_users.since as seller_verified_at',
  'verified_users.checked as seller_checked',
] as const;

/** Whether the mount is not known. A camera without a mount can have a lens that is not removable. */
const asksMount = sql<boolean>`case when listings.kind = 'lens' then cardinality(listings.mounts) <> 1
  else listings.mount is not null and listings.mount <> all(listings.mounts) end`;

export const withSeller = (db: DbOrTrx) => addSeller(db.selectFrom('listings'));

function addSeller(listings: Listings) {
  return listings
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .leftJoin('verified_users', 'verified_users.id', 'listings.seller_id')
    .leftJoin('gear_models', 'gear_models.id', 'listings.model_id')
    .select(columns)
    .select([
      stateOf.as('state'),
      shownPrice.as('sale_cents'),
      shownPriceWhenNew.as('buy_cents'),
      reducedFrom.as('reduced_from_cents'),
      bookedAt.as('booked_at'),
      asksMount.as('asks_mount'),
      photosOfListing,
      partsOfListing,
      inspectionOfListing,
      evidenceOfListing,
      placeOf('listings.place_id').as('place'),
    ]);
}

export type ListingRow = Awaited<ReturnType<typeof findListing>> & object;

const byId = (db: DbOrTrx, kind: Kind, id: string) =>
  withSeller(db).where('listings.id', '=', id).where('listings.kind', '=', kind);

/** Includes withdrawn listings. */
export async function findListing(db: DbOrTrx, kind: Kind, id: string) {
  const row = await prepared(() => byId(db, kind, id).executeTakeFirst());
  if (row) tagItems([row]);
  return row;
}

/** Reads a listing that this transaction has written. */
export async function readListing(trx: Trx, kind: Kind, id: string): Promise<ListingRow> {
  return prepared(() => byId(trx, kind, id).executeTakeFirstOrThrow());
}

/** The mount that is stated, or else named in a text. Free text is not a mount. */
const knownMount = sql<string | null>`case when mount = any(mounts) then mount else named_mount end`;

/** The columns from which compatibility is judged. */
const gear = [
  'kind',
  'model_id',
  'named_model_id',
  knownMount.as('mount'),
  'conversion',
  'lens_facts',
  gearOfParts,
] as const;

export async function findGear(db: DbOrTrx, id: string) {
  return db
    .selectFrom('listings')
    .select(['title', ...gear])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Includes sold items. */
export async function findVisibleGear(db: DbOrTrx, ids: readonly string[]) {
  return db
    .selectFrom('listings')
    .select(['id', ...gear])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(hasActiveSeller)
    .orderBy('id')
    .execute();
}

export type Scope = {
  kind: Kind;
  sellerId: string;
  state?: OwnState | undefined;
  q?: string | undefined;
};

/** Only lists of a seller's own items sort by `state`. */
export const listingSorts = {
  id: sql.ref<string>('listings.id'),
  columns: {
    date: { by: sql.ref('listings.listed_at'), type: 'time' },
    title: { by: alphabetical(sql.ref('listings.title')), type: 'text' },
    sale: { by: shownPrice, type: 'number' },
    state: { by: stateOf, type: 'text' },
  },
} as const satisfies Sorts<string>;

type Listings = SelectQueryBuilder<Tables, 'listings', object>;

function filterByScope(all: Listings, { kind, sellerId, state, q }: Scope): Listings {
  let query = all
    .where('listings.kind', '=', kind)
    .where('listings.deleted_at', 'is', null)
    .where('listings.seller_id', '=', sellerId);
  if (state) query = query.where(inOwnState[state]);
  return q ? query.where(contains(sql`lower(listings.title)`, q)) : query;
}

const watchers = sql<number>`(select count(*)::int from watches where listing_id = listings.id)`;
const openOffers = sql<number>`(
  select count(*)::int from offers where listing_id = listings.id and state = 'open')`;

export async function listListings(db: DbOrTrx, scope: Scope, keyset: KeysetPage) {
  const listings = addSeller(filterByScope(db.selectFrom('listings'), scope)).select([
    watchers.as('watchers'),
    openOffers.as('open_offers'),
  ]);
  return onPage(listings, keyset).execute();
}

export async function countListings(db: DbOrTrx, scope: Scope): Promise<number> {
  return countRows(filterByScope(db.selectFrom('listings'), scope));
}

export async function lockListing(trx: Trx, id: string) {
  return trx.selectFrom('listings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

export type ListingInsert = Insertable<Tables['listings']>;

export async function insertListing(trx: Trx, values: ListingInsert): Promise<void> {
  await trx.insertInto('listings').values(values).execute();
}

type Values = UpdateObject<Tables, 'listings'>;

export async function updateListing(trx: Trx, id: string, values: Values): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Stores what the owner of an item has changed. */
export async function saveEdit(trx: Trx, id: string, values: Values = {}): Promise<void> {
  await updateListing(trx, id, { ...values, edited_at: sql`now()` });
}

const withdrawnBy = (by: string) => ({
  deleted_at: sql<Date>`now()`,
  deleted_by: by,
  advertised_at: null,
  updated_at: sql<Date>`now()`,
});

export async function withdrawListing(trx: Trx, id: string, by: string): Promise<void> {
  await trx.updateTable('listings').set(withdrawnBy(by)).where('id', '=', id).execute();
}

/** Locks items in the order of their ids with one statement, so that concurrent calls do not deadlock. */
export async function lockItemsOf(trx: Trx, userId: string): Promise<void> {
  const booked = trx
    .selectFrom('orders')
    .select('listing_id')
    .where('buyer_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('sold_at', 'is', null);
  await trx
    .selectFrom('listings')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('seller_id', '=', userId), eb('id', 'in', booked)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Locks the items of a seller in the order of their ids, as `lockItemsOf` does, then their open offers in the same order.
 * A trigger locks the offers of one item at a time, which could deadlock with the closing of a buyer's account.
 */
export async function lockListings(trx: Trx, sellerId: string, ids: readonly string[]) {
  const listings = await trx
    .selectFrom('listings')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('offers')
    .select('id')
    .where(sql<boolean>`listing_id = any(${ids}::text[])`)
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  return listings;
}

/** Withdraws all items of a seller. None of them may be booked. */
export async function withdrawListingsOf(trx: Trx, sellerId: string, by: string): Promise<void> {
  await trx
    .updateTable('listings')
    .set(withdrawnBy(by))
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function findSeller(db: DbOrTrx, id: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
