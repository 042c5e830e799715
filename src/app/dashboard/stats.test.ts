import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, useShop, type TestUser } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');
const admin = await shop.createUser('admin');
const another = await shop.createUser('Seller');
const watch = async (as: TestUser, { _id: id }: { _id: string }) =>
  shop.call('PUT', `/watchlist/${id}`, { as });
await watch(buyer, await createListing(shop, seller));
await watch(buyer, await createListing(shop, seller));
const sold = await createListing(shop, seller);
const soldLongAgo = await createListing(shop, seller);
const withdrawn = await createListing(shop, seller);
for (const item of [sold, withdrawn]) await watch(another, item);
await book(shop, buyer, await createListing(shop, seller, {}, 'lens'));
await book(shop, buyer, sold);
await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
await shop.call('PUT', `/cameras/${soldLongAgo._id}/sold`, { as: seller });
await shop.sql`update listings set sold_at = now() - interval '31 days' where id = ${soldLongAgo._id}`;
await shop.call('DELETE', `/cameras/${withdrawn._id}`, { as: seller });
const elsewhere = await createListing(shop, another, {}, 'accessories');
const report = { listing: elsewhere._id, reason: 'spam' };
await shop.call('POST', '/reports', { as: buyer, body: report });

test('the stats of a seller count their items by kind and state, and their open orders', async () => {
  const { body } = await shop.call('GET', '/figures', { as: seller });
  expect(body).toEqual({
    role: 'Seller',
    items: {
      cameras: { available: 2, booked: 0, sold: 2 },
      lens: { available: 0, booked: 1, sold: 0 },
      accessories: { available: 0, booked: 0, sold: 0 },
    },
    openOrders: 1,
    watchers: 1,
    soldLately: 1,
    answeredWithin: null,
    purchases: 0,
    bought: 0,
    waiting: { offers: 0, purchases: 0, sales: 1 },
  });
});

test('the stats of a buyer count their open orders', async () => {
  expect((await shop.call('GET', '/figures', { as: buyer })).body).toEqual({
    role: 'Buyer',
    openOrders: 1,
    own: { items: 0, openOrders: 0, orders: 0 },
    waiting: { offers: 0, purchases: 1, sales: 0 },
  });
});

test('the stats of an admin count users, items, open orders and open reports of the whole shop', async () => {
  expect((await shop.call('GET', '/figures', { as: admin })).body).toEqual({
    role: 'admin',
    people: { Buyer: 1, Seller: 2, admin: 1 },
    items: { available: 3, booked: 1, sold: 2 },
    openOrders: 1,
    openReports: 1,
    openDisputes: 0,
    own: { items: 0, openOrders: 0, orders: 0 },
    waiting: { offers: 0, purchases: 0, sales: 0 },
  });
});

test('the stats of a seller who became an admin still count their own items and orders', async () => {
  const promoted = await shop.createUser('Seller');
  await book(shop, buyer, await createListing(shop, promoted));
  await shop.call('PUT', `/users/admin/${promoted.id}`, { as: admin });
  const { body } = await shop.call('GET', '/figures', { as: promoted });
  expect(body.own).toEqual({ items: 1, openOrders: 1, orders: 1 });
  const { body: sales } = await shop.call('GET', '/orders?side=sales', { as: promoted });
  expect(sales).toHaveLength(1);
  expect((await shop.call('GET', '/orders', { as: promoted })).body.length).toBeGreaterThan(1);
});

test('items and orders of a user who switches between buying and selling are counted in both modes', async () => {
  const both = await shop.createUser('Seller');
  await book(shop, buyer, await createListing(shop, both));
  await shop.call('PUT', '/profile/mode', { as: both, body: { role: 'Buyer' } });
  await book(shop, both, await createListing(shop, seller));
  expect((await shop.call('GET', '/figures', { as: both })).body).toEqual({
    role: 'Buyer',
    openOrders: 1,
    own: { items: 1, openOrders: 1, orders: 1 },
    waiting: { offers: 0, purchases: 0, sales: 1 },
  });
  await shop.call('PUT', '/profile/mode', { as: both, body: { role: 'Seller' } });
  const { body } = await shop.call('GET', '/figures', { as: both });
  expect([body.role, body.openOrders, body.purchases, body.bought]).toEqual(['Seller', 1, 1, 1]);
});

test('unconfirmed handovers and disputes count as open orders of a user who has changed roles', async () => {
  for (const bring of ['handed-over', 'disputed'] as const) {
    const deal = await Deal.open(shop);
    await deal.bringTo(bring);
    await shop.call('PUT', '/profile/mode', { as: deal.seller, body: { role: 'Buyer' } });
    await shop.call('PUT', '/profile/mode', { as: deal.buyer, body: { role: 'Seller' } });
    const [{ body: ofSeller }, { body: ofBuyer }] = await Promise.all([
      shop.call('GET', '/figures', { as: deal.seller }),
      shop.call('GET', '/figures', { as: deal.buyer }),
    ]);
    expect([ofSeller.own.openOrders, ofBuyer.purchases], bring).toEqual([1, 1]);
    await deal.passDeadline();
    const { body: ended } = await shop.call('GET', '/figures', { as: deal.seller });
    // An order that ended in a dispute is not a sale.
    expect([ended.own.openOrders, ended.own.orders], bring).toEqual([0, bring === 'disputed' ? 0 : 1]);
  }
});

test('a request for the stats without a login is refused with 401', async () => {
  expectProblem(await shop.call('GET', '/figures'), 401);
});
