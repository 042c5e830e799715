import { expect, test } from 'vitest';
import { openOrderOf } from '#src/deals/orders/service.server.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, type TestUser, useShop } from '#test/shop.ts';
import { countOpenOrders } from './service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const seller = await shop.createUser('Seller', 'Sol');
const other = await shop.createUser('Seller', 'Sam');
const promoted = await shop.createUser('Seller', 'Pia');
const buyer = await shop.createUser('Buyer', 'Bo');
const second = await shop.createUser('Buyer', 'Bea');
const orders = {
  first: await book(shop, buyer, await createListing(shop, seller, { title: 'Zenit E' })),
  sold: await book(shop, second, await createListing(shop, seller, { title: 'Leica M3' })),
  others: await book(shop, buyer, await createListing(shop, other, { title: 'Leica M6' })),
  promoted: await book(shop, second, await createListing(shop, promoted, { title: 'Leica CL' })),
};
await shop.call('PUT', `/cameras/${orders.sold.listing}/sold`, { as: seller });
await shop.call('PUT', `/users/admin/${promoted.id}`, { as: admin });

async function listedFor(as: TestUser, query: string) {
  const { status, body, headers } = await shop.call('GET', `/orders?${query}`, { as });
  expect(status, query).toBe(200);
  expect(headers.get('x-total-count'), query).toBe(String(body.length));
  return body.map(({ _id }: { _id: string }) => _id);
}
const ids = (...names: (keyof typeof orders)[]) => names.map((name) => orders[name]._id);

test('with `side=sales` an admin sees orders of their own items, and a buyer sees none', async () => {
  expect(await listedFor(promoted, 'side=sales')).toEqual(ids('promoted'));
  expect(await listedFor(seller, 'side=sales')).toEqual(ids('sold', 'first'));
  expect(await listedFor(buyer, 'side=sales')).toEqual([]);
  expect(await listedFor(admin, 'side=sales')).toEqual([]);
  expect(await listedFor(promoted, `side=sales&email=${buyer.email}`)).toEqual([]);
});

test('a user sees their sales and their purchases in both modes', async () => {
  const both = await shop.createUser('Seller');
  const sold = await book(shop, buyer, await createListing(shop, both));
  await shop.call('PUT', '/profile/mode', { as: both, body: { role: 'Buyer' } });
  const bought = await book(shop, both, await createListing(shop, other));
  const purchases = [`email=${both.email}`, `buyer=${both.id}`];
  const sales = ['side=sales', `seller=${both.id}`];
  for (const role of ['Buyer', 'Seller']) {
    await shop.call('PUT', '/profile/mode', { as: both, body: { role } });
    for (const query of purchases) expect(await listedFor(both, query), role).toEqual([bought._id]);
    for (const query of sales) expect(await listedFor(both, query), role).toEqual([sold._id]);
  }
  for (const { _id } of [sold, bought]) await shop.call('DELETE', `/orders/${_id}`, { as: both });
});

test('orders can be filtered by state, item and words, separately and in combination', async () => {
  expect(await listedFor(admin, 'state=open')).toEqual(ids('promoted', 'others', 'first'));
  expect(await listedFor(admin, 'state=sold')).toEqual(ids('sold'));
  expect(await listedFor(seller, 'state=open')).toEqual(ids('first'));
  expect(await listedFor(admin, `listing=${orders.others.listing}`)).toEqual(ids('others'));
  expect(await listedFor(admin, 'q=leica')).toEqual(ids('promoted', 'others', 'sold'));
  expect(await listedFor(admin, `email=${buyer.email}&q=leica&state=open`)).toEqual(ids('others'));
  expect(await listedFor(seller, `listing=${orders.others.listing}`)).toEqual([]);
});

test("an admin can list any user's orders, and others only their own", async () => {
  const [bought, got] = [`buyer=${buyer.id}`, `seller=${seller.id}`];
  expect(await listedFor(admin, bought)).toEqual(ids('others', 'first'));
  expect(await listedFor(admin, got)).toEqual(ids('sold', 'first'));
  expect(await listedFor(admin, `${bought}&${got}`)).toEqual(ids('first'));
  expect(await listedFor(buyer, bought)).toEqual(ids('others', 'first'));
  expect(await listedFor(seller, got)).toEqual(ids('sold', 'first'));
  for (const [as, query] of [
    [seller, bought],
    [buyer, got],
    [other, got],
  ] as const)
    expectProblem(await shop.call('GET', `/orders?${query}`, { as }), 403, undefined, query);
});

test('a cursor of one list is rejected in a different list', async () => {
  const cursorOf = async (query: string) => {
    const { headers } = await shop.call('GET', `/orders?limit=1${query}`, { as: promoted });
    return /cursor=([\w-]+)/.exec(headers.get('link') ?? '')![1]!;
  };
  const plain = await cursorOf('');
  const leica = await cursorOf('&q=leica');
  expect(await shop.call('GET', `/orders?limit=1&cursor=${plain}`, { as: promoted })).toMatchObject({
    status: 200,
    body: [{ _id: orders.others._id }],
  });
  for (const query of [
    `state=open&cursor=${plain}`,
    `q=leica&cursor=${plain}`,
    `cursor=${leica}`,
    `listing=${orders.first.listing}&cursor=${plain}`,
    `side=sales&cursor=${plain}`,
    `email=${buyer.email}&cursor=${plain}`,
    `sort=title&cursor=${plain}`,
  ])
    expectProblem(await shop.call('GET', `/orders?${query}`, { as: promoted }), 422, ['cursor'], query);
});

test('an email matches in any letter case, as typed and as stored', async () => {
  const loud = await shop.createUser('Buyer');
  const email = loud.email.replace('user', 'USER');
  await shop.app.db.updateTable('users').set({ email }).where('id', '=', loud.id).execute();
  const listing = (await createListing(shop, other))._id;
  const body = { phone: '12345', location: 'Porto', listing, email: loud.email };
  const placed = await shop.call('POST', '/orders', { as: loud, body });
  expect([placed.status, placed.body.email]).toEqual([201, email]);
  for (const as of [loud, admin])
    expect(await listedFor(as, `email=${loud.email}`)).toEqual([placed.body._id]);
  await shop.call('DELETE', `/orders/${placed.body._id}`, { as: loud });
});

test('open orders are counted for all users, for a buyer and for a seller', async () => {
  expect(await countOpenOrders(shop.app)).toBe(3);
  expect(await countOpenOrders(shop.app, { buyerId: buyer.id })).toBe(2);
  expect(await countOpenOrders(shop.app, { sellerId: seller.id })).toBe(1);
  expect(await countOpenOrders(shop.app, { sellerId: other.id, buyerId: buyer.id })).toBe(1);
});

test('an item shows its open or completed order, and no order after a cancellation', async () => {
  const free = await createListing(shop, other);
  expect(await openOrderOf(shop.app, free._id, buyer.id)).toBeNull();
  const held = await book(shop, buyer, free);
  expect(await openOrderOf(shop.app, free._id, buyer.id)).toEqual(held);
  expect(await openOrderOf(shop.app, orders.sold.listing, buyer.id)).toMatchObject({
    _id: orders.sold._id,
    state: 'sold',
    stage: 'handed-over',
  });
  await shop.call('DELETE', `/orders/${held._id}`, { as: buyer });
  expect(await openOrderOf(shop.app, free._id, buyer.id)).toBeNull();
});

test('the audit log has one entry when an admin cancels, and none when a buyer or seller does', async () => {
  const noted = () =>
    shop.app.db
      .selectFrom('audit_log')
      .select(['act', 'actor_id', 'target_kind', 'target_id'])
      .where('act', '=', 'cancelled-order')
      .execute();
  const cancel = async (as: TestUser, from = other) => {
    const { _id } = await book(shop, buyer, await createListing(shop, from));
    expect((await shop.call('DELETE', `/orders/${_id}`, { as })).body).toEqual({ deletedCount: 1 });
    return _id;
  };
  for (const as of [buyer, other]) await cancel(as);
  expect(await noted()).toEqual([]);
  const cancelled = await cancel(admin);
  expect((await shop.call('DELETE', `/orders/${cancelled}`, { as: admin })).body).toEqual({
    deletedCount: 0,
  });
  const entry = { act: 'cancelled-order', actor_id: admin.id, target_kind: 'order', target_id: cancelled };
  expect(await noted()).toEqual([entry]);
  expect((await shop.call('DELETE', `/orders/${orders.promoted._id}`, { as: promoted })).status).toBe(200);
  expect(await noted()).toEqual([entry]);
});

test('an unknown order cannot be deleted', async () => {
  for (const id of ['x', '%00', '019a0000-0000-7000-8000-000000000000', orders.first._id.toUpperCase()])
    expectProblem(await shop.call('DELETE', `/orders/${id}`, { as: admin }), 404, undefined, id);
});
