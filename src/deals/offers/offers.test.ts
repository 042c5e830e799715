import { expect, test } from 'vitest';
import { ask } from '#test/conversations.ts';
import { minutesOff } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';
import type { Offer } from './schemas.ts';

const shop = await useShop();
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

test('an offer waits two days for the seller’s answer, and both sides see its status', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const { status, body } = await negotiation.offer(250, 'I could come on Saturday.');
  expect(status).toBe(201);
  const { _id, date, until } = body;
  expect(body).toEqual({
    _id,
    listing: negotiation.item,
    version: 1,
    changes: [],
    kind: 'cameras',
    title: 'Leica M3',
    img: 'https://example.com/fm2.jpg',
    sale: 300,
    side: 'buyer',
    other: 'Sol',
    gone: false,
    amount: 250,
    by: 'buyer',
    state: 'open',
    auto: false,
    date,
    until,
    left: { buyer: 2, seller: 3 },
    acts: ['withdraw'],
    order: null,
    conversation: expect.stringMatching(/^[\da-f-]{36}$/),
    turns: [
      { by: 'buyer', amount: 250, note: 'I could come on Saturday.', state: 'open', auto: false, date },
    ],
  });
  expect(minutesOff(until, 48)).toBeLessThan(1);
  expect(await negotiation.show('seller')).toEqual({
    ...body,
    side: 'seller',
    other: 'Bo',
    acts: ['accept', 'counter', 'decline'],
  });
  expect((await shop.call('GET', `/cameras/${negotiation.item}`)).body.state).toBe('available');
});

test('two requests with the same Idempotency-Key create one offer', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const send = async (path: string, as: TestUser, body: object) => {
    const sent = { as, body, headers: { 'idempotency-key': `key-of-${negotiation.item}` } };
    const [first, again] = [await shop.call('POST', path, sent), await shop.call('POST', path, sent)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    return first.body;
  };
  const { _id } = await send('/offers', users.buyer, { listing: negotiation.item, amount: 250 });
  const countered = await send(`/offers/${_id}/counter`, users.seller, { amount: 290 });
  expect(countered.turns).toHaveLength(2);
  expect(await negotiation.show('seller')).toEqual(countered);
});

test('an accepted offer creates an accepted order for the offered amount, without phone and location', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const id = await negotiation.makeOffer(250);
  const { status, body } = await negotiation.take('accept', 'seller', id);
  expect([status, body.modifiedCount, body.offer.state]).toEqual([200, 1, 'accepted']);
  const order = (await shop.call('GET', `/orders/${body.offer.order}`, { as: users.buyer })).body;
  expect(order).toMatchObject({
    phone: null,
    location: null,
    stage: 'accepted',
    sale: 250,
    listed: 300,
    offer: id,
    listing: negotiation.item,
    other: { email: users.seller.email },
    history: [{ stage: 'accepted', by: 'seller' }],
  });
  expect(minutesOff(order.until, 14 * 24)).toBeLessThan(1);
  expect((await shop.call('GET', `/cameras/${negotiation.item}`)).body.state).toBe('booked');
  expect((await negotiation.take('accept', 'seller', id)).body).toMatchObject({
    modifiedCount: 0,
    offer: { order: order._id },
  });
  expectProblem(await negotiation.take('decline', 'seller', id), 409);
  expectProblem(await negotiation.offer(260), 409);
});

test('each side has three turns, and the amounts must approach each other', async () => {
  const negotiation = await Negotiation.open(shop, users);
  let id = await negotiation.makeOffer(200);
  const go = async (side: 'buyer' | 'seller', wrong: number[], right: number) => {
    for (const amount of wrong)
      expectProblem(await negotiation.counter(side, id, amount), 422, ['amount'], `${side} ${amount}`);
    const { status, body } = await negotiation.counter(side, id, right);
    expect([status, body.amount, body.by, body.state]).toEqual([201, right, side, 'open']);
    id = body._id;
  };
  await go('seller', [200, 150, 300, 350], 290);
  await go('buyer', [200, 199, 290, 295], 220);
  await go('seller', [220, 290, 299], 280);
  await go('buyer', [220, 210, 280], 240);
  await go('seller', [240, 280], 270);
  const last = (await negotiation.show('buyer'))!;
  expect(last.left).toEqual({ buyer: 0, seller: 0 });
  expect(last.acts).toEqual(['accept', 'decline']);
  expect(last.turns.map(({ by, amount, state }) => [by, amount, state])).toEqual([
    ['buyer', 200, 'countered'],
    ['seller', 290, 'countered'],
    ['buyer', 220, 'countered'],
    ['seller', 280, 'countered'],
    ['buyer', 240, 'countered'],
    ['seller', 270, 'open'],
  ]);
  expectProblem(await negotiation.counter('buyer', id, 250), 409);
  const { body } = await negotiation.take('accept', 'buyer', id);
  const order = (await shop.call('GET', `/orders/${body.offer.order}`, { as: users.seller })).body;
  expect(order).toMatchObject({ sale: 270, stage: 'accepted', history: [{ by: 'buyer' }] });
});

test('a buyer whose offer is declined can offer more, up to three times in total', async () => {
  const negotiation = await Negotiation.open(shop, users);
  for (const [amount, left] of [
    [200, 2],
    [210, 1],
    [220, 0],
  ] as const) {
    const id = await negotiation.makeOffer(amount);
    expectProblem(await negotiation.offer(amount + 1), 409);
    await negotiation.take('decline', 'seller', id);
    expect(await negotiation.show('buyer')).toMatchObject({
      state: 'declined',
      left: { buyer: left },
      acts: left > 0 ? ['again'] : [],
    });
    if (left > 0) expectProblem(await negotiation.offer(amount), 422, ['amount']);
  }
  expectProblem(await negotiation.offer(290), 409);
  expect(((await negotiation.show('seller')) ?? { turns: [] }).turns).toHaveLength(3);
});

test('a buyer can offer again after withdrawing an offer, which counts as one of their three turns', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const id = await negotiation.makeOffer(200);
  expectProblem(await negotiation.take('withdraw', 'seller', id), 403);
  expectProblem(await negotiation.take('accept', 'buyer', id), 403);
  expectProblem(await negotiation.counter('buyer', id, 250), 403);
  expect((await negotiation.take('withdraw', 'buyer', id)).body.modifiedCount).toBe(1);
  expect((await negotiation.take('withdraw', 'buyer', id)).body.modifiedCount).toBe(0);
  expect((await negotiation.take('accept', 'seller', id)).body).toMatchObject({
    status: 409,
    code: 'withdrawn',
  });
  expect((await negotiation.offer(210)).body.left).toEqual({ buyer: 1, seller: 3 });
});

test("an offer below the seller's minimum is declined automatically and costs only the buyer a turn", async () => {
  const negotiation = await Negotiation.open(shop, { ...users, floor: 250 });
  const below = { state: 'declined', auto: true, until: null, acts: ['again'] };
  expect((await negotiation.offer(240)).body).toMatchObject({ ...below, left: { buyer: 2, seller: 3 } });
  expect((await negotiation.offer(249.99)).body).toMatchObject({ ...below, left: { buyer: 1, seller: 3 } });
  const { body } = await negotiation.offer(250);
  expect(body).toMatchObject({ state: 'open', auto: false, left: { buyer: 0, seller: 3 } });
  expect(body.turns.map(({ state, auto }: Offer) => [state, auto])).toEqual([
    ['declined', true],
    ['declined', true],
    ['open', false],
  ]);
  expect((await negotiation.counter('seller', body._id, 290)).body.left).toEqual({ buyer: 0, seller: 2 });
  const seen =
    JSON.stringify(await negotiation.show('seller')) + JSON.stringify(await negotiation.show('buyer'));
  expect(seen).not.toMatch(/floor|minimum/);
});

test('an offer that its seller declines is not marked as declined automatically', async () => {
  const negotiation = await Negotiation.open(shop, { ...users, floor: 250 });
  await negotiation.take('decline', 'seller', await negotiation.makeOffer(260));
  expect(await negotiation.show('buyer')).toMatchObject({
    state: 'declined',
    auto: false,
    left: { buyer: 2, seller: 3 },
  });
});

test('the list of a conversation has the offers of its buyer for its item, for either side', async () => {
  const negotiation = await Negotiation.open(shop, users);
  await negotiation.makeOffer(250);
  const other = await Negotiation.open(shop, { ...users, buyer: await shop.createUser('Buyer') });
  await other.makeOffer(260);
  const { conversation } = (await ask(shop, users.buyer, negotiation.item, 'Is the meter accurate?')).body;
  const listed = async (as: TestUser) =>
    (await shop.call('GET', `/offers?conversation=${conversation._id}`, { as })).body;
  expect(await listed(users.buyer)).toEqual([await negotiation.show('buyer')]);
  expect(await listed(users.seller)).toEqual([await negotiation.show('seller')]);
  expectProblem(await shop.call('GET', `/offers?conversation=${conversation._id}`, { as: other.buyer }), 403);
});

test('other users cannot see or answer an offer, and sellers cannot make offers for their own items', async () => {
  const negotiation = await Negotiation.open(shop, users);
  const id = await negotiation.makeOffer(250);
  for (const as of [
    await shop.createUser('Buyer'),
    await shop.createUser('Seller'),
    await shop.createUser('admin'),
  ]) {
    for (const action of ['accept', 'decline', 'withdraw'])
      expectProblem(await shop.call('PUT', `/offers/${id}/${action}`, { as }), 403);
    expectProblem(await shop.call('POST', `/offers/${id}/counter`, { as, body: { amount: 260 } }), 403);
    for (const side of ['buying', 'selling'])
      expect((await shop.call('GET', `/offers?side=${side}`, { as })).body).toEqual([]);
  }
  const own = await Negotiation.open(shop, { seller: users.seller, buyer: users.seller });
  await shop.call('PUT', '/profile/mode', { as: users.seller, body: { role: 'Buyer' } });
  expectProblem(await own.offer(250), 403);
  await shop.call('PUT', '/profile/mode', { as: users.seller, body: { role: 'Seller' } });
  expect(await negotiation.state()).toBe('open');
});

test('a list shows the last turn for each item, newest first, and can be filtered by state', async () => {
  const own = { buyer: await shop.createUser('Buyer', 'Bea'), seller: users.seller };
  const [first, second] = [await Negotiation.open(shop, own), await Negotiation.open(shop, own)];
  const id = await first.makeOffer(200);
  await second.makeOffer(210);
  await first.counter('seller', id, 290);
  const listedItems = async (query: string) => {
    const { body, headers } = await shop.call('GET', `/offers?${query}`, { as: own.buyer });
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ listing }: { listing: string }) => listing);
  };
  expect(await listedItems('')).toEqual([first.item, second.item]);
  await second.take('withdraw', 'buyer', (await second.show('buyer'))!._id);
  expect(await listedItems('state=open')).toEqual([first.item]);
  expect(await listedItems('state=ended')).toEqual([second.item]);
  expect(await listedItems('side=selling')).toEqual([]);
});
