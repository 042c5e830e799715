import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { Cursor } from '#src/platform/db/cursor.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import type { Kind } from './contract.ts';

const columns = [
  'listings.id',
  'listings.kind',
  'listings.seller_id',
  'listings.title',
  'listings.des',
  'listings.brand',
  'listings.condition',
  'listings.duration',
  'listings.location',
  'listings.buy_cents',
  'listings.sale_cents',
  'listings.img',
  'listings.state',
  'listings.listed_at',
  'listings.advertised_at',
  'listings.deleted_at',
  'people.name as seller_name',
  'people.status as seller_status',
] as const;

/** Listings with the columns of the wire. */
export function withSeller(db: DbOrTrx) {
  return db.selectFrom('listings').innerJoin('people', 'people.id', 'listings.seller_id').select(columns);
}

export type ListingRow = Awaited<ReturnType<typeof findListing>> & object;

/** One listing with its seller's name, deleted ones too. */
export async function findListing(db: DbOrTrx, kind: Kind, id: string) {
  return withSeller(db).where('listings.id', '=', id).where('listings.kind', '=', kind).executeTakeFirst();
}

/** Available items of all kinds, newest first. */
export async function listLatestRows(db: DbOrTrx, limit: number) {
  return withSeller(db)
    .where('listings.deleted_at', 'is', null)
    .where('listings.state', '=', 'available')
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
}

/** What a list or one of its counts is about. */
export type Scope = { kind: Kind; sellerId?: string };

type Listings = SelectQueryBuilder<Tables, 'listings', object>;

function inScope(query: Listings, { kind, sellerId }: Scope): Listings {
  const living = query.where('listings.kind', '=', kind).where('listings.deleted_at', 'is', null);
  // The public lists drop what is sold; sellers see all of theirs.
  return sellerId
    ? living.where('listings.seller_id', '=', sellerId)
    : living.where('listings.state', '<>', 'sold');
}

/** Newest first, one row more than `limit` where there is a next page. */
export async function listListings(db: DbOrTrx, scope: Scope, limit: number, after: Cursor | null) {
  let page = inScope(db.selectFrom('listings'), scope);
  if (after) {
    page = page.where(sql<boolean>`(listings.listed_at, listings.id) < (${after.at}, ${after.id})`);
  }
  return page
    .innerJoin('people', 'people.id', 'listings.seller_id')
    .select(columns)
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Exact up to `cap`; `cap + 1` means more. */
export async function countListings(db: DbOrTrx, scope: Scope, cap: number): Promise<number> {
  const some = inScope(db.selectFrom('listings'), scope)
    .select(sql`1`.as('one'))
    .limit(cap + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The listing a change is about, locked until the transaction ends. */
export async function lockListing(trx: Trx, id: string) {
  return trx.selectFrom('listings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewListing = Insertable<Tables['listings']>;

export async function insertListing(trx: Trx, values: NewListing): Promise<void> {
  await trx.insertInto('listings').values(values).execute();
}

/** Takes a listing out of every list; it stays in the database, marked with when and by whom. */
export async function withdrawListing(trx: Trx, id: string, by: string): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ deleted_at: sql`now()`, deleted_by: by, advertised_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
