import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { book, closeAccount, createListing, tryToBook, type TestUser, useShop } from '#test/shop.ts';
import { changedBy, fingerprint } from '#test/stored.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');

const cancel = (id: string, as: TestUser) => shop.call('DELETE', `/orders/${id}`, { as });
const stateOf = async (id: string) => (await shop.call('GET', `/cameras/${id}`)).body.state;
const listed = async (as: TestUser): Promise<{ _id: string; state: string }[]> =>
  (await shop.call('GET', '/orders?limit=100', { as })).body;

async function aBooking() {
  const item = await createListing(shop, seller);
  return { item, order: await book(shop, buyer, item) };
}

test('the buyer, the seller and an admin can cancel an order once, and the item is available again', async () => {
  for (const as of [buyer, seller, admin]) {
    const { item, order } = await aBooking();
    const response = await cancel(order._id, as);
    expect([response.status, response.body]).toEqual([200, { deletedCount: 1 }]);
    expect(await stateOf(item._id)).toBe('available');
    const before = await fingerprint(shop);
    for (const user of [buyer, seller, admin]) {
      expect((await listed(user)).map(({ _id }) => _id)).not.toContain(order._id);
      const again = await cancel(order._id, user);
      expect([again.status, again.body]).toEqual([200, { deletedCount: 0 }]);
    }
    expect(await fingerprint(shop)).toBe(before);
  }
});

test('strangers and closed accounts cannot cancel open or ended orders', async () => {
  const { item, order } = await aBooking();
  const strangers = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  const closedUser = await shop.createUser('Buyer');
  const theirs = await book(shop, closedUser, await createListing(shop, seller));
  await closeAccount(shop, closedUser);
  expectProblem(await cancel(theirs._id, closedUser), 403);
  expect(await stateOf(theirs.listing)).toBe('booked');
  for (const as of strangers) expectProblem(await cancel(order._id, as), 403);
  expect(await stateOf(item._id)).toBe('booked');
  await cancel(order._id, buyer);
  for (const as of strangers) expectProblem(await cancel(order._id, as), 403);
});

test('a canceled order stores the user who canceled it and the time', async () => {
  const { order } = await aBooking();
  await cancel(order._id, admin);
  const rows = await shop.sql`
    select deleted_at, deleted_by, title, sale_cents from orders where id = ${order._id}`;
  const stored = { deleted_by: admin.id, title: 'Nikon FM2n', sale_cents: 31_050 };
  expect(rows).toEqual([{ ...stored, deleted_at: expect.any(Date) }]);
});

test('an item can be booked again after each cancellation, by the same buyer or another', async () => {
  const item = await createListing(shop, seller);
  for (const as of [buyer, await shop.createUser('Buyer'), buyer])
    await cancel((await book(shop, as, item))._id, as);
  expect(await stateOf(item._id)).toBe('available');
});

test('canceling an ended order again leaves the next order of the item open', async () => {
  const { item, order } = await aBooking();
  await cancel(order._id, buyer);
  const next = await shop.createUser('Buyer');
  await book(shop, next, item);
  expect((await cancel(order._id, buyer)).body).toEqual({ deletedCount: 0 });
  expect(await stateOf(item._id)).toBe('booked');
});

test('a sold item is still sold after its order was deleted', async () => {
  for (const as of [buyer, seller, admin]) {
    const { item, order } = await aBooking();
    await shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller });
    expect(await listed(buyer)).toContainEqual(expect.objectContaining({ _id: order._id, state: 'sold' }));
    expect((await cancel(order._id, as)).body).toEqual({ deletedCount: 1 });
    expect(await stateOf(item._id)).toBe('sold');
    expectProblem(await tryToBook(shop, buyer, item), 409);
  }
});

test('only one of several concurrent cancellations takes effect, and the item is available again', async () => {
  const { item, order } = await aBooking();
  const responses = await Promise.all([buyer, seller, admin, buyer].map((as) => cancel(order._id, as)));
  expect(responses.map(({ body }) => body.deletedCount).toSorted()).toEqual([0, 0, 0, 1]);
  expect(await stateOf(item._id)).toBe('available');
});

test('a concurrent cancellation and sale leave the item sold', async () => {
  for (let round = 0; round < 8; round++) {
    const { item, order } = await aBooking();
    const [cancelled, sold] = await Promise.all([
      cancel(order._id, buyer),
      shop.call('PUT', `/cameras/${item._id}/sold`, { as: seller }),
    ]);
    expect([cancelled.body, sold.body]).toEqual([{ deletedCount: 1 }, { modifiedCount: 1 }]);
    expect(await stateOf(item._id)).toBe('sold');
  }
});

test('a concurrent cancellation and booking leave at most one open order', async () => {
  const next = await shop.createUser('Buyer');
  for (let round = 0; round < 8; round++) {
    const { item, order } = await aBooking();
    const [, booked] = await Promise.all([cancel(order._id, buyer), tryToBook(shop, next, item)]);
    expect([201, 409]).toContain(booked.status);
    expect(await stateOf(item._id)).toBe(booked.status === 201 ? 'booked' : 'available');
  }
});

test('a booking and its cancellation are visible in the same process after the response', async () => {
  const item = await createListing(shop, seller);
  let id = '';
  expect(await changedBy(shop, async () => (id = (await book(shop, buyer, item))._id))).toEqual([
    'booked:cameras',
    `listing:${item._id}`,
  ]);
  expect(await changedBy(shop, () => cancel(id, buyer))).toEqual(['freed:cameras', `listing:${item._id}`]);
});
