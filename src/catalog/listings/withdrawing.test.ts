import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import {
  book,
  closeAccount,
  kinds,
  createListing,
  tryToBook,
  type Kind,
  type TestUser,
  useShop,
} from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { stateOf } from './filter-queries.server.ts';
import { deleteListing } from './managing/service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const stranger = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');

const withdraw = (id: string, as: TestUser, kind: Kind = 'cameras') =>
  shop.call('DELETE', `/${kind}/${id}`, { as });
const rowOf = (id: string) =>
  shop.app.db
    .selectFrom('listings')
    .select(['deleted_at', 'deleted_by'])
    .select(stateOf.as('state'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test.for(kinds)(
  'deletedCount is 1 when an owner withdraws an item of %s, and 0 the second time',
  async (kind) => {
    const { _id } = await createListing(shop, seller, {}, kind);
    expect((await withdraw(_id, seller, kind)).body).toEqual({ deletedCount: 1 });
    const again = await withdraw(_id, seller, kind);
    expect([again.status, again.body]).toEqual([200, { deletedCount: 0 }]);
  },
);

test('a withdrawn item leaves every list and returns 410, and its row stores who withdrew it and when', async () => {
  const { _id } = await createListing(shop, seller);
  await withdraw(_id, admin);
  expectProblem(await shop.call('GET', `/cameras/${_id}`), 410);
  for (const [path, as] of [
    ['/cameras', undefined],
    ['/my/cameras', seller],
  ] as const) {
    const { body } = await shop.call('GET', `${path}?limit=100`, as ? { as } : {});
    expect(body, path).not.toContainEqual(expect.objectContaining({ _id }));
  }
  expect(await rowOf(_id)).toEqual({
    state: 'available',
    deleted_at: expect.any(Date),
    deleted_by: admin.id,
  });
});

test('a second withdrawal by an admin does not change the stored time and user', async () => {
  const { _id } = await createListing(shop, seller);
  await withdraw(_id, seller);
  const before = await fingerprint(shop);
  expect((await withdraw(_id, admin)).body).toEqual({ deletedCount: 0 });
  expect(await fingerprint(shop)).toBe(before);
});

test('a stranger can withdraw neither a listed nor a withdrawn item', async () => {
  const { _id } = await createListing(shop, seller);
  expectProblem(await withdraw(_id, stranger), 403);
  expectProblem(await withdraw(_id, buyer), 403);
  await withdraw(_id, seller);
  expectProblem(await withdraw(_id, stranger), 403);
});

test('the owner cannot withdraw a booked item until the order is canceled', async () => {
  const { _id } = await createListing(shop, seller);
  const order = await book(shop, buyer, { _id });
  const before = await fingerprint(shop);
  const response = await withdraw(_id, seller);
  expectProblem(response, 409);
  expect(response.body.type).toBe('urn:rangefinder:problem:open-order');
  expect(await fingerprint(shop)).toBe(before);
  await shop.call('DELETE', `/orders/${order._id}`, { as: buyer });
  expect((await withdraw(_id, seller)).body).toEqual({ deletedCount: 1 });
});

test.for(kinds)("an admin's withdrawal of an item of %s cancels the open order", async (kind) => {
  const { _id } = await createListing(shop, seller, {}, kind);
  const order = await book(shop, buyer, { _id });
  expect((await withdraw(_id, admin, kind)).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', `/${kind}/${_id}`), 410);
  for (const as of [buyer, seller, admin]) {
    const { body } = await shop.call('GET', '/orders?limit=100', { as });
    expect(body).not.toContainEqual(expect.objectContaining({ _id: order._id }));
  }
  expect((await shop.call('DELETE', `/orders/${order._id}`, { as: buyer })).body).toEqual({
    deletedCount: 0,
  });
});

test('an admin can withdraw their own item only while it is not booked', async () => {
  const promoted = await shop.createUser('Seller');
  const [free, booked] = [await createListing(shop, promoted), await createListing(shop, promoted)];
  await book(shop, buyer, booked);
  await shop.call('PUT', `/users/admin/${promoted.id}`, { as: admin });
  expect((await withdraw(free._id, promoted)).body).toEqual({ deletedCount: 1 });
  const refused = await withdraw(booked._id, promoted);
  expect([refused.status, refused.body.type]).toEqual([409, 'urn:rangefinder:problem:open-order']);
});

test('the audit log records a withdrawal by an admin once, and does not record one by the owner', async () => {
  const [theirs, own] = [await createListing(shop, seller), await createListing(shop, seller)];
  for (const { _id } of [theirs, theirs]) await withdraw(_id, admin);
  await withdraw(own._id, seller);
  const noted = await shop.app.db
    .selectFrom('audit_log')
    .select(['act', 'actor_id', 'target_kind', 'target_id'])
    .where('target_id', 'in', [theirs._id, own._id])
    .execute();
  expect(noted).toEqual([
    { act: 'removed-item', actor_id: admin.id, target_kind: 'listing', target_id: theirs._id },
  ]);
});

test('withdrawing a sold item keeps its order', async () => {
  const { _id } = await createListing(shop, seller);
  const order = await book(shop, buyer, { _id });
  await shop.call('PUT', `/cameras/${_id}/sold`, { as: seller });
  expect((await withdraw(_id, seller)).body).toEqual({ deletedCount: 1 });
  const { body } = await shop.call('GET', '/orders', { as: buyer });
  expect(body).toContainEqual(expect.objectContaining({ _id: order._id, state: 'sold' }));
});

test('only one of four concurrent withdrawals succeeds', async () => {
  const { _id } = await createListing(shop, seller);
  const responses = await Promise.all([seller, admin, seller, admin].map((as) => withdraw(_id, as)));
  expect(responses.map(({ body }) => body.deletedCount).toSorted()).toEqual([0, 0, 0, 1]);
});

test('only one of a concurrent booking and withdrawal succeeds', async () => {
  for (let round = 0; round < 8; round++) {
    const item = await createListing(shop, seller);
    const [booked, withdrawn] = await Promise.all([tryToBook(shop, buyer, item), withdraw(item._id, seller)]);
    expect([
      [201, 409],
      [410, 200],
    ]).toContainEqual([booked.status, withdrawn.status]);
  }
});

test('the transaction refuses a withdrawal by a user whose account was closed or whose role is no longer admin', async () => {
  const closedSeller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, closedSeller);
  await closeAccount(shop, closedSeller);
  const stale = { photoURL: null, emailVerified: false };
  for (const caller of [
    { ...closedSeller, ...stale, role: 'Seller' },
    { ...buyer, ...stale, role: 'admin' },
  ] as const)
    await expect(deleteListing(shop.app, caller, 'cameras', _id)).rejects.toMatchObject({
      code: 'forbidden',
    });
});
