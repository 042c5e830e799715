import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { Deal, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import { orderDeadline } from './deadline-service.server.ts';

let deal: Deal;
const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');
beforeEach(async () => {
  deal = await Deal.open(shop);
});

const reason = 'The seller wrote to us that it is stolen.';
const cancel = () => deal.call('PUT', '/cancel', 'buyer', { as: admin, body: { reason } });
const shownToAdmin = async () => (await deal.call('GET', '', 'buyer', { as: admin })).body;

test.for<[string, string, () => Promise<unknown>]>([
  ['requested', 'available', async () => undefined],
  ['accepted', 'available', () => deal.bringTo('accepted')],
  ['arranged', 'available', () => deal.bringTo('arranged')],
  ['handed over', 'hidden', () => deal.bringTo('handed-over')],
  ['disputed as a no-show', 'available', () => deal.missMeeting()],
  ['disputed as not handed over', 'hidden', () => deal.denyHandover()],
])(
  'an admin can cancel an order that is %s with a reason, and the item is then %s',
  async ([, state, bring]) => {
    await bring();
    expect((await shownToAdmin()).acts).toEqual(['cancel']);
    const newMails = mailReader(shop);
    await newMails();
    expect((await cancel()).body).toMatchObject({
      modifiedCount: 1,
      order: { stage: 'cancelled', acts: [] },
    });
    expect((await cancel()).body.modifiedCount).toBe(0);
    expect(await deal.itemState()).toBe(state);
    const { reason: shownReason, dispute } = await deal.show('buyer');
    expect([shownReason, dispute?.outcome ?? 'cancelled']).toEqual([reason, 'cancelled']);
    const mails = await newMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([deal.buyer.email, deal.seller.email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain(`Reason: ${reason}`);
      expect(text).toContain('An admin has canceled this order.');
    }
    const { rows } = await sql<{ act: string; note: string }>`
    select act, note from audit_log where target_id = ${deal.order}`.execute(shop.app.db);
    expect(rows).toEqual([{ act: 'cancelled-order', note: reason }]);
  },
);

test.for(['completed', 'declined', 'withdrawn'] as const)(
  'an admin cannot end an order that is %s',
  async (stage) => {
    await deal.bringTo(stage);
    expect((await shownToAdmin()).acts).toEqual([]);
    expectProblem(await cancel(), 409);
    expect((await deal.show('buyer')).stage).toBe(stage);
  },
);

test.for([
  ['requested', 'expired', 0],
  ['handed-over', 'completed', 1],
] as const)(
  'deleting an order that is %s at its deadline does not cancel it, and the order is then %s',
  async ([from, stage, deletedCount]) => {
    await deal.bringTo(from);
    await deal.expireDeadline();
    expect((await deal.call('DELETE', '', 'buyer')).body).toEqual({ deletedCount });
    expect((await deal.history()).at(-1)).toEqual([stage, 'clock']);
    await orderDeadline.handleOverdue(shop.app);
    expect((await deal.show('seller')).stage).toBe(stage);
  },
);
