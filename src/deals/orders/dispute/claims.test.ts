import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

let deal: Deal;
const shop = await useShop();
beforeEach(async () => {
  deal = await Deal.open(shop);
});

type Bring = (deal: Deal) => Promise<unknown>;
const afterMeeting: Bring = async (one) => {
  await one.arrange();
  await one.moveMeetingBack(2);
};
const reportedByBuyer: Bring = async (one) => {
  await one.bringTo('accepted');
  await one.take('received', 'buyer');
};

test.for<[string, Bring, buyer: string[], seller: string[]]>([
  ['accepted', (one) => one.bringTo('accepted'), [], []],
  ['arranged, before the meeting', (one) => one.arrange(), [], []],
  ['arranged, after the meeting', afterMeeting, ['no-show', 'not-received'], ['no-show']],
  [
    'handed over, as the seller reported',
    (one) => one.bringTo('handed-over'),
    ['not-handed-over', 'not-received', 'not-as-described', 'wrong-item'],
    ['unpaid'],
  ],
  [
    'handed over, as the buyer reported',
    reportedByBuyer,
    ['not-as-described', 'wrong-item'],
    ['not-handed-over', 'unpaid'],
  ],
  ['completed', (one) => one.bringTo('completed'), [], []],
])('the possible claims about an order that is %s', async ([, bring, buyer, seller]) => {
  await bring(deal);
  const shown = { buyer: await deal.show('buyer'), seller: await deal.show('seller') };
  expect([shown.buyer.claims, shown.seller.claims]).toEqual([buyer, seller]);
  for (const side of ['buyer', 'seller'] as const) {
    const { claims, acts } = shown[side];
    expect(acts.includes('dispute'), side).toBe(claims.length > 0);
    const refused = side === 'buyer' ? 'unpaid' : 'wrong-item';
    expectProblem(await deal.claim(side, refused), claims.length > 0 ? 422 : 409);
  }
});

test.for([
  ['buyer', 'not-as-described'],
  ['buyer', 'wrong-item'],
  ['buyer', 'not-received'],
  ['seller', 'unpaid'],
] as const)('the %s can claim %s after the handover, and an admin decides it', async ([side, reason]) => {
  await deal.bringTo('handed-over');
  expect((await deal.claim(side, reason)).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'disputed', state: 'sold' },
  });
  expect((await deal.show('buyer')).dispute).toMatchObject({ by: side, reason });
  await deal.passDeadline();
  expect((await deal.show('buyer')).stage).toBe('disputed');
  await deal.passDeadline();
  expect((await deal.show('buyer')).stage).toBe('completed');
});

test('a buyer who paid at the meeting can claim that they did not get the item', async () => {
  await afterMeeting(deal);
  expect((await deal.claim('buyer', 'not-received')).body.order).toMatchObject({
    stage: 'disputed',
    state: 'open',
  });
  await deal.passDeadline();
  expect((await deal.show('buyer')).stage, 'unanswered, but not a no-show').toBe('disputed');
  await deal.passDeadline();
  expect([(await deal.show('buyer')).stage, await deal.itemState()]).toEqual(['cancelled', 'available']);
});

test('the database rejects a reason that the side cannot have', async () => {
  await deal.denyHandover();
  const change = (by: string, reason: string) =>
    sql`update disputes set opened_by = ${by}, reason = ${reason} where order_id = ${deal.order}`.execute(
      shop.app.db,
    );
  for (const [by, reason] of [
    ['buyer', 'unpaid'],
    ['seller', 'not-received'],
    ['seller', 'wrong-item'],
    ['seller', 'not-as-described'],
    ['buyer', 'late'],
  ] as const)
    await expect(change(by, reason), `${by} ${reason}`).rejects.toThrow('disputes_reason_check');
  await change('seller', 'unpaid');
});
