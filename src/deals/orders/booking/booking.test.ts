import { expect, test } from 'vitest';
import { afterLock } from '#test/database.ts';
import { minutesOff } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { closeAccount, createListing, kinds, meeting, type TestUser, useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { placeOrder } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller', 'Sol');
const buyer = await shop.createUser('Buyer', 'Bo');
const admin = await shop.createUser('admin');

const order = (body: object, as: TestUser = buyer) => shop.call('POST', '/orders', { as, body });
const stateOf = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.state;
const asCaller = (user: TestUser) => ({
  ...user,
  role: 'Buyer' as const,
  photoURL: null,
  emailVerified: false,
});

test('only one of thirty concurrent buyers can book an item, and the others get 409', async () => {
  const { _id } = await createListing(shop, seller);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => shop.createUser('Buyer')));
  const responses = await Promise.all(buyers.map((as) => order({ ...meeting, listing: _id }, as)));
  const accepted = responses.filter(({ status }) => status === 201);
  const rejected = responses.filter(({ status }) => status !== 201);
  expect(accepted).toHaveLength(1);
  for (const response of rejected) {
    expectProblem(response, 409);
    expect(response.body.title).toBe('Someone else has just booked this item');
  }
  const { body } = await shop.call('GET', '/orders?limit=100', { as: admin });
  const winner = buyers[responses.indexOf(accepted[0]!)]!;
  const people = { buyer: winner.id, seller: seller.id };
  const stored = { ...accepted[0]!.body, people, conversation: null };
  expect(body.filter(({ listing }: { listing: string }) => listing === _id)).toMatchObject([
    { ...stored, acts: expect.any(Array) },
  ]);
});

test('two concurrent bookings by the same buyer create one order', async () => {
  const { _id } = await createListing(shop, seller);
  const responses = await Promise.all(Array.from({ length: 5 }, () => order({ ...meeting, listing: _id })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  const refused = responses.filter(({ status }) => status === 409).map(({ body }) => body.detail);
  expect(new Set(refused)).toEqual(new Set(['You have already booked this item. See your orders.']));
});

test.for(kinds)('an order of %s has the documented response', async (kind) => {
  const { _id } = await createListing(shop, seller, {}, kind);
  const { status, body } = await order({ ...meeting, listing: _id });
  expect(status).toBe(201);
  expect(body).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Bo',
    email: buyer.email,
    phone: meeting.phone,
    location: meeting.location,
    title: 'Nikon FM2n',
    sale: 310.5,
    img: 'https://example.com/fm2.jpg',
    seller: 'Sol',
    listing: _id,
    version: 1,
    kind,
    state: 'open',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    sold: null,
    stage: 'requested',
    until: expect.any(String),
    acts: ['withdraw'],
    listed: 310.5,
    offer: null,
    conversation: expect.stringMatching(/^[0-9a-f-]{36}$/),
    returns: null,
    awaitsItem: false,
    meeting: null,
    arranged: null,
    claimedBy: null,
    settlement: null,
  });
  expect(minutesOff(body.until, 48)).toBeLessThan(1);
  expect((await shop.call('GET', `/${kind}/${_id}`)).body.state).toBe('booked');
  for (const [as, acts] of [
    [buyer, ['withdraw']],
    [seller, ['accept', 'decline', 'sold']],
  ] as const) {
    const { body: listed } = await shop.call('GET', `/orders?listing=${_id}`, { as });
    expect(listed, as.name).toEqual([{ ...body, acts }]);
  }
});

test('name, email, title, photo and seller come from the database, not from the request', async () => {
  const { _id } = await createListing(shop, seller);
  const falseFacts = {
    name: 'X',
    title: 'Leica M6',
    img: 'https://evil.example/x.png',
    seller: 'Mallory',
  };
  const { status, body } = await order({ ...meeting, ...falseFacts, email: buyer.email, listing: _id });
  expect(status).toBe(201);
  const facts = {
    name: 'Bo',
    email: buyer.email,
    title: 'Nikon FM2n',
    sale: 310.5,
    img: 'https://example.com/fm2.jpg',
    seller: 'Sol',
  };
  expect(body).toMatchObject(facts);
  expect((await shop.call('GET', `/orders?listing=${_id}`, { as: seller })).body).toMatchObject([facts]);
});

test("another user's email is rejected; the caller's own is accepted in any letter case", async () => {
  const { _id } = await createListing(shop, seller);
  const before = await fingerprint(shop);
  expectProblem(await order({ ...meeting, listing: _id, email: seller.email }), 403);
  expect(await fingerprint(shop)).toBe(before);
  expect((await order({ ...meeting, listing: _id, email: buyer.email.toUpperCase() })).status).toBe(201);
});

test('sold, withdrawn and unknown items cannot be booked', async () => {
  const [sold, withdrawn] = [await createListing(shop, seller), await createListing(shop, seller)];
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
  const before = await fingerprint(shop);
  const refused = await order({ ...meeting, listing: sold._id });
  expectProblem(refused, 409);
  expect(refused.body.type).toBe('urn:rangefinder:problem:conflict');
  expectProblem(await order({ ...meeting, listing: withdrawn._id }), 410);
  for (const listing of ['019a0000-0000-7000-8000-000000000000', 'x', '', 'a\0b', sold._id.toUpperCase()])
    expectProblem(await order({ ...meeting, listing }), 404, undefined, listing);
  expect(await fingerprint(shop)).toBe(before);
});

test.for<[string, () => object, number]>([
  ['sold', () => ({ sold_at: new Date() }), 409],
  ['withdrawn', () => ({ deleted_at: new Date(), deleted_by: seller.id }), 410],
  ['paused', () => ({ paused_at: new Date(), paused_by: admin.id, paused_for: 'Blurred.' }), 404],
])(
  'a booking is rejected with the reason when the item is %s at the same time',
  async ([, change, status]) => {
    const { _id } = await createListing(shop, seller);
    const response = await afterLock(
      shop,
      (trx) => trx.updateTable('listings').set(change()).where('id', '=', _id).execute(),
      () => order({ ...meeting, listing: _id }),
    );
    expectProblem(response, status);
  },
);

test('sellers and admins cannot book, not even their own items', async () => {
  const { _id } = await createListing(shop, seller);
  const promoted = await shop.createUser('Buyer');
  await shop.call('PUT', `/users/admin/${promoted.id}`, { as: admin });
  for (const as of [seller, await shop.createUser('Seller'), admin, promoted]) {
    const refused = await order({ ...meeting, listing: _id }, as);
    expectProblem(refused, 403);
    expect(refused.body.detail).toBe('Only buyers can do this.');
    expectProblem(await order({}, as), 403);
  }
  expect(await stateOf(_id)).toBe('available');
});

test.for([
  [{ location: 'x' }, 'phone', 'is required'],
  [{ phone: '', location: 'x' }, 'phone', 'is required'],
  [{ phone: '+351 555 0100' }, 'location', 'is required'],
  [{ phone: '+351 555 0100', location: ' ' }, 'location', 'is required'],
  ...['abcde', '+1 23', '1234 ext', '１２３４', 'erased'].map(
    (phone) => [{ phone, location: 'x' }, 'phone', 'must have at least five digits'] as const,
  ),
] as const)(
  'a booking with %j is rejected, and the item stays available',
  async ([fields, field, message]) => {
    const { _id } = await createListing(shop, seller);
    const response = await order({ listing: _id, ...fields });
    expectProblem(response, 422, [field]);
    expect(response.body.errors[0].message).toBe(message);
    expect(await stateOf(_id)).toBe('available');
  },
);

test('the shortest and the longest phone and place are accepted', async () => {
  for (const fields of [
    { phone: '12345', location: 'x' },
    { phone: '1'.repeat(32), location: '駅'.repeat(120) },
  ]) {
    const { _id } = await createListing(shop, seller);
    const { status, body } = await order({ ...fields, listing: _id });
    expect(status).toBe(201);
    expect(body).toMatchObject(fields);
  }
});

test('the transaction rejects a booking by a closed account and by a user who is no longer a buyer', async () => {
  const closedUser = await shop.createUser('Buyer');
  const { _id } = await createListing(shop, seller);
  await closeAccount(shop, closedUser);
  for (const user of [closedUser, admin, await shop.createUser('Seller')]) {
    const booked = placeOrder(shop.app, asCaller(user), { ...meeting, listing: _id });
    await expect(booked).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(await stateOf(_id)).toBe('available');
});
