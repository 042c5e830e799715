import { expect, test } from 'vitest';
import { Deal, mailReader } from '#test/deals.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const reason = 'I am ill,\nand cannot come.';

test.for([
  ['decline', 'seller', 'requested'],
  ['withdraw', 'buyer', 'requested'],
  ['cancel', 'buyer', 'accepted'],
] as const)('the page of the order shows both sides the reason to %s', async ([action, side, from]) => {
  const deal = await Deal.open(shop);
  await deal.bringTo(from);
  expect((await deal.show('buyer')).reason).toBeNull();
  expect((await deal.call('PUT', `/${action}`, side, { body: { reason } })).status).toBe(200);
  for (const each of ['buyer', 'seller'] as const) expect((await deal.show(each)).reason).toBe(reason);
  const again = await deal.call('PUT', `/${action}`, side, { body: { reason: 'Another one.' } });
  expect([again.status, again.body.modifiedCount]).toEqual([200, 0]);
  expect((await deal.show('buyer')).reason).toBe(reason);
});

test('emails and the page show no reason when an order ends without one', async () => {
  const deal = await Deal.open(shop);
  const read = mailReader(shop);
  await read();
  expect((await deal.take('decline', 'seller')).status).toBe(200);
  expect((await deal.show('buyer')).reason).toBeNull();
  for (const { text } of await read()) expect(text).not.toContain('Reason');
});

test('the page of a booked item shows when it was booked', async () => {
  const deal = await Deal.open(shop);
  const item = async () => (await shop.call('GET', `/cameras/${deal.item}`)).body;
  expect((await item()).bookedSince).toBe((await deal.show('buyer')).date);
  await deal.take('withdraw', 'buyer');
  expect((await item()).bookedSince).toBeNull();
});
