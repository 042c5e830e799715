import { beforeEach, expect, test } from 'vitest';
import { orderStatusText } from '#src/deals/orders/status-text.ts';
import { stepText } from '#src/deals/orders/step-text.ts';
import { Deal, mailReader, minutesOff } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

let deal: Deal;
const shop = await useShop();
const limitedShop = await useShop({ RATE_LIMITS: 'on' });
const admin = await shop.createUser('admin', 'Ada');
const newMails = mailReader(shop);
beforeEach(async () => {
  deal = await Deal.open(shop);
});

type Side = 'buyer' | 'seller';
const mailed = async () => (await newMails()).map(({ to, subject }) => [to, subject]);
const settle = (side: Side, outcome: string) =>
  deal.call('PUT', '/dispute/settlement', side, { body: { outcome } });
const withdraw = (side: Side) => deal.call('DELETE', '/dispute', side);
const answer = (side: Side) =>
  deal.call('PUT', '/dispute', side, { body: { answer: 'The train was late.' } });
const latestStep = async (side: Side) => {
  const { body } = await shop.call('GET', '/notifications', { as: deal[side] });
  return body[0].text;
};

test('a proposal to settle waits for the other side, which is notified', async () => {
  await deal.missMeeting();
  await newMails();
  expect((await settle('buyer', 'cancelled')).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'disputed', settlement: { by: 'buyer', outcome: 'cancelled' } },
  });
  expect((await settle('buyer', 'cancelled')).body.modifiedCount).toBe(0);
  expect(await mailed()).toEqual([[deal.seller.email, 'Settle the dispute? Leica M3']]);
  expect(await latestStep('seller')).toBe('There’s a suggestion to settle the dispute');
  const [ofBuyer, ofSeller] = [await deal.show('buyer'), await deal.show('seller')];
  expect(ofSeller.dispute!.settlement).toMatchObject({ by: 'buyer', outcome: 'cancelled', agreed: false });
  expect(ofBuyer.acts).toEqual(['settle', 'withdraw-dispute']);
  expect(ofSeller.acts).toEqual(['answer', 'settle', 'agree-settlement']);
});

test.for([
  ['completed', 'sold'],
  ['cancelled', 'available'],
] as const)(
  'a dispute about a missed meeting ends as %s once both sides name it',
  async ([outcome, state]) => {
    await deal.missMeeting();
    await settle('seller', outcome);
    await newMails();
    expect((await settle('buyer', outcome)).body).toMatchObject({
      modifiedCount: 1,
      order: { stage: outcome },
    });
    expect((await settle('buyer', outcome)).body.modifiedCount).toBe(0);
    expect(await deal.itemState()).toBe(state);
    expect(await mailed()).toEqual([
      [deal.buyer.email, 'Settled: Leica M3'],
      [deal.seller.email, 'Settled: Leica M3'],
    ]);
    expect((await deal.history()).at(-1)).toEqual([outcome, 'buyer']);
    expect((await deal.show('seller')).dispute).toMatchObject({
      outcome,
      decision: null,
      settlement: { by: 'seller', outcome, agreed: true },
    });
  },
);

test('the order says that both agreed, not that one of them canceled or completed it', async () => {
  for (const [outcome, step, status] of [
    [
      'cancelled',
      'You agreed to cancel the deal',
      'This deal was canceled. Your listing stays paused until you confirm that you have the item.',
    ],
    ['completed', 'You agreed to complete the deal', 'The deal is complete.'],
  ] as const) {
    deal = await Deal.open(shop);
    await deal.denyHandover();
    await settle('buyer', outcome);
    await settle('seller', outcome);
    const shown = await deal.show('seller');
    const [previous, end] = shown.history.slice(-2);
    expect(stepText({ ...end!, previous: previous!.stage }, shown)).toBe(step);
    expect(orderStatusText(shown, 'seller')).toBe(status);
  }
});

test('a different proposal replaces the first one instead of settling the dispute', async () => {
  await deal.missMeeting();
  await settle('buyer', 'completed');
  expect((await settle('seller', 'cancelled')).body.order).toMatchObject({
    stage: 'disputed',
    settlement: { by: 'seller', outcome: 'cancelled' },
  });
  expect((await settle('seller', 'completed')).body.order.settlement).toMatchObject({
    by: 'seller',
    outcome: 'completed',
  });
  expect((await settle('buyer', 'completed')).body.order.stage).toBe('completed');
});

test('an answered dispute can still be settled, until an admin has decided', async () => {
  await deal.missMeeting();
  await answer('seller');
  await settle('seller', 'cancelled');
  const id = (await deal.show('buyer')).dispute!._id;
  const body = { outcome: 'completed', note: 'Both were there.' };
  await shop.call('PUT', `/disputes/${id}`, { as: admin, body });
  expectProblem(await settle('buyer', 'cancelled'), 409);
  expectProblem(await withdraw('buyer'), 409);
  expect((await deal.show('buyer')).dispute!.settlement).toMatchObject({ agreed: false });
});

test('a withdrawn no-show claim returns the order to its meeting for another seven days', async () => {
  await deal.missMeeting();
  const { arranged } = await deal.show('buyer');
  expectProblem(await withdraw('seller'), 403);
  await newMails();
  expect((await withdraw('buyer')).body).toMatchObject({ modifiedCount: 1, order: { stage: 'arranged' } });
  expect((await withdraw('buyer')).body.modifiedCount).toBe(0);
  expect(await mailed()).toEqual([[deal.seller.email, 'Dispute withdrawn: Leica M3']]);
  expect(await latestStep('seller')).toBe('The dispute was withdrawn');
  const shown = await deal.show('seller');
  expect(minutesOff(shown.until, 7 * 24)).toBeLessThan(1);
  expect(shown.arranged).toEqual(arranged);
  expect(shown.dispute).toMatchObject({ outcome: 'withdrawn', against: null });
  expect(shown.history.at(-1)).toMatchObject({ stage: 'arranged', by: 'buyer' });
  expect(await deal.itemState()).toBe('booked');
});

test('after a denial is withdrawn, the side that denied the handover can confirm it', async () => {
  await deal.denyHandover();
  await answer('seller');
  expect((await withdraw('buyer')).body.order).toMatchObject({ stage: 'handed-over', state: 'sold' });
  expect(minutesOff((await deal.show('buyer')).until, 72)).toBeLessThan(1);
  expect((await deal.show('seller')).acts).toEqual(['dispute']);
  expect((await deal.show('buyer')).acts).toEqual(['received', 'dispute']);
  const waiting = async (side: Side) =>
    (await shop.call('GET', '/orders?turn=mine', { as: deal[side] })).body.length;
  expect([await waiting('buyer'), await waiting('seller')]).toEqual([1, 0]);
  expect((await deal.take('sold', 'seller')).body.modifiedCount).toBe(0);
  expect((await deal.take('received', 'buyer')).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'completed' },
  });
});

test('each side can open three disputes about an order', async () => {
  await deal.bringTo('handed-over');
  for (let number = 1; number <= 3; number++) {
    expect((await deal.claim('buyer', 'wrong-item')).body.modifiedCount).toBe(1);
    expect((await withdraw('buyer')).body.modifiedCount).toBe(1);
  }
  expectProblem(await deal.claim('buyer', 'wrong-item'), 409);
  const { acts, claims } = await deal.show('buyer');
  expect([acts, claims]).toEqual([['received'], []]);
  expect((await deal.claim('seller', 'unpaid')).body.modifiedCount).toBe(1);
});

test('strangers, admins and orders without a dispute cannot be settled or withdrawn', async () => {
  await deal.bringTo('handed-over');
  expectProblem(await settle('buyer', 'completed'), 409);
  expectProblem(await withdraw('buyer'), 409);
  await deal.claim('buyer', 'wrong-item');
  const path = `/orders/${deal.order}/dispute`;
  for (const as of [admin, await shop.createUser('Buyer')]) {
    expectProblem(await shop.call('DELETE', path, { as }), 403);
    const body = { outcome: 'completed' };
    expectProblem(await shop.call('PUT', `${path}/settlement`, { as, body }), 403);
  }
});

test('a side can propose six settlements an hour', async () => {
  deal = await Deal.open(limitedShop);
  await deal.missMeeting();
  for (let number = 0; number < 6; number++)
    expect((await settle('buyer', number % 2 ? 'completed' : 'cancelled')).status).toBe(200);
  expectProblem(await settle('buyer', 'cancelled'), 429);
  expect((await settle('seller', 'completed')).body.order.stage).toBe('completed');
});
