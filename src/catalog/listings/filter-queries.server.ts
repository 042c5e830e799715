import { sql, type RawBuilder } from 'kysely';
import type { ListingState } from '#src/platform/db/columns.ts';

/** Repeats the condition of the partial indexes; otherwise PostgreSQL does not use them. */
export const isActive = sql<boolean>`listings.deleted_at is null and listings.paused_at is null
  and listings.sold_at is null`;

const isBooked = (table = 'listings'): RawBuilder<boolean> => sql<boolean>`exists (
  select from booked_listings where booked_listings.id = ${sql.ref(`${table}.id`)})`;

export const isBookable = sql<boolean>`${isActive} and not ${isBooked()}`;

/** Null when the item is not booked. */
export const bookedAt = sql<Date | null>`(
  select placed_at from orders where listing_id = listings.id and deleted_at is null and sold_at is null)`;

export const stateOf = sql<ListingState>`case when listings.sold_at is not null then 'sold'
  when ${isBooked()} then 'booked' else 'available' end`;

const isPaused = sql<boolean>`listings.paused_at is not null`;

/** The states of a seller's own items. Unlike the others, `available` ignores pauses. */
export const inOwnState = {
  available: sql<boolean>`${stateOf} = 'available'`,
  'for-sale': sql<boolean>`${stateOf} = 'available' and not ${isPaused}`,
  paused: isPaused,
  booked: sql<boolean>`${stateOf} = 'booked'`,
  sold: sql<boolean>`${stateOf} = 'sold'`,
};

/** Uses a list of suspended users, because they are few and indexed. */
export const hasActiveSeller = sql<boolean>`listings.seller_id not in (
  select suspended.id from users suspended where suspended.suspended_at is not null
)`;

/** SQL for whether a user can buy an item that also meets another condition. */
export const isBuyable = (userId: string, listing: unknown, condition = sql`true`): RawBuilder<boolean> =>
  sql`exists (
    select from listings join users seller on seller.id = seller_id
    where listings.id = ${listing} and listings.deleted_at is null and paused_at is null and sold_at is null
      and seller.deleted_at is null and seller.suspended_at is null and not is_blocked(${userId}, seller_id)
      and ${condition})`;
