import { beforeEach, expect, test } from 'vitest';
import type { OrderStage } from '#src/platform/schemas.ts';
import { Deal, mailReader } from '#test/deals.ts';
import { book, type TestUser, useShop } from '#test/shop.ts';
import { orderDeadline } from './deadline-service.server.ts';

const shop = await useShop();

let deal: Deal;
let seller: TestUser;
let buyer: TestUser;
beforeEach(async () => {
  deal = await Deal.open(shop);
  ({ seller, buyer } = deal);
});

const orderFor = async (as: TestUser) => (await deal.call('GET', '', 'buyer', { as })).body;
const newMails = mailReader(shop);
const mailed = async () => (await newMails()).map(({ to, subject }) => [to, subject]);

test.for<[OrderStage, OrderStage, string]>([
  ['requested', 'expired', 'available'],
  ['accepted', 'expired', 'available'],
  ['handed-over', 'completed', 'sold'],
])(
  'an order that is %s at its deadline becomes %s, and both sides get one mail',
  async ([from, to, state]) => {
    await deal.bringTo(from);
    await mailed();
    await orderDeadline.handleOverdue(shop.app);
    expect((await orderFor(buyer)).stage).toBe(from);
    await deal.expireDeadline();
    await orderDeadline.handleOverdue(shop.app);
    await orderDeadline.handleOverdue(shop.app);
    expect([(await orderFor(buyer)).stage, await deal.itemState()]).toEqual([to, state]);
    const subject = to === 'completed' ? 'Deal complete: Leica M3' : 'Expired: Leica M3';
    expect(await mailed()).toEqual([
      [buyer.email, subject],
      [seller.email, subject],
    ]);
  },
);

test('an action after the deadline is rejected, and the order has expired', async () => {
  await deal.expireDeadline();
  const response = await deal.call('PUT', '/accept', 'seller');
  expect([response.status, response.body.code]).toEqual([409, 'expired']);
  expect((await orderFor(seller)).stage).toBe('expired');
  expect(await deal.itemState()).toBe('available');
});

test('an item with an overdue request can be booked by another buyer immediately', async () => {
  await deal.expireDeadline();
  const second = await book(shop, await shop.createUser('Buyer'), { _id: deal.item });
  expect(second.stage).toBe('requested');
  expect((await orderFor(buyer)).stage).toBe('expired');
});

test('jobs that version 1.1 has queued for the moment of a deadline succeed and change nothing', async () => {
  const former = {
    'order-due': { order: deal.order, due: '' },
    'offer-due': { offer: 'x' },
    'review-window': {},
  };
  for (const [queue, data] of Object.entries(former)) await shop.app.jobs.boss.insert(queue, [{ data }]);
  expect(await shop.work()).toEqual({ failed: 0 });
  expect((await orderFor(buyer)).stage).toBe('requested');
});
