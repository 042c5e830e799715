import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { Reviewed } from '#test/reviews.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';
import type { Todo, TodoItem } from './schemas.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

async function todoOf(as: TestUser): Promise<Todo> {
  const [{ status, body }, unread] = await Promise.all([
    shop.call('GET', '/todo', { as }),
    shop.call('GET', '/unread', { as }),
  ]);
  expect(status).toBe(200);
  expect(unread.body.todo).toBe(body.count);
  return body;
}
const actsOf = async (as: TestUser) => (await todoOf(as)).items.map(({ act }) => act);
/** Returns the user's only task. */
async function onlyTaskOf(as: TestUser): Promise<TodoItem> {
  const { count, items } = await todoOf(as);
  expect([count, items.length]).toEqual([1, 1]);
  return items[0]!;
}

test('a task names the item, the other side, the price and the deadline, and links to the conversation', async () => {
  const deal = await Deal.open(shop);
  const { until, history } = await deal.show('seller');
  const task = {
    kind: 'request',
    act: 'accept',
    _id: deal.order,
    side: 'seller',
    title: 'Leica M3',
    other: 'Bo',
  };
  const { link, ...rest } = await onlyTaskOf(deal.seller);
  expect(rest).toMatchObject({ ...task, amount: 310.5, count: null, until, date: history.at(-1)!.at });
  expect(link).toBe(await deal.thread());
  await shop.call('POST', '/conversations', { as: deal.buyer, body: { listing: deal.item, body: 'When?' } });
  const { items } = await todoOf(deal.seller);
  expect(items.map(({ act }) => act)).toEqual(['accept', 'read']);
  expect(new Set(items.map((item) => item.link))).toEqual(new Set([await conversationLink(deal.seller)]));
});

const conversationLink = async (as: TestUser) => {
  const { body } = await shop.call('GET', '/conversations', { as });
  return `/dashboard/messages/${body[0]._id}`;
};

test('an open offer needs an answer from the side that did not make it', async () => {
  const negotiation = await Negotiation.open(shop);
  const { buyer, seller } = negotiation;
  const first = await negotiation.makeOffer(200);
  expect(await onlyTaskOf(seller)).toMatchObject({
    kind: 'offer',
    act: 'answer-offer',
    amount: 200,
    other: 'Bo',
  });
  expect(await actsOf(buyer)).toEqual([]);
  const { body: counter } = await negotiation.counter('seller', first, 280);
  expect(await onlyTaskOf(buyer)).toMatchObject({
    act: 'answer-offer',
    _id: counter._id,
    amount: 280,
    other: 'Sol',
  });
  expect(await actsOf(seller)).toEqual([]);
  await negotiation.take('decline', 'buyer', counter._id);
  expect(await actsOf(buyer)).toEqual([]);
});

test('an offer for an edited item needs the confirmation of its buyer, then the answer of the seller', async () => {
  const negotiation = await Negotiation.open(shop);
  const { buyer, seller } = negotiation;
  const offer = await negotiation.makeOffer(200);
  await negotiation.edit({ des: 'Worn.' });
  expect([await actsOf(buyer), await actsOf(seller)]).toEqual([['confirm-offer'], []]);
  await negotiation.take('confirm', 'buyer', offer);
  expect([await actsOf(buyer), await actsOf(seller)]).toEqual([[], ['answer-offer']]);
});

test('a review is due until it is written or the time for it is over', async () => {
  const reviewed = await Reviewed.open(shop);
  const { deal } = reviewed;
  const { until } = await reviewed.read('buyer');
  expect(await onlyTaskOf(deal.buyer)).toMatchObject({ act: 'review', until });
  await reviewed.write('buyer', 5);
  expect([await actsOf(deal.buyer), await actsOf(deal.seller)]).toEqual([[], ['review']]);
  await shop.sql`update orders set review_until = now() - interval '1 second' where id = ${deal.order}`;
  expect(await actsOf(deal.seller)).toEqual([]);
});

test('a conversation with unread messages is one task with their number', async () => {
  const conversation = await TestConversation.open(shop);
  await conversation.send('buyer', 'Hello?');
  expect(await onlyTaskOf(conversation.seller)).toMatchObject({
    kind: 'message',
    act: 'read',
    _id: conversation.id,
    count: 2,
    until: null,
    other: 'Bo',
    link: `/dashboard/messages/${conversation.id}`,
  });
  await conversation.read('seller', 2);
  expect(await actsOf(conversation.seller)).toEqual([]);
});

test('open reports are one task of each admin, and disputes are tasks of admins who are on neither side', async () => {
  expect(await actsOf(admin)).toEqual([]);
  const deal = await Deal.open(shop);
  await deal.missMeeting();
  expect(await actsOf(admin)).toEqual([]);
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
  for (const item of [deal.item, (await createListing(shop, deal.seller))._id])
    await shop.call('POST', '/reports', { as: deal.buyer, body: { listing: item, reason: 'spam' } });
  const { items } = await todoOf(admin);
  expect(items).toMatchObject([
    {
      kind: 'decision',
      act: 'decide',
      _id: deal.order,
      title: 'Leica M3',
      link: `/dashboard/orders/${deal.order}`,
    },
    {
      kind: 'report',
      act: 'check-reports',
      _id: null,
      count: 2,
      link: '/dashboard/admin/reports?state=open',
    },
  ]);
  await shop.call('PUT', `/users/admin/${deal.seller.id}`, { as: admin });
  expect(await actsOf(deal.seller)).toEqual([]);
});

test('tasks are sorted by deadline, then by date, and counted beyond the 50 that are listed', async () => {
  const seller = await shop.createUser('Seller', 'Sol');
  const ids: string[] = [];
  for (let count = 0; count < 51; count++) {
    const listing = await createListing(shop, seller);
    ids.push((await book(shop, await shop.createUser('Buyer'), listing))._id);
  }
  await shop.sql`update orders set due_at = now() + interval '10 minutes' where id = ${ids[7]!}`;
  const conversation = await TestConversation.open(shop, { seller });
  const { count, items } = await todoOf(seller);
  const [soonest, ...rest] = items.map(({ _id }) => _id);
  expect([count, soonest]).toEqual([52, ids[7]]);
  expect(rest).toEqual(ids.filter((id) => id !== ids[7]).slice(0, 49));
  expect(items.map(({ _id }) => _id)).not.toContain(conversation.id);
});

test('a request for the list without a login is refused with 401', async () => {
  expectProblem(await shop.call('GET', '/todo'), 401);
});
