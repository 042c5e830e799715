import { sql, type RawBuilder } from 'kysely';

/** SQL for whether an item can be bought by a user, and meets another condition. */
export const isBuyable = (userId: string, listing: unknown, condition = sql`true`): RawBuilder<boolean> =>
  sql`exists (
    select from listings join people seller on seller.id = seller_id
    where listings.id = ${listing} and listings.deleted_at is null and paused_at is null and sold_at is null
      and seller.deleted_at is null and seller.suspended_at is null and not is_blocked(${userId}, seller_id)
      and ${condition})`;
