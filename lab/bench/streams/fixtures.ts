import type pg from 'pg';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';

export const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';

/** A conversation with the tokens of its listener and its writer. */
export type SeededConversation = {
  conversation: string;
  listener: string;
  listenerToken: string;
  writerToken: string;
};

/** Adds conversations of buyers of a seeded shop, each with one unread message. */
export async function seedConversations(client: pg.Client, count: number): Promise<SeededConversation[]> {
  const { rows } = await client.query<{ id: string; buyer_id: string; buyer: string; seller: string }>(
    `with buyers as (
       select id, row_number() over (order by id) as n from people
       where issuer = 'https://seed.invalid' and role = 'Buyer' order by id limit $1
     ), items as (
       select id, seller_id, row_number() over (order by id) as n from listings
       where img like 'https://example.com/%' and sold_at is null order by id limit $1
     ), begun as (
       insert into conversations (id, listing_id, seller_id, buyer_id)
       select gen_random_uuid()::text, items.id, items.seller_id, buyers.id from buyers join items using (n)
       returning id, buyer_id, seller_id
     )
     select begun.id, buyer_id, buyer.subject as buyer, seller.subject as seller from begun
     join people buyer on buyer.id = buyer_id join people seller on seller.id = seller_id`,
    [count],
  );
  if (rows.length < count) throw new Error(`there are ${rows.length} conversations, not ${count}`);
  await client.query('analyze conversations');
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (subject: string) => {
    const identity = { issuer: 'https://seed.invalid', subject, email: 'one@example.net', name: 'One' };
    const token = tokens.get(subject) ?? signAccessToken(authSecret, identity);
    tokens.set(subject, token);
    return token;
  };
  return Promise.all(
    rows.map(async ({ id, buyer_id, buyer, seller }) => ({
      conversation: id,
      listener: buyer_id,
      listenerToken: await tokenOf(buyer),
      writerToken: await tokenOf(seller),
    })),
  );
}
