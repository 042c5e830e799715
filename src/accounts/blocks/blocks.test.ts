import { expect, test } from 'vitest';
import { ask, TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { meeting, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();

const block = (as: TestUser, user: TestUser, cancel?: boolean) =>
  shop.call('PUT', `/blocks/${user.id}`, { as, body: cancel === undefined ? {} : { cancel } });
const unblock = (as: TestUser, user: TestUser) => shop.call('DELETE', `/blocks/${user.id}`, { as });

test('a block prevents messages, offers and bookings in both directions', async () => {
  for (const by of ['buyer', 'seller'] as const) {
    const negotiation = await Negotiation.open(shop);
    const conversation = await TestConversation.open(shop, negotiation);
    const { buyer, seller, item } = negotiation;
    const [one, other] = by === 'buyer' ? [buyer, seller] : [seller, buyer];
    expect((await block(one, other)).body).toEqual({ modifiedCount: 1 });
    const refusals = [
      await conversation.send('buyer', 'Hello?'),
      await conversation.send('seller', 'Hello?'),
      await ask(shop, buyer, item, 'And this one?'),
      await negotiation.offer(200),
      await shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing: item } }),
    ];
    for (const refusal of refusals) {
      expectProblem(refusal, 403);
      expect(refusal.body).toMatchObject({
        type: 'urn:rangefinder:problem:blocked',
        detail: refusals[0]!.body.detail,
      });
    }
    expect((await conversation.show(by)).writable).toBe('blocked');
    expect((await conversation.show(by === 'buyer' ? 'seller' : 'buyer')).writable).toBe('yes');
    expect((await conversation.messages('seller')).map(({ seq }) => seq)).toEqual([1]);
    expect((await unblock(one, other)).body).toEqual({ deletedCount: 1 });
    expect((await conversation.send('buyer', 'Hello again')).status).toBe(201);
    expect((await negotiation.offer(200)).status).toBe(201);
  }
});

test('a block does not affect other users', async () => {
  const conversation = await TestConversation.open(shop);
  await block(conversation.seller, conversation.buyer);
  const other = await TestConversation.open(shop, { seller: conversation.seller });
  expect((await other.send('seller', 'Yes.')).status).toBe(201);
  const elsewhere = await TestConversation.open(shop, { buyer: conversation.buyer });
  expect((await elsewhere.send('buyer', 'Thanks.')).status).toBe(201);
});

test('messages of a blocked user no longer wait for an answer', async () => {
  const conversation = await TestConversation.open(shop);
  const { buyer, seller } = conversation;
  const other = await TestConversation.open(shop, { seller });
  const waiting = async () => (await shop.call('GET', '/unread', { as: seller })).body;
  expect(await waiting()).toMatchObject({ messages: 2, todo: 2 });
  await block(seller, buyer);
  expect(await waiting()).toMatchObject({ messages: 1, todo: 1 });
  expect((await conversation.show('seller')).unread).toBe(0);
  expect((await other.show('seller')).unread).toBe(1);
});

test('a block closes an open offer, which can no longer be accepted', async () => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(200);
  await block(negotiation.buyer, negotiation.seller);
  expect(await negotiation.state()).toBe('closed');
  expectProblem(await negotiation.take('accept', 'seller', id), 409);
});

test('a block is rejected while an order is open, unless the blocker asks to cancel the order', async () => {
  const deal = await Deal.open(shop);
  await shop.call('PUT', `/orders/${deal.order}/accept`, { as: deal.seller });
  const refused = await block(deal.seller, deal.buyer);
  expectProblem(refused, 409);
  expect(refused.body.type).toBe('urn:rangefinder:problem:open-order');
  expect((await shop.call('GET', '/blocks', { as: deal.seller })).body).toEqual([]);
  const stage = async () => (await shop.call('GET', `/orders/${deal.order}`, { as: deal.buyer })).body.stage;
  expect(await stage()).toBe('accepted');
  expect((await block(deal.seller, deal.buyer, true)).body).toEqual({ modifiedCount: 1 });
  expect(await stage()).toBe('cancelled');
});

test('only the blocker sees the list of blocked users', async () => {
  const [ana, bo, cy] = [
    await shop.createUser('Buyer', 'Ana'),
    await shop.createUser('Seller', 'Bo'),
    await shop.createUser('Buyer', 'Cy'),
  ];
  await block(ana, bo);
  await block(ana, cy);
  expect((await block(ana, cy)).body).toEqual({ modifiedCount: 0 });
  const list = (await shop.call('GET', '/blocks', { as: ana })).body;
  expect(list.map(({ _id, name }: { _id: string; name: string }) => [_id, name])).toEqual([
    [cy.id, 'Cy'],
    [bo.id, 'Bo'],
  ]);
  expect((await shop.call('GET', '/blocks', { as: bo })).body).toEqual([]);
  expect((await unblock(bo, ana)).body).toEqual({ deletedCount: 0 });
});

test('both sides of a block see that it exists but not who made it, and nobody else sees it', async () => {
  const [ana, bo, cy] = [
    await shop.createUser('Buyer', 'Ana'),
    await shop.createUser('Seller', 'Bo'),
    await shop.createUser('Buyer', 'Cy'),
  ];
  const state = async (as: TestUser, user: TestUser) =>
    (await shop.call('GET', `/blocks/${user.id}`, { as })).body;
  await block(bo, ana);
  expect([await state(ana, bo), await state(bo, ana)]).toEqual([{ blocked: true }, { blocked: true }]);
  expect([await state(cy, bo), await state(cy, ana)]).toEqual([{ blocked: false }, { blocked: false }]);
  await unblock(bo, ana);
  expect(await state(ana, bo)).toEqual({ blocked: false });
  for (const id of ['0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f', 'nonsense'])
    expectProblem(await shop.call('GET', `/blocks/${id}`, { as: ana }), 404);
});

test('blocking oneself or an unknown user is rejected', async () => {
  const ana = await shop.createUser('Buyer', 'Ana');
  expectProblem(await block(ana, ana), 409);
  expectProblem(await block(ana, { ...ana, id: '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f' }), 404);
  expectProblem(await shop.call('PUT', `/blocks/${ana.id}`, { as: ana, body: { cancel: 'yes' } }), 422, [
    'cancel',
  ]);
});

test('if a block and a booking are made at the same time, exactly one of them succeeds', async () => {
  const seller = await shop.createUser('Seller');
  for (let round = 0; round < 20; round++) {
    const [buyer, { _id: item }] = [
      await shop.createUser('Buyer'),
      await createListing(shop, seller, { title: 'Leica M3' }),
    ];
    const [blocked, booked] = await Promise.all([
      block(seller, buyer),
      shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing: item } }),
    ]);
    expect([
      [200, 403],
      [409, 201],
    ]).toContainEqual([blocked.status, booked.status]);
  }
});
