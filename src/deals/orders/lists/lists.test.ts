import { expect, test } from 'vitest';
import { everyPage } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const sellers = [await shop.createUser('Seller', 'Sol'), await shop.createUser('Seller', 'Sam')];
const buyers = [await shop.createUser('Buyer', 'Bo'), await shop.createUser('Buyer', 'Bea')];
const made: { id: string; buyer: TestUser; seller: TestUser }[] = [];
for (const [buyer, seller] of [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 0],
] as const) {
  const order = await book(shop, buyers[buyer]!, await createListing(shop, sellers[seller]!));
  made.push({ id: order._id, buyer: buyers[buyer]!, seller: sellers[seller]! });
}

type Order = { _id: string; name: string };
const ids = async (as: TestUser, query = ''): Promise<string[]> => {
  const { status, body } = await shop.call('GET', `/orders${query}`, { as });
  expect(status).toBe(200);
  return body.map(({ _id }: Order) => _id);
};
const expected = (of: (order: (typeof made)[number]) => boolean): string[] =>
  made
    .filter(of)
    .map(({ id }) => id)
    .toReversed();

test('a buyer who filters by item finds only their own order', async () => {
  const [bo, bea] = buyers as [TestUser, TestUser];
  const [mine] = made.filter(({ buyer }) => buyer === bo);
  const { body } = await shop.call('GET', '/orders', { as: bo });
  const { listing } = body.find(({ _id }: Order) => _id === mine!.id) as { listing: string };
  expect(await ids(bo, `?listing=${listing}`)).toEqual([mine!.id]);
  expect(await ids(bea, `?listing=${listing}`)).toEqual([]);
});

test('admins list all orders, and sellers and buyers their own, newest first', async () => {
  const namesake = await shop.createUser('Seller', 'Sol');
  expect(await ids(admin)).toEqual(expected(() => true));
  for (const one of [...sellers, ...buyers, namesake])
    expect(await ids(one)).toEqual(expected(({ buyer, seller }) => buyer === one || seller === one));
});

test('a buyer can filter by their own email in any letter case', async () => {
  const [bo] = buyers as [TestUser];
  for (const email of [bo.email, bo.email.toUpperCase()])
    expect(await ids(bo, `?email=${email}`)).toEqual(expected(({ buyer }) => buyer === bo));
});

test("only an admin can filter by another user's email", async () => {
  for (const as of [buyers[0]!, sellers[0]!])
    for (const email of [buyers[1]!.email, sellers[1]!.email, 'nobody@example.com'])
      expectProblem(await shop.call('GET', `/orders?email=${email}`, { as }), 403, undefined, email);
  expect(await ids(admin, `?email=${buyers[1]!.email}`)).toEqual(
    expected(({ buyer }) => buyer === buyers[1]),
  );
  expect(await ids(admin, '?email=nobody@example.com')).toEqual([]);
  expect(await ids(admin, `?email=${sellers[0]!.email}`)).toEqual([]);
});

test('a seller who filters by their own email sees no orders of others', async () => {
  expect(await ids(sellers[0]!, `?email=${sellers[0]!.email}`)).toEqual([]);
});

test('an order shows the current names and emails', async () => {
  const young = await shop.createUser('Buyer', 'Young');
  const order = await book(shop, young, await createListing(shop, sellers[1]!));
  await shop.app.db.updateTable('users').set({ name: 'Older' }).where('id', '=', young.id).execute();
  const { body } = await shop.call('GET', '/orders', { as: young });
  expect(body).toEqual([{ ...order, name: 'Older' }]);
  await shop.call('DELETE', `/orders/${order._id}`, { as: young });
});

test('pages have no gaps or duplicates, and each has the exact total', async () => {
  const pages = await everyPage<Order>(shop, '/orders?limit=2', admin);
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(({ items }) => items.map(({ _id }) => _id))).toEqual(expected(() => true));
  expect(pages.map(({ total, capped }) => [total, capped])).toEqual([
    ['5', null],
    ['5', null],
    ['5', null],
  ]);
});

test('pages of orders with the same time have no gaps or duplicates', async () => {
  const keen = await shop.createUser('Buyer');
  for (let count = 0; count < 9; count++) await book(shop, keen, await createListing(shop, sellers[1]!));
  const at = new Date('2026-01-01');
  await shop.app.db.updateTable('orders').set({ placed_at: at }).where('buyer_id', '=', keen.id).execute();
  const pages = await everyPage<Order>(shop, '/orders?limit=2', keen);
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 2, 2, 1]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ _id }) => _id))).size).toBe(9);
});

test('a buyer and a seller who become admins keep their orders and can cancel them', async () => {
  const [bought, sold] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];
  const order = await book(shop, bought, await createListing(shop, sold));
  for (const { id } of [bought, sold]) await shop.call('PUT', `/users/admin/${id}`, { as: admin });
  expect(await ids(bought, `?email=${bought.email}`)).toEqual([order._id]);
  expect(await ids(sold, '?limit=100')).toContain(order._id);
  const deletion = await shop.call('DELETE', `/orders/${order._id}`, { as: bought });
  expect(deletion.body).toEqual({ deletedCount: 1 });
});
