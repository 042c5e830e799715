import { isBookable, usersOf, type Database } from '#lab/bench/database.ts';

/** A conversation. Its buyer listens, and its seller writes. */
export type SeededConversation = {
  conversation: string;
  listener: string;
  listenerToken: string;
  writerToken: string;
};

/** Adds a conversation with one unread message for each of `count` buyers, all with the same seller. */
export async function seedConversations({ client }: Database, count: number): Promise<SeededConversation[]> {
  const buyers = await usersOf(client, 'Buyer', count);
  const [seller] = await usersOf(client, 'Seller', 1);
  const { rows } = await client.query<{ id: string; buyer_id: string }>(
    `with buyers as (select id, row_number() over () as n from unnest($1::text[]) id),
    items as (
      select id, seller_id, row_number() over (order by id) as n from listings
      where ${isBookable} and seller_id = $2 order by id limit $3
    )
    insert into conversations (id, listing_id, seller_id, buyer_id)
    select gen_random_uuid()::text, items.id, seller_id, buyers.id from buyers join items using (n)
    returning id, buyer_id`,
    [buyers.map(({ id }) => id), seller!.id, count],
  );
  if (rows.length < count) throw new Error(`there are ${rows.length} conversations, not ${count}`);
  await client.query('analyze conversations');
  const tokens = new Map(buyers.map(({ id, token }) => [id, token]));
  return rows.map(({ id, buyer_id }) => ({
    conversation: id,
    listener: buyer_id,
    listenerToken: tokens.get(buyer_id)!,
    writerToken: seller!.token,
  }));
}
