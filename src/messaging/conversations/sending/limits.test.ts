import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask, TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });
const seller = await shop.createUser('Seller', 'Sol');

async function itemOf(owner: TestUser): Promise<string> {
  return (await createListing(shop, owner, { title: 'Leica M3' }))._id;
}
const grow = (user: TestUser) =>
  shop.sql`update users set created_at = now() - interval '2 days' where id = ${user.id}`;

test('an account can start five conversations about items on its first day, and twenty on later days', async () => {
  const buyer = await shop.createUser('Buyer');
  const begin = async (number: number) => ask(shop, buyer, await itemOf(seller), `Question ${number}`);
  for (let number = 1; number <= 5; number++) expect((await begin(number)).status).toBe(201);
  const refused = await begin(6);
  expectProblem(refused, 429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  await grow(buyer);
  for (let number = 6; number <= 20; number++) expect((await begin(number)).status).toBe(201);
  expectProblem(await begin(21), 429);
  expect((await shop.call('GET', '/conversations', { as: buyer })).headers.get('x-total-count')).toBe('20');
  await shop.sql`update conversations set begun_at = now() - interval '25 hours' where buyer_id = ${buyer.id}`;
  expect((await begin(22)).status).toBe(201);
});

test('bookings and offers are not counted as conversations that a buyer started', async () => {
  const buyer = await shop.createUser('Buyer');
  for (let number = 1; number <= 5; number++)
    expect((await ask(shop, buyer, await itemOf(seller), `Question ${number}`)).status).toBe(201);
  await book(shop, buyer, { _id: await itemOf(seller) });
  await (await Negotiation.open(shop, { buyer, seller })).makeOffer(200);
  expectProblem(await ask(shop, buyer, await itemOf(seller), 'Question 6'), 429);
  await shop.sql`update conversations set begun_at = now() - interval '25 hours'
    where buyer_id = ${buyer.id} and last_seq > 0`;
  for (let number = 6; number <= 10; number++)
    expect((await ask(shop, buyer, await itemOf(seller), `Question ${number}`)).status).toBe(201);
});

test('a user can open thirty conversations of orders without a message per hour', async () => {
  const deal = await Deal.open(shop);
  const open = () => shop.call('POST', '/conversations', { as: deal.buyer, body: { order: deal.order } });
  for (let number = 1; number <= 30; number++) expect((await open()).status).toBe(200);
  expectProblem(await open(), 429);
});

test('a user can send thirty messages per minute and three hundred per day', async () => {
  const conversation = await TestConversation.open(shop, { seller });
  for (let number = 1; number <= 30; number++)
    expect((await conversation.send('seller', `Number ${number}`)).status).toBe(201);
  expectProblem(await conversation.send('seller', 'Number 31'), 429);
  expect((await conversation.send('buyer', 'Hello.')).status).toBe(201);
  // A trigger forbids changes to messages, so it is disabled to change their time.
  const earlier = (minutes: number) =>
    shop.sql`begin; alter table messages disable trigger user;
      update messages set sent_at = now() - interval '${sql.raw(String(minutes))} minutes';
      alter table messages enable trigger user; commit`;
  await earlier(2);
  expect((await conversation.send('seller', 'Number 31')).status).toBe(201);
  await shop.sql`insert into messages (conversation_id, sender_id, body)
    select ${conversation.id}, ${seller.id}, 'Many' from generate_series(1, 269)`;
  await earlier(2);
  expectProblem(await conversation.send('seller', 'Number 301'), 429);
  await earlier(25 * 60);
  expect((await conversation.send('seller', 'Tomorrow')).status).toBe(201);
});

test('the same text, even with small changes, can be sent to five users per hour and not to a sixth', async () => {
  const buyer = await shop.createUser('Buyer');
  await grow(buyer);
  const words = 'Special price outside the shop, write to me!';
  for (let number = 1; number <= 5; number++)
    expect((await ask(shop, buyer, await itemOf(await shop.createUser('Seller')), words)).status).toBe(201);
  const sixth = await itemOf(await shop.createUser('Seller'));
  expectProblem(await ask(shop, buyer, sixth, words), 429);
  for (const seen of [
    'Special price outside the\u200B shop, write to me!',
    'special  price outside the shop — write to me.',
    'Spеcial price outside the shop, write to me! ��', // е is Cyrillic.
    'Special prïce outside the shop\nwrite to me?!',
  ])
    expectProblem(await ask(shop, buyer, sixth, seen), 429);
  expect((await ask(shop, buyer, sixth, 'Does it come with its case?')).status).toBe(201);
});

test('the same text can be sent to one seller about any number of items', async () => {
  const buyer = await shop.createUser('Buyer');
  await grow(buyer);
  for (let number = 1; number <= 7; number++)
    expect((await ask(shop, buyer, await itemOf(seller), 'Is it there still?')).status).toBe(201);
});
