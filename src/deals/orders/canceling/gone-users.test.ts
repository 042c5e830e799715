import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderDeadline } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const missed = (deal: Deal) => deal.missMeeting();
const places: [string, (deal: Deal) => Promise<unknown>, string][] = [
  ['requested', async () => undefined, 'cancelled'],
  ['accepted', (deal) => deal.bringTo('accepted'), 'cancelled'],
  ['arranged', (deal) => deal.bringTo('arranged'), 'cancelled'],
  ['disputed as a no-show', missed, 'cancelled'],
  ['handed over', (deal) => deal.bringTo('handed-over'), 'handed-over'],
  ['disputed as not handed over', (deal) => deal.denyHandover(), 'disputed'],
];
const remove = {
  suspended: ({ id }: TestUser) =>
    shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'Three buyers waited in vain.' } }),
  closed: ({ id }: TestUser) => shop.call('DELETE', `/users/${id}`, { as: admin }),
};

async function isBooked(deal: Deal): Promise<boolean> {
  const rows = await shop.sql`select from booked_listings where id = ${deal.item}`;
  return rows.length > 0;
}

const cases = places.flatMap(([name, bring, stage]) =>
  (['buyer', 'seller'] as const).flatMap((side) =>
    (['suspended', 'closed'] as const).map((how) => [name, stage, side, how, bring] as const),
  ),
);

test.for(cases)(
  'an order that is %s becomes or stays %s when its %s is %s',
  async ([, stage, side, how, bring]) => {
    const deal = await Deal.open(shop);
    await bring(deal);
    expect((await remove[how](deal[side])).status).toBe(200);
    const { body: shown } = await deal.call('GET', '', 'buyer', { as: admin });
    expect([shown.stage, await isBooked(deal)]).toEqual([stage, false]);
    const hasEnded = stage === 'cancelled';
    expect(shown.history.at(-1).by === 'shop').toBe(hasEnded);
    expect(shown.dispute?.outcome ?? null).toBe(hasEnded && bring === missed ? 'cancelled' : null);
    // An order that was handed over continues without the user. It passes two deadlines if the handover was denied.
    for (let times = 0; times < 2; times++) {
      const later = sql`update orders set due_at = now() - interval '1 second' where id = ${deal.order} and due_at is not null`;
      await later.execute(shop.app.db);
      await orderDeadline.handleOverdue(shop.app);
    }
    const { body: ended } = await deal.call('GET', '', 'buyer', { as: admin });
    expect(ended.stage).toBe(hasEnded ? 'cancelled' : 'completed');
  },
);

test.for([
  ['buyer', 'suspended'],
  ['buyer', 'closed'],
  ['seller', 'suspended'],
  ['seller', 'closed'],
] as const)('the open offers of a %s who is %s are closed', async ([side, how]) => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(200);
  await remove[how](negotiation[side]);
  if (side === 'seller' && how === 'suspended') expectProblem(await negotiation.offer(260), 404);
  expect(await shop.sql`select state from offers where id = ${id}`).toEqual([{ state: 'closed' }]);
});
