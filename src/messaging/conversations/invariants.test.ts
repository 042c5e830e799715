import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();

/** Inserts a message without the service, so that only the database's rules apply. */
const write = (conversation: string, sender: string, body: string | null = 'By hand') =>
  shop.sql`insert into messages (conversation_id, sender_id, body) values (${conversation}, ${sender}, ${body})`;

test('the database numbers and counts messages, and accepts them only from the buyer and the seller', async () => {
  const conversation = await TestConversation.open(shop);
  await write(conversation.id, conversation.seller.id);
  expect((await conversation.messages('buyer')).at(-1)).toMatchObject({ seq: 2, body: 'By hand' });
  expect(await conversation.show('buyer')).toMatchObject({ seq: 2, unread: 1 });
  const stranger = await shop.createUser('Buyer');
  await expect(write(conversation.id, stranger.id)).rejects.toThrow('is between other users');
  await expect(write(conversation.id, conversation.seller.id, '')).rejects.toThrow('messages_body_check');
  await expect(write(conversation.id, conversation.seller.id, null)).rejects.toThrow('messages_check');
  await expect(
    shop.sql`insert into messages (conversation_id, sender_id, body, warnings) values (${conversation.id}, ${conversation.seller.id}, 'x', '{odd}')`,
  ).rejects.toThrow('messages_warnings_check');
  expect(await conversation.show('buyer')).toMatchObject({ seq: 2, unread: 1 });
});

test('a stored message cannot be changed, only erased', async () => {
  const conversation = await TestConversation.open(shop);
  const change = (set: string) =>
    shop.sql`update messages set ${sql.raw(set)} where conversation_id = ${conversation.id}`;
  await expect(change("body = 'Another word'")).rejects.toThrow('cannot be changed');
  await expect(change("body = null, erased_at = now(), sent_at = now() + interval '1 day'")).rejects.toThrow(
    'cannot be changed',
  );
  await change('body = null, erased_at = now()');
  await expect(change("body = 'Back', erased_at = null")).rejects.toThrow('cannot be changed');
  expect((await conversation.messages('seller'))[0]).toMatchObject({ seq: 1, body: null });
});

test('the database rejects a conversation that is a duplicate, with oneself or about others’ items', async () => {
  const { seller } = await TestConversation.open(shop);
  const { _id: item } = await createListing(shop, seller, { title: 'Leica M4' });
  const begin = (sellerId: string, buyerId: string) =>
    shop.sql`insert into conversations (id, listing_id, seller_id, buyer_id) values (${newId()}, ${item}, ${sellerId}, ${buyerId})`;
  const [buyer, other] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  await expect(begin(other.id, buyer.id)).rejects.toThrow('foreign key');
  await expect(begin(seller.id, seller.id)).rejects.toThrow('conversations_check');
  await begin(seller.id, buyer.id);
  await expect(begin(seller.id, buyer.id)).rejects.toThrow('duplicate key');
});

test('the database rejects read and unread counts that do not match the messages', async () => {
  const conversation = await TestConversation.open(shop);
  const set = (what: string) =>
    shop.sql`update conversations set ${sql.raw(what)} where id = ${conversation.id}`;
  await expect(set('seller_read = 2')).rejects.toThrow('conversations_check');
  await expect(set('seller_unread = 2')).rejects.toThrow('conversations_check');
  await expect(set('seller_read = 1')).rejects.toThrow('conversations_check');
  await set('seller_read = 1, seller_unread = 0');
});
