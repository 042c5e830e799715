import { expect, test } from 'vitest';
import { inHours, meetingAt } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { book, createListing, meeting, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const users = {
  buyer: await shop.createUser('Buyer', 'Bo'),
  seller: await shop.createUser('Seller', 'Sol'),
};

async function openOrder(): Promise<string> {
  return (await Negotiation.open(shop, users)).agree(250);
}
const call = (as: TestUser, order: string, path = '', body?: object) =>
  shop.call(body ? 'PUT' : 'GET', `/orders/${order}${path}`, { as, ...(body && { body }) });
const give = (order: string, body: object = meeting) => call(users.buyer, order, '/contact', body);

test('the buyer of an accepted offer gives phone and location before either side can propose a meeting', async () => {
  const order = await openOrder();
  const actsOf = async (as: TestUser) => (await call(as, order)).body.acts;
  expect(await actsOf(users.buyer)).toEqual(['cancel', 'received', 'contact']);
  expect(await actsOf(users.seller)).toEqual(['cancel', 'sold', 'code']);
  expect((await call(users.buyer, order)).body).toMatchObject({
    phone: null,
    location: null,
    waitsFor: 'buyer',
  });
  for (const [as, detail] of [
    [users.buyer, 'Add your phone number and a meeting place first.'],
    [users.seller, 'The buyer has to add a phone number and a meeting place first.'],
  ] as const) {
    const refused = await call(as, order, '/meeting', meetingAt(inHours(48)));
    expectProblem(refused, 409);
    expect(refused.body.detail).toBe(detail);
    expectProblem(await call(as, order, '/meeting/agree', { version: 1 }), 409);
  }
  const { status, body } = await give(order);
  expect([status, body.modifiedCount, body.order.phone, body.order.location]).toEqual([
    200,
    1,
    meeting.phone,
    meeting.location,
  ]);
  expect(await actsOf(users.buyer)).toEqual(['cancel', 'received', 'propose']);
  expect(await actsOf(users.seller)).toEqual(['cancel', 'sold', 'propose', 'code']);
  expect((await call(users.seller, order)).body.other.phone).toBe(meeting.phone);
  expect((await call(users.seller, order, '/meeting', meetingAt(inHours(48)))).status).toBe(200);
});

test('the item’s location is suggested as a place', async () => {
  const buyer = await shop.createUser('Buyer');
  const negotiation = await Negotiation.open(shop, { ...users, buyer });
  const order = await negotiation.agree(250);
  const { body: item } = await shop.call('GET', `/cameras/${negotiation.item}`);
  expect((await call(buyer, order)).body.itemLocation).toBe(item.products.location);
});

test('phone and location can be given once, and a repeated call changes nothing', async () => {
  const order = await openOrder();
  expectProblem(await call(users.seller, order, '/contact', meeting), 403);
  expect((await give(order)).body.modifiedCount).toBe(1);
  expect((await give(order)).body.modifiedCount).toBe(0);
  expectProblem(await give(order, { ...meeting, location: 'Lisbon' }), 409);
  expect((await call(users.buyer, order)).body.location).toBe(meeting.location);
});

test('an order that is not accepted, or has ended, takes no phone and location', async () => {
  const booked = await book(shop, users.buyer, await createListing(shop, users.seller));
  expectProblem(await give(booked._id, { ...meeting, location: 'Lisbon' }), 409);
  const canceled = await openOrder();
  await call(users.seller, canceled, '/cancel', {});
  expect((await give(canceled)).body).toMatchObject({ status: 409, code: 'cancelled' });
});

const waiting = async (as: TestUser) =>
  (await shop.call('GET', '/orders?turn=mine', { as })).body.map(({ _id }: { _id: string }) => _id);

test('an order without phone and location is listed as waiting for its buyer, not its seller', async () => {
  const order = await openOrder();
  expect(await waiting(users.buyer)).toContain(order);
  expect(await waiting(users.seller)).not.toContain(order);
  await give(order);
  expect(await waiting(users.buyer)).not.toContain(order);
});

test('both sides’ open tabs are notified when phone and location are given', async () => {
  const order = await openOrder();
  const [before] = await shop.sql`select coalesce(max(id), 0) as id from changes`;
  await give(order);
  const rows = await shop.sql<{
    tag: string;
  }>`select unnest(tags) as tag from changes where id > ${before.id}`;
  const tags = rows.map(({ tag }) => tag);
  for (const { id } of Object.values(users)) expect(tags).toContain(`live:${id}:order:${order}:accepted`);
});

test('the database requires phone and location for a booking and a proposal, and keeps them until the buyer is erased', async () => {
  const order = await openOrder();
  await expect(shop.sql`update orders set phone = '+351 555 0100' where id = ${order}`).rejects.toThrow(
    'orders_contact_whole',
  );
  await expect(
    shop.sql`update orders set proposal_at = now(), proposal_zone = 'UTC', proposal_by = 'buyer', proposal_version = 1
      where id = ${order}`,
  ).rejects.toThrow('needs a phone number');
  await give(order);
  await expect(shop.sql`update orders set phone = null, location = null where id = ${order}`).rejects.toThrow(
    'cannot be deleted',
  );
});
