import { sql, type RawBuilder } from 'kysely';
import type { ListingState } from '#src/db/columns.ts';

/** Neither withdrawn, nor paused, nor sold: in the words of the partial indexes, which a statement must have to read them. */
export const isOnShelf = sql<boolean>`listings.deleted_at is null and listings.paused_at is null
  and listings.sold_at is null`;

/** Whether somebody has booked the item of which `table` has the `id`. */
const isBooked = (table = 'listings'): RawBuilder<boolean> => sql<boolean>`exists (
  select from booked_listings where booked_listings.id = ${sql.ref(`${table}.id`)})`;

/** On the shelf, and not booked. */
export const isBookable = sql<boolean>`${isOnShelf} and not ${isBooked()}`;

/** When the open order of a listing was placed; null where there is none. */
export const bookedAt = sql<Date | null>`(
  select placed_at from orders where listing_id = listings.id and deleted_at is null and sold_at is null)`;

/** As the wire has it. */
export const stateOf = sql<ListingState>`case when listings.sold_at is not null then 'sold'
  when ${isBooked()} then 'booked' else 'available' end`;

/** Of sellers who are not suspended: those who are, are few and indexed. */
export const ofActiveSellers = sql<boolean>`listings.seller_id not in (
  select suspended.id from people suspended where suspended.suspended_at is not null
)`;
