import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type ApiResponse, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const { db } = shop.app;
const admin = await shop.createUser('admin', 'Ada');

const remove = (user: { id: string }, as: TestUser = admin) =>
  shop.call('DELETE', `/users/${user.id}`, { as });

async function rowOf(id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('an account is closed once, and closing an unknown one returns 404', async () => {
  const user = await shop.createUser('Buyer');
  expect((await remove(user)).body).toEqual({ deletedCount: 1 });
  expect((await remove(user)).body).toEqual({ deletedCount: 0 });
  for (const id of [newId(), 'nobody']) expectProblem(await remove({ id }), 404);
  expect((await rowOf(user.id)).deleted_by).toBe(admin.id);
  const { body } = await shop.call('GET', '/users', { as: admin });
  expect(body.map(({ _id }: { _id: string }) => _id)).not.toContain(user.id);
});

test('a user whose account is closed is logged out immediately, and their identity is rejected', async () => {
  const user = await shop.signUpUser('Seller');
  const item = await createListing(shop, user);
  await remove(user);
  const { body: session } = await shop.call('GET', '/auth/get-session', { as: user.session });
  expect(session).toBeNull();
  expectProblem(await shop.call('GET', '/profile', { as: user }), 403);
  expectProblem(await shop.call('DELETE', `/cameras/${item._id}`, { as: user }), 403);
  expectProblem(await shop.call('GET', `/jwt?email=${user.email}`, { as: user.idToken }), 403);
  const again = { name: 'Again', email: user.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as: user, body: again }), 403);
});

test("closing a buyer's account cancels their open orders, frees the items and notifies the sellers", async () => {
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer', 'Bo')];
  const items = [
    await createListing(shop, seller, { title: 'One' }),
    await createListing(shop, seller, { title: 'Two' }),
  ];
  for (const item of items) await book(shop, buyer, item);
  const sold = await createListing(shop, seller, { title: 'Sold' });
  await book(shop, buyer, sold);
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  const read = mailReader(shop);
  await read();
  await remove(buyer);
  for (const item of items)
    expect((await shop.call('GET', `/cameras/${item._id}`)).body.state).toBe('available');
  const left = (await shop.call('GET', '/orders', { as: seller })).body;
  expect(
    left.map(({ title }: { title: string }) => title),
    'the sold item stays in the list of orders',
  ).toEqual(['Sold']);
  const mails = await read();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [seller.email, 'Canceled: One'],
    [seller.email, 'Canceled: Two'],
    [buyer.email, 'Your account was closed'],
  ]);
  expect(mails[0]!.text).toContain('The account of the buyer, Bo, was closed');
  await book(shop, await shop.createUser('Buyer'), items[0]!);
});

test.for<[string, string, (user: TestUser) => Promise<ApiResponse>]>([
  ['an admin', 'Your account was closed', (user) => remove(user)],
  ['the seller', 'Your account was deleted', (as) => shop.call('DELETE', '/profile', { as })],
])(
  "items are withdrawn and buyers notified when %s closes a seller's account",
  async ([, closedSubject, close]) => {
    const [seller, buyer] = [await shop.signUpUser('Seller', 'Sol'), await shop.createUser('Buyer')];
    const [free, booked] = [
      await createListing(shop, seller),
      await createListing(shop, seller, { title: 'Booked' }),
    ];
    await book(shop, buyer, booked);
    await shop.call('PUT', `/cameras/${free._id}/advertise`, { as: seller });
    const read = mailReader(shop);
    await read();
    expect((await close(seller)).body).toEqual({ deletedCount: 1 });
    for (const item of [free, booked]) expectProblem(await shop.call('GET', `/cameras/${item._id}`), 410);
    const { body: listed } = await shop.call('GET', '/cameras');
    expect(listed.map((item: any) => item._id)).not.toContain(free._id);
    expect((await shop.call('GET', '/advertised')).body).toEqual([]);
    expect((await shop.call('GET', '/orders', { as: buyer })).body).toEqual([]);
    const mails = await read();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [buyer.email, 'Canceled: Booked'],
      [seller.email, closedSubject],
    ]);
    expect(mails[0]!.text).toContain('The account of the seller, Sol, was closed');
  },
);

test('closing the account of an admin who used to sell withdraws their items', async () => {
  const [user, other] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const item = await createListing(shop, user);
  await book(shop, other, item);
  await shop.call('PUT', `/users/admin/${user.id}`, { as: admin });
  expect((await remove(user)).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('GET', `/cameras/${item._id}`), 410);
});

test('the last admin can be neither deleted nor demoted', async () => {
  expectProblem(await remove(admin), 409);
  const down = await shop.call('DELETE', `/users/admin/${admin.id}`, { as: admin });
  expectProblem(down, 409);
  expect(down.body.type).toBe('urn:rangefinder:problem:last-admin');
  expect((await rowOf(admin.id)).deleted_at).toBeNull();
});

test('an admin who steps down gets the earlier role back immediately', async () => {
  const seller = await shop.createUser('Seller');
  const stepDown = ({ id }: { id: string }, as: TestUser) =>
    shop.call('DELETE', `/users/admin/${id}`, { as });
  expect((await stepDown(seller, admin)).body).toEqual({ modifiedCount: 0 });
  await shop.call('PUT', `/users/admin/${seller.id}`, { as: admin });
  expect((await stepDown(seller, seller)).body).toEqual({ modifiedCount: 1 });
  expect((await shop.call('GET', '/profile', { as: seller })).body.role).toBe('Seller');
  expectProblem(await stepDown(admin, seller), 403);
  expectProblem(await stepDown({ id: newId() }, admin), 404);
});
