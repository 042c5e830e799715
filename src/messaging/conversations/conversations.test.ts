import { expect, test } from 'vitest';
import { ask, TestConversation } from '#test/conversations.ts';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

test('a buyer and a seller exchange messages about an item, and both read the same text', async () => {
  const { _id: item } = await createListing(shop, users.seller, { title: 'Leica M3', sale: 300 });
  const { status, body } = await ask(shop, users.buyer, item, '  Is the meter accurate?\nAnd since when? ');
  expect(status).toBe(201);
  const { _id: id, date } = body.conversation;
  const question = {
    seq: 1,
    mine: true,
    body: 'Is the meter accurate?\nAnd since when?',
    photos: [],
    warnings: [],
    date,
  };
  expect(body).toEqual({
    conversation: {
      _id: id,
      listing: item,
      kind: 'cameras',
      title: 'Leica M3',
      img: 'https://example.com/fm2.jpg',
      sale: 300,
      side: 'buyer',
      other: { _id: users.seller.id, name: 'Sol' },
      seq: 1,
      date,
      last: 'Is the meter accurate? And since when?',
      mine: true,
      read: 0,
      unread: 0,
      order: null,
      stage: null,
      offer: null,
      agreed: false,
      writable: 'yes',
    },
    message: question,
  });
  const path = `/conversations/${id}`;
  const seen = (await shop.call('GET', path, { as: users.seller })).body;
  expect(seen).toEqual({
    ...body.conversation,
    side: 'seller',
    other: { _id: users.buyer.id, name: 'Bo' },
    mine: false,
    unread: 1,
    steps: [],
    notices: 0,
  });
  const answer = await shop.call('POST', `${path}/messages`, {
    as: users.seller,
    body: { body: 'Within a third of a stop.' },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ seq: 2, mine: true, body: 'Within a third of a stop.' });
  const read = async (as: TestUser) => (await shop.call('GET', `${path}/messages`, { as })).body;
  expect(await read(users.buyer)).toEqual([question, { ...answer.body, mine: false }]);
  expect(await read(users.seller)).toEqual([{ ...question, mine: false }, answer.body]);
});

test("a buyer's second message about an item joins the same conversation, even after the item is sold", async () => {
  const conversation = await TestConversation.open(shop, users);
  const again = await ask(shop, users.buyer, conversation.item, 'One thing more.');
  expect([again.status, again.body.conversation._id, again.body.message.seq]).toEqual([
    200,
    conversation.id,
    2,
  ]);
  await shop.call('PUT', `/cameras/${conversation.item}/sold`, { as: users.seller });
  expect((await ask(shop, users.buyer, conversation.item, 'A pity.')).body.message.seq).toBe(3);
  const late = await shop.createUser('Buyer', 'Lia');
  expectProblem(await ask(shop, late, conversation.item, 'Is it there still?'), 409);
  expect((await shop.call('GET', '/conversations', { as: late })).body).toEqual([]);
});

test("a conversation is rejected if the item is deleted, unknown or one's own, or if the body is invalid", async () => {
  const { buyer, seller } = users;
  const { _id: gone } = await createListing(shop, seller, { title: 'Gone' });
  await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
  expectProblem(await ask(shop, buyer, gone, 'Hello?'), 410);
  expectProblem(await ask(shop, buyer, 'no-such-item', 'Hello?'), 404);
  const { _id: item } = await createListing(shop, seller, { title: 'On show' });
  expectProblem(await ask(shop, seller, item, 'Hello me'), 403);
  const begin = (body: object) => shop.call('POST', '/conversations', { as: buyer, body });
  expectProblem(await begin({ body: 'About what?' }), 422, ['listing']);
  expectProblem(await begin({ listing: item, order: item, body: 'Both?' }), 422, ['listing']);
  expectProblem(await begin({ listing: item, body: ' ' }), 422, ['body']);
  expectProblem(await begin({ listing: item, body: 'x'.repeat(2001) }), 422, ['body']);
  const titles = (await shop.call('GET', '/conversations?limit=100', { as: buyer })).body.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles).not.toContain('On show');
});

test("a user in selling mode writes to the seller of someone else's item, and admins do not", async () => {
  const { _id: item } = await createListing(shop, users.seller, { title: 'Asked by a seller' });
  const other = await shop.createUser('Seller', 'Ole');
  const asked = await ask(shop, other, item, 'Would you trade?');
  expect(asked).toMatchObject({ status: 201, body: { conversation: { side: 'buyer', listing: item } } });
  expectProblem(await ask(shop, await shop.createUser('admin'), item, 'Still there?'), 403);
});

test('either side of an order can write to the other first', async () => {
  const deal = await Deal.open(shop, users);
  const from = (as: TestUser) =>
    shop.call('POST', '/conversations', { as, body: { order: deal.order, body: 'Would Saturday do?' } });
  const { status, body } = await from(users.seller);
  expect(status).toBe(200);
  expect(body.conversation).toMatchObject({ side: 'seller', order: deal.order, listing: deal.item });
  const answered = await from(users.buyer);
  expect([answered.status, answered.body.conversation._id, answered.body.message.seq]).toEqual([
    200,
    body.conversation._id,
    2,
  ]);
  expectProblem(await from(await shop.createUser('Buyer', 'Stranger')), 403);
});

test('a conversation includes the transitions of its order', async () => {
  const conversation = await TestConversation.open(shop, users);
  const order = await book(shop, users.buyer, { _id: conversation.item });
  await shop.call('PUT', `/orders/${order._id}/accept`, { as: users.seller });
  const { body } = await shop.call('GET', `/conversations/${conversation.id}`, { as: users.buyer });
  const { history } = (await shop.call('GET', `/orders/${order._id}`, { as: users.buyer })).body;
  expect(history).toHaveLength(2);
  expect(body.steps).toEqual(
    history.map(({ stage, by, at }: { stage: string; by: string; at: string }) => ({
      order: order._id,
      stage,
      by,
      date: at,
    })),
  );
  expect(body.steps[1].stage).toBe('accepted');
});

test('a message sent twice with one idempotency key is stored once', async () => {
  const conversation = await TestConversation.open(shop, users);
  const [first, again] = [
    await conversation.send('seller', 'It is.', `key-${conversation.id}`),
    await conversation.send('seller', 'It is.', `key-${conversation.id}`),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await conversation.messages('buyer')).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('messages are paged from the end, and before or after a given message number', async () => {
  const conversation = await TestConversation.open(shop, users);
  for (let number = 2; number <= 6; number++) await conversation.send('seller', `Number ${number}`);
  const numbers = async (query: string) =>
    (await conversation.messages('buyer', query)).map(({ seq }) => seq);
  expect(await numbers('?limit=2')).toEqual([5, 6]);
  expect(await numbers('?limit=2&before=5')).toEqual([3, 4]);
  expect(await numbers('?limit=2&after=1')).toEqual([2, 3]);
  expect(await numbers('?after=6')).toEqual([]);
  expect(await numbers('?limit=2&after=0')).toEqual([1, 2]);
  expect(await numbers('?before=1')).toEqual([]);
});

test('messages sent fifty at a time are numbered without gaps and counted exactly as unread', async () => {
  const conversation = await TestConversation.open(shop, users);
  await conversation.read('seller', 1);
  // On a slow machine, 200 messages at a time would wait longer for a connection than the shop allows.
  const sent: Awaited<ReturnType<typeof conversation.send>>[] = [];
  for (const count of [50, 50, 50, 49])
    sent.push(
      ...(await Promise.all(Array.from({ length: count }, () => conversation.send('buyer', 'Hello')))),
    );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(sent.map(({ body }) => body.seq).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 199 }, (_, index) => index + 2),
  );
  expect((await conversation.show('seller')).unread).toBe(199);
  expect((await conversation.read('seller', 150)).body).toEqual({ unread: 50 });
  expect((await conversation.read('seller', 20)).body).toEqual({ unread: 50 });
  expect(await conversation.show('seller')).toMatchObject({ read: 150, unread: 50 });
  expect(await conversation.show('buyer')).toMatchObject({ read: 0, unread: 0 });
  expect((await conversation.read('seller', 2 ** 31 - 1)).body).toEqual({ unread: 0 });
  expect((await conversation.show('seller')).read).toBe(200);
});

test.for([
  ['seller', 'buyer'],
  ['buyer', 'seller'],
] as const)("the %s's own messages are unread only for the %s", async ([writer, reader]) => {
  const own = { buyer: await shop.createUser('Buyer', 'Bo'), seller: await shop.createUser('Seller', 'Sol') };
  const conversation = await TestConversation.open(shop, own);
  await conversation.read('seller', 1);
  await conversation.send(writer, 'Second');
  await conversation.send(reader, 'Third');
  await conversation.send(writer, 'Fourth');
  const countsOf = async (side: 'buyer' | 'seller') => {
    const as = own[side];
    const { body: unreadOnes } = await shop.call('GET', '/conversations?unread=true', { as });
    const { unread } = await conversation.show(side);
    return [unread, (await shop.call('GET', '/unread', { as })).body.messages, unreadOnes.length];
  };
  expect([await countsOf(writer), await countsOf(reader)]).toEqual([
    [1, 1, 1],
    [2, 2, 1],
  ]);
  expect((await conversation.read(reader, 2)).body).toEqual({ unread: 1 });
  expect((await conversation.read(writer, 3)).body).toEqual({ unread: 0 });
  await conversation.send(writer, 'Fifth');
  expect([await countsOf(writer), await countsOf(reader)]).toEqual([
    [0, 0, 0],
    [2, 2, 1],
  ]);
});

test('the unread count is exact when messages arrive while the reader marks earlier ones as read', async () => {
  const conversation = await TestConversation.open(shop, users);
  for (let round = 0; round < 10; round++) {
    const seq = (await conversation.show('seller')).seq;
    await Promise.all([
      ...Array.from({ length: 5 }, () => conversation.send('buyer', `Round ${round}`)),
      conversation.read('seller', seq + 2),
    ]);
    const { read, unread, seq: last } = await conversation.show('seller');
    expect(unread).toBe(last - read);
  }
});

test('strangers and admins can neither read a conversation nor write to it', async () => {
  const conversation = await TestConversation.open(shop, users);
  for (const as of [
    await shop.createUser('Buyer'),
    await shop.createUser('Seller'),
    await shop.createUser('admin'),
  ]) {
    const path = `/conversations/${conversation.id}`;
    expectProblem(await shop.call('GET', path, { as }), 403);
    expectProblem(await shop.call('GET', `${path}/messages`, { as }), 403);
    expectProblem(await shop.call('POST', `${path}/messages`, { as, body: { body: 'Let me in' } }), 403);
    expectProblem(await shop.call('PUT', `${path}/read`, { as, body: { seq: 1 } }), 403);
    expect((await shop.call('GET', `/conversations?listing=${conversation.item}`, { as })).body).toEqual([]);
  }
  expect(await conversation.show('seller')).toMatchObject({ seq: 1, unread: 1 });
});

test('conversations are listed by their last message, and can be filtered by unread and by item', async () => {
  const buyer = await shop.createUser('Buyer', 'Bea');
  const [one, other] = [
    await TestConversation.open(shop, { ...users, buyer, title: 'One' }),
    await TestConversation.open(shop, { ...users, buyer, title: 'Other' }),
  ];
  const titles = async (query = '') =>
    (await shop.call('GET', `/conversations${query}`, { as: buyer })).body.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles()).toEqual(['Other', 'One']);
  await one.send('seller', 'Yes.');
  expect(await titles()).toEqual(['One', 'Other']);
  expect(await titles('?unread=true')).toEqual(['One']);
  expect(await titles(`?listing=${other.item}`)).toEqual(['Other']);
  await other.send('buyer', 'And the shutter?');
  expect(await titles()).toEqual(['Other', 'One']);
  expect(await titles('?sort=waiting')).toEqual(['One', 'Other']);
  const page = await shop.call('GET', '/conversations?limit=1', { as: buyer });
  expect([page.headers.get('x-total-count'), page.body.length]).toEqual(['2', 1]);
});

test('messages to a suspended user are rejected with 409', async () => {
  const admin = await shop.createUser('admin');
  const conversation = await TestConversation.open(shop);
  const { status } = await shop.call('PUT', `/suspensions/${conversation.seller.id}`, {
    as: admin,
    body: { reason: 'Sold what was not there.' },
  });
  expect(status).toBe(200);
  expect((await conversation.show('buyer')).writable).toBe('gone');
  expectProblem(await conversation.send('buyer', 'Hello?'), 409);
  expect((await conversation.messages('buyer')).map(({ body }) => body)).toEqual(['Is the meter accurate?']);
});
