import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { NewOrder } from './schemas.ts';

export type Booking = {
  id: string;
  listing_id: string;
  buyer_id: string;
  phone: string;
  location: string;
  /** The number of open requests allowed before the buyer's first completed deal, and after it. */
  limits: { first: number; later: number } | null;
};

/**
 * Inserts no row if the booking is refused. Locks the item `for share`, so that its buyers do not wait for each other.
 * If `limits` is given, the caller must hold the lock on the buyer, because their requests are counted.
 */
export async function bookListing(trx: Trx, booking: Booking): Promise<void> {
  const { id, listing_id, buyer_id, phone, location, limits } = booking;
  const insert = trx
    .with('held', (db) =>
      db
        .selectFrom('listings')
        .select(['id', 'seller_id', 'title', 'img', 'sale_cents', 'condition', 'duration'])
        .where('id', '=', listing_id)
        .where('deleted_at', 'is', null)
        .where('paused_at', 'is', null)
        .where('sold_at', 'is', null)
        .where('seller_id', '<>', buyer_id)
        .where(
          sql<boolean>`not exists (select from blocks
            where (blocker_id, blocked_id) in ((${buyer_id}, seller_id), (seller_id, ${buyer_id})))`,
        )
        .where(
          limits === null
            ? sql<boolean>`true`
            : sql<boolean>`(select count(*) from orders own where own.buyer_id = ${buyer_id} and own.stage = 'requested') <
            case when exists (select from orders own where own.buyer_id = ${buyer_id} and own.stage = 'completed')
              then ${limits.later}::int else ${limits.first}::int end`,
        )
        .forShare(),
    )
    .insertInto('orders')
    .columns([
      'id',
      'buyer_id',
      'phone',
      'location',
      'listing_id',
      'seller_id',
      'title',
      'img',
      'sale_cents',
      'condition',
      'duration',
    ])
    .expression((eb) =>
      eb
        .selectFrom('held')
        .select([sql<string>`${id}::text`.as('order_id'), sql<string>`${buyer_id}::text`.as('buyer_id')])
        .select([sql<string>`${phone}::text`.as('phone'), sql<string>`${location}::text`.as('location')])
        .select(['held.id', 'held.seller_id', 'held.title', 'held.img', 'held.sale_cents'])
        .select(['held.condition', 'held.duration']),
    )
    .onConflict((oc) =>
      oc.column('listing_id').where('deleted_at', 'is', null).where('sold_at', 'is', null).doNothing(),
    );
  await prepared(() => insert.execute());
}

/** Returns at most two items: two are enough to know that the description is ambiguous. */
export async function matchListings(db: DbOrTrx, { seller, title, sale, img }: NewOrder, saleCents: number) {
  if (seller === undefined || title === undefined || sale === undefined || img === undefined) return [];
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select('listings.id')
    .where('users.name', '=', seller)
    .where('listings.title', '=', title)
    .where('listings.sale_cents', '=', saleCents)
    .where('listings.img', '=', img)
    .where('listings.deleted_at', 'is', null)
    .where('listings.paused_at', 'is', null)
    .where('listings.sold_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('booked_listings').whereRef('booked_listings.id', '=', 'listings.id'))),
    )
    .limit(2)
    .execute();
}

export async function listRequestedTitles(trx: Trx, buyerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('title')
    .where('buyer_id', '=', buyerId)
    .where('stage', '=', 'requested')
    .orderBy('placed_at')
    .execute();
  return rows.map(({ title }) => title);
}
