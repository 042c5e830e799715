import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

export async function countRows<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number };
  return count;
}

/** Returns SQL for a user's name. It is null for an erased account, whose `name` column has a placeholder. */
export const nameOf = (alias: string) =>
  sql<string | null>`case when ${sql.ref(`${alias}.erased_at`)} is null then ${sql.ref(`${alias}.name`)} end`;

/** Matches rows whose column of lowercase text contains the typed text. Large tables have a trigram index for this. */
export function contains(column: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like lower(${`%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`})`;
}

/** The price at which an item was sold through its order, otherwise its asking price. */
export const shownPrice = sql<number>`case when listings.sold_at is null then listings.sale_cents else coalesce((
  select orders.sale_cents from orders
  where orders.listing_id = listings.id and orders.sold_at is not null and orders.deleted_at is null
  order by orders.placed_at desc limit 1), listings.sale_cents) end`;

/** Equal to the shown price if the seller has not given the price when new. */
export const shownPriceWhenNew = sql<number>`case when listings.buy_cents = listings.sale_cents
  then ${shownPrice} else listings.buy_cents end`;

/** The id of the conversation between the two sides of an order or offer; null once it has been deleted. */
export const conversationOf = (deal: 'orders' | 'offers') => sql<string | null>`(
  select id from conversations where conversations.listing_id = ${sql.ref(`${deal}.listing_id`)}
    and conversations.buyer_id = ${sql.ref(`${deal}.buyer_id`)})`;
