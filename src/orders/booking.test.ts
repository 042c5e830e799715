import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCamera, openShop, type Person, type Shop } from '#test/shop.ts';

let shop: Shop;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.enrol('Seller');
  buyer = await shop.enrol('Buyer');
});
afterAll(() => shop.close());

test('of many buyers who book one item at once, one gets it and the others are told so', async () => {
  const { body: camera } = await shop.call('POST', '/cameras', { as: seller, body: aCamera });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.enrol('Buyer')));
  const answers = await Promise.all(
    buyers.map((as) =>
      shop.call('POST', '/orders', {
        as,
        body: { listing: camera._id, phone: '+351 555 0100', location: 'Porto' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 11 }, () => 409),
  ]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body.title).toBe('Someone else has just booked this item');
});

test('cancelling an order frees the item, and it can be booked again', async () => {
  const { body: camera } = await shop.call('POST', '/cameras', { as: seller, body: aCamera });
  const book = { listing: camera._id, phone: '+351 555 0100', location: 'Porto' };
  const first = await shop.call('POST', '/orders', { as: buyer, body: book });
  expect((await shop.call('GET', `/cameras/${camera._id}`)).body.state).toBe('booked');
  expect((await shop.call('DELETE', `/orders/${first.body._id}`, { as: buyer })).body).toEqual({
    deletedCount: 1,
  });
  expect((await shop.call('DELETE', `/orders/${first.body._id}`, { as: buyer })).body).toEqual({
    deletedCount: 0,
  });
  expect((await shop.call('POST', '/orders', { as: buyer, body: book })).status).toBe(201);
});
