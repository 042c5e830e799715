import { expect, test } from 'vitest';
import { TestConversation } from '#test/conversations.ts';
import { Deal, inHours } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';
import type { ListedConversation } from './schemas.ts';

const shop = await useShop();

const list = async (as: TestUser): Promise<ListedConversation[]> =>
  (await shop.call('GET', '/conversations?limit=100', { as })).body;
const pathOf = async (deal: Deal) => expect.stringContaining(await deal.thread());
const open = (as: TestUser, order: string) => shop.call('POST', '/conversations', { as, body: { order } });

test('a booking opens a conversation without messages, which both sides find in their lists', async () => {
  const deal = await Deal.open(shop);
  const { conversation } = await deal.show('buyer');
  expect(conversation).toMatch(/^[\da-f-]{36}$/);
  for (const side of ['buyer', 'seller'] as const) {
    expect((await deal.show(side)).conversation).toBe(conversation);
    const [first] = await list(deal[side]);
    expect(first).toMatchObject({
      _id: conversation,
      side,
      seq: 0,
      last: '',
      mine: false,
      unread: 0,
      order: deal.order,
      stage: 'requested',
      offer: null,
      writable: 'yes',
    });
  }
  const unread = await shop.call('GET', '/unread', { as: deal.seller });
  expect(unread.body.messages).toBe(0);
});

test('reading a conversation marks the notifications about its deal as read, and no others', async () => {
  const [deal, buyer] = [await Deal.open(shop), await shop.createUser('Buyer')];
  const other = await Deal.open(shop, { seller: deal.seller, buyer });
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48));
  const { conversation } = await deal.show('seller');
  const path = `/conversations/${conversation}`;
  const unread = async () => {
    const { body: shown } = await shop.call('GET', path, { as: deal.seller });
    const { body } = await shop.call('GET', '/notifications?unread=true', { as: deal.seller });
    return [shown.notices, body.map(({ path: to }: { path: string }) => to)];
  };
  expect(await unread()).toEqual([1, expect.arrayContaining([await pathOf(deal), await pathOf(other)])]);
  await shop.call('PUT', `${path}/read`, { as: deal.buyer, body: { seq: 0 } });
  expect((await unread())[0]).toBe(1);
  await shop.call('PUT', `${path}/read`, { as: deal.seller, body: { seq: 0 } });
  expect(await unread()).toEqual([0, [await pathOf(other)]]);
});

test('reading a conversation marks the notifications about its offers as read', async () => {
  const negotiation = await Negotiation.open(shop);
  await negotiation.makeOffer(200);
  const path = `/conversations/${(await negotiation.show('seller'))?.conversation}`;
  const notices = async () => (await shop.call('GET', path, { as: negotiation.seller })).body.notices;
  expect(await notices()).toBe(1);
  await shop.call('PUT', `${path}/read`, { as: negotiation.seller, body: { seq: 0 } });
  expect(await notices()).toBe(0);
});

test('an offer opens a conversation, which continues with the order that it leads to', async () => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(200);
  const shown = await negotiation.show('seller');
  expect(await list(negotiation.seller)).toMatchObject([
    {
      _id: shown?.conversation,
      order: null,
      stage: null,
      offer: { amount: 200, by: 'buyer', state: 'open' },
    },
  ]);
  await negotiation.take('accept', 'seller', id);
  expect(await list(negotiation.buyer)).toMatchObject([
    { _id: shown?.conversation, stage: 'accepted', offer: { amount: 200, by: 'buyer', state: 'accepted' } },
  ]);
  const { body } = await shop.call('GET', '/orders', { as: negotiation.buyer });
  expect(body[0].conversation).toBe(shown?.conversation);
});

test('a booking joins the conversation that began with a question', async () => {
  const asked = await TestConversation.open(shop);
  const order = await book(shop, asked.buyer, { _id: asked.item });
  expect(order.conversation).toBe(asked.id);
  expect(await list(asked.buyer)).toMatchObject([
    { _id: asked.id, seq: 1, last: 'Is the meter accurate?', stage: 'requested' },
  ]);
});

test('an admin sees no conversations in the list of all orders', async () => {
  const deal = await Deal.open(shop);
  const admin = await shop.createUser('admin');
  const { body } = await shop.call('GET', `/orders?listing=${deal.item}`, { as: admin });
  expect(body).toMatchObject([{ _id: deal.order, conversation: null }]);
});

test('changes of an order and of an offer move their conversation to the top of the list', async () => {
  const sides = { buyer: await shop.createUser('Buyer'), seller: await shop.createUser('Seller') };
  const deal = await Deal.open(shop, sides);
  const negotiation = await Negotiation.open(shop, sides);
  const other = await TestConversation.open(shop, sides);
  const topAfter = async (action: () => Promise<unknown>) => {
    await other.send('seller', 'By the way …');
    expect((await list(sides.buyer))[0]?._id).toBe(other.id);
    await action();
    return (await list(sides.buyer))[0]?.listing;
  };
  expect(await topAfter(() => deal.take('accept', 'seller'))).toBe(deal.item);
  expect(await topAfter(() => deal.propose('buyer', inHours(48)))).toBe(deal.item);
  expect(await topAfter(() => deal.agree('seller', 1))).toBe(deal.item);
  let offer = '';
  expect(await topAfter(async () => (offer = await negotiation.makeOffer(200)))).toBe(negotiation.item);
  expect(await topAfter(() => negotiation.take('decline', 'seller', offer))).toBe(negotiation.item);
});

test('answers to a dispute and reviews move their conversation to the top of the list', async () => {
  const sides = { buyer: await shop.createUser('Buyer'), seller: await shop.createUser('Seller') };
  const [disputed, completed] = [await Deal.open(shop, sides), await Deal.open(shop, sides)];
  await completed.bringTo('completed');
  await disputed.denyHandover();
  expect((await list(sides.buyer))[0]?.listing).toBe(disputed.item);
  await completed.call('PUT', '/review', 'buyer', { body: { stars: 5 } });
  expect((await list(sides.buyer))[0]?.listing).toBe(completed.item);
  await disputed.call('PUT', '/dispute', 'seller', { body: { answer: 'I handed it over.' } });
  expect((await list(sides.buyer))[0]?.listing).toBe(disputed.item);
});

test('the list by what waits begins with the deals that wait for the caller, on all pages', async () => {
  const sides = { buyer: await shop.createUser('Buyer'), seller: await shop.createUser('Seller') };
  const deal = await Deal.open(shop, sides);
  const asking = await TestConversation.open(shop, sides);
  await asking.read('seller', 1);
  expect((await list(sides.seller)).map(({ listing }) => listing)).toEqual([asking.item, deal.item]);
  const path = '/conversations?sort=waiting&limit=1';
  const first = await shop.call('GET', path, { as: sides.seller });
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await shop.call('GET', `${path}&cursor=${cursor}`, { as: sides.seller });
  expect([...first.body, ...second.body].map(({ listing }) => listing)).toEqual([deal.item, asking.item]);
  await deal.take('accept', 'seller');
  await deal.propose('seller', inHours(48));
  await asking.send('seller', 'It is.');
  const { body } = await shop.call('GET', path, { as: sides.seller });
  expect(body[0].listing).toBe(asking.item);
});

test('a row of the list has what the caller has to do, and what happened in the deal after the last message', async () => {
  const sides = { buyer: await shop.createUser('Buyer'), seller: await shop.createUser('Seller') };
  const deal = await Deal.open(shop, sides);
  const rows = async () => [(await list(sides.buyer))[0], (await list(sides.seller))[0]];
  const step = { stage: 'requested', previous: null, by: 'buyer', amount: (await deal.show('buyer')).sale };
  const requested = { changed: true, step, suggested: null };
  expect(await rows()).toMatchObject([
    { ...requested, act: null },
    { ...requested, act: 'accept' },
  ]);
  await deal.take('accept', 'seller');
  const id = (await rows())[0]?._id;
  const body = { body: 'Would Saturday do?' };
  await shop.call('POST', `/conversations/${id}/messages`, { as: sides.buyer, body });
  const accepted = { ...step, stage: 'accepted', previous: 'requested', by: 'seller' };
  const asked = { changed: false, step: accepted, suggested: null, act: 'suggest-meeting' };
  expect(await rows()).toMatchObject([asked, asked]);
  await deal.propose('buyer', inHours(48));
  const suggested = { changed: true, step: accepted, suggested: 'buyer' };
  expect(await rows()).toMatchObject([
    { ...suggested, act: null },
    { ...suggested, act: 'answer-meeting' },
  ]);
  expect((await rows())[0]).toMatchObject({ meeting: null });
  await deal.agree('seller', 1);
  const { arranged } = await deal.show('buyer');
  expect((await rows())[0]).toMatchObject({
    stage: 'arranged',
    meeting: { at: arranged?.at, zone: arranged?.zone },
  });
  await deal.type(await deal.code());
  await shop.call('POST', `/conversations/${id}/messages`, {
    as: sides.buyer,
    body,
  });
  await deal.call('PUT', '/review', 'seller', { body: { stars: 5 } });
  expect((await rows())[0]).toMatchObject({
    changed: true,
    reviewed: 'seller',
    act: 'review',
    meeting: null,
  });
  const asking = await TestConversation.open(shop, sides);
  expect((await rows())[1]).toMatchObject({ _id: asking.id, act: null, changed: false, step: null });
});

test('an order opens its conversation without a message, and again after it was deleted', async () => {
  const deal = await Deal.open(shop);
  const { conversation } = await deal.show('buyer');
  const existing = await open(deal.buyer, deal.order);
  expect([existing.status, existing.body.conversation._id, existing.body.message]).toEqual([
    200,
    conversation,
    null,
  ]);
  await shop.sql`delete from conversations where id = ${conversation}`;
  expect((await deal.show('seller')).conversation).toBeNull();
  const created = await open(deal.seller, deal.order);
  expect([created.status, created.body.message]).toEqual([201, null]);
  expect((await deal.show('buyer')).conversation).toBe(created.body.conversation._id);
  expect(created.body.conversation).toMatchObject({ side: 'seller', seq: 0, last: '', stage: 'requested' });
});

test('a conversation about an item needs a first message, and strangers cannot open one about an order', async () => {
  const deal = await Deal.open(shop);
  const { _id: listing } = await createListing(shop, deal.seller);
  const begin = (body: object) => shop.call('POST', '/conversations', { as: deal.buyer, body });
  expectProblem(await begin({ listing }), 422, ['body']);
  expectProblem(await begin({}), 422, ['listing']);
  expectProblem(await begin({ order: deal.order, body: '' }), 422, ['body']);
  expectProblem(await open(await shop.createUser('Buyer'), deal.order), 403);
  expectProblem(await open(deal.buyer, listing), 404);
});

test('the conversation of a blocked user can be opened and read, but not written to', async () => {
  const deal = await Deal.open(shop);
  await deal.bringTo('completed');
  await shop.call('PUT', `/blocks/${deal.seller.id}`, { as: deal.buyer, body: {} });
  const { status, body } = await open(deal.buyer, deal.order);
  expect([status, body.conversation.writable]).toEqual([200, 'blocked']);
  const path = `/conversations/${body.conversation._id}`;
  expect((await shop.call('GET', path, { as: deal.seller })).status).toBe(200);
  expectProblem(
    await shop.call('POST', `${path}/messages`, { as: deal.buyer, body: { body: 'Hello?' } }),
    403,
  );
});
