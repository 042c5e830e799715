import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { book, useShop, type TestUser } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });
const { db } = shop.app;
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

let shade = 0x200000;
const photoOf = async (user: TestUser) =>
  uploadPhoto(shop, user, await anImage('png', `#${(shade++).toString(16)}`));
const photosOf = async (user: TestUser, count: number) => {
  const sent = [];
  for (let number = 0; number < count; number++) sent.push(await photoOf(user));
  return sent;
};
const urls = (photos: { url: string }[]) => photos.map(({ url }) => url);

test('both sides see the photos of a message in their order, with or without text', async () => {
  const conversation = await TestConversation.open(shop, users);
  const [one, other, alone] = await photosOf(users.seller, 3);
  const message = { body: 'The scratch.', photos: [other!.url, one!.url] };
  const { status, body } = await conversation.send('seller', message);
  expect(status).toBe(201);
  expect(body).toMatchObject({ seq: 2, body: 'The scratch.', photos: [other, one] });
  expect((await conversation.send('seller', { photos: [alone!.url] })).body).toMatchObject({
    seq: 3,
    body: '',
    photos: [alone],
  });
  const seen = await conversation.messages('buyer');
  expect(seen.map(({ photos }) => urls(photos))).toEqual([[], [other!.url, one!.url], [alone!.url]]);
  expect((await conversation.show('buyer')).last).toBe('');
  expectProblem(await conversation.send('seller', { body: ' ', photos: [] }), 422, ['body']);
  expectProblem(await conversation.send('seller', {}), 422, ['body']);
});

test('a message with another user’s photo or with more than six photos is rejected', async () => {
  const conversation = await TestConversation.open(shop, users);
  const [theirs] = await photosOf(users.buyer, 1);
  expectProblem(await conversation.send('seller', { body: 'Mine?', photos: [theirs!.url] }), 422, ['photos']);
  const seven = await photosOf(users.seller, 7);
  expectProblem(await conversation.send('seller', { photos: urls(seven) }), 422, ['photos']);
  expect((await conversation.send('seller', { photos: urls(seven.slice(1)) })).status).toBe(201);
  expect(await conversation.show('buyer')).toMatchObject({ seq: 2, unread: 1 });
});

test('a user can send forty photos a day', async () => {
  const buyer = await shop.createUser('Buyer');
  const conversation = await TestConversation.open(shop, { ...users, buyer });
  const photos = urls(await photosOf(buyer, 6));
  for (let number = 1; number <= 6; number++)
    expect((await conversation.send('buyer', { body: `Set ${number}`, photos })).status).toBe(201);
  expectProblem(await conversation.send('buyer', { photos: photos.slice(0, 5) }), 429);
  expect((await conversation.send('buyer', { photos: photos.slice(0, 4) })).status).toBe(201);
  expectProblem(await conversation.send('buyer', { photos: photos.slice(0, 1) }), 429);
  expect((await conversation.send('buyer', 'Words go on.')).status).toBe(201);
});

test('a conversation is marked as agreed once its order has been accepted', async () => {
  const conversation = await TestConversation.open(shop, users);
  const order = await book(shop, users.buyer, { _id: conversation.item });
  expect(await conversation.show('seller')).toMatchObject({ order: order._id, agreed: false });
  await shop.call('PUT', `/orders/${order._id}/accept`, { as: users.seller });
  expect((await conversation.show('seller')).agreed).toBe(true);
  expect((await conversation.show('buyer')).agreed).toBe(true);
});

test('the data export has both sides’ messages with their photos', async () => {
  const conversation = await TestConversation.open(shop, users);
  const [shown] = await photosOf(users.seller, 1);
  await conversation.send('seller', { photos: [shown!.url] });
  const { body } = await shop.call('GET', '/profile/export', { as: users.buyer });
  const mine = body.conversations.find(({ id }: { id: string }) => id === conversation.id);
  expect(mine).toMatchObject({
    listing_id: conversation.item,
    side: 'buyer',
    messages: [
      { seq: 1, mine: true, body: 'Is the meter accurate?', photos: [] },
      { seq: 2, mine: false, body: '', photos: [shown!.url] },
    ],
  });
});

test("an erased account's photos are removed immediately, except those that someone else also uploaded", async () => {
  const closedUser = await shop.signUpUser('Seller', 'Lea');
  const buyer = await shop.createUser('Buyer');
  const conversation = await TestConversation.open(shop, { buyer, seller: closedUser });
  const [own, shared] = await photosOf(closedUser, 2);
  await conversation.send('seller', { photos: urls([own!, shared!]) });
  const [hash, shown] = urls([own!, shared!]).map((url) => /[0-9a-f]{32}/.exec(url)![0]);
  await shop.sql`insert into photo_uploads (user_id, hash, bytes) select ${buyer.id}, ${shown}, 1`;
  await shop.work();
  await shop.call('DELETE', '/profile', { as: closedUser });
  await shop.work();
  const rows = await shop.sql`select hash from photos where hash in (${hash}, ${shown})`;
  expect(rows).toEqual([{ hash: shown }]);
});

test("the database accepts only the sender's own photos, as many as the message declares, and none later", async () => {
  const conversation = await TestConversation.open(shop, users);
  const [photo] = await photosOf(users.seller, 1);
  const hash = /[0-9a-f]{32}/.exec(photo!.url)![0];
  const write = (count: number, ...photos: [hash: string, position: number][]) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{
        seq: number;
      }>`insert into messages (conversation_id, sender_id, body, photo_count)
        values (${conversation.id}, ${users.seller.id}, '', ${count}) returning seq`.execute(trx);
      for (const [one, position] of photos)
        await sql`insert into message_photos values (${conversation.id}, ${rows[0]!.seq}, ${position}, ${one})`.execute(
          trx,
        );
    });
  await expect(write(0)).rejects.toThrow('messages_body_check');
  await expect(write(7)).rejects.toThrow('messages_photo_count_check');
  await expect(write(1)).rejects.toThrow('has 0 photos');
  await expect(write(1, [hash, 1])).rejects.toThrow('one too many');
  const [others] = await photosOf(users.buyer, 1);
  await expect(write(1, [/[0-9a-f]{32}/.exec(others!.url)![0], 0])).rejects.toThrow(
    'was not uploaded by its sender',
  );
  await write(1, [hash, 0]);
  const { seq } = await conversation.show('seller');
  await expect(
    shop.sql`insert into message_photos values (${conversation.id}, ${seq}, 1, ${hash})`,
  ).rejects.toThrow('one too many');
});
