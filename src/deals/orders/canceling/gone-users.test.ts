import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { type Person, useShop } from '#test/shop.ts';
import { orderDeadline } from '#src/deals/orders/transitions/deadline-service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const missed = (deal: Deal) => deal.missMeeting();
const places: [string, (deal: Deal) => Promise<unknown>, string][] = [
  ['a request', async () => undefined, 'cancelled'],
  ['what is accepted', (deal) => deal.bringTo('accepted'), 'cancelled'],
  ['what is arranged', (deal) => deal.bringTo('arranged'), 'cancelled'],
  ['a meeting that was missed', missed, 'cancelled'],
  ['what was handed over', (deal) => deal.bringTo('handed-over'), 'handed-over'],
  ['a handover that is denied', (deal) => deal.denyHandover(), 'disputed'],
];
const leave = {
  suspended: ({ id }: Person) =>
    shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'Three buyers waited in vain.' } }),
  closed: ({ id }: Person) => shop.call('DELETE', `/users/${id}`, { as: admin }),
};

async function isBooked(deal: Deal): Promise<boolean> {
  const rows = await shop.sql`select from booked_listings where id = ${deal.item}`;
  return rows.length > 0;
}

const cases = places.flatMap(([name, bring, stage]) =>
  (['buyer', 'seller'] as const).flatMap((side) =>
    (['suspended', 'closed'] as const).map((how) => [name, side, how, bring, stage] as const),
  ),
);

test.for(cases)('%s, whose %s is %s', async ([, side, how, bring, stage]) => {
  const deal = await Deal.open(shop);
  await bring(deal);
  expect((await leave[how](deal[side])).status).toBe(200);
  const { body: shown } = await deal.call('GET', '', 'buyer', { as: admin });
  expect([shown.stage, await isBooked(deal)]).toEqual([stage, false]);
  const hasEnded = stage === 'cancelled';
  expect(shown.history.at(-1).by === 'shop').toBe(hasEnded);
  expect(shown.dispute?.outcome ?? null).toBe(hasEnded && bring === missed ? 'cancelled' : null);
  // A handed-over order continues without the user; a denied handover passes both deadlines.
  for (let times = 0; times < 2; times++) {
    const later = sql`update orders set due_at = now() - interval '1 second' where id = ${deal.order} and due_at is not null`;
    await later.execute(shop.app.db);
    await orderDeadline.handleOverdue(shop.app);
  }
  const { body: ended } = await deal.call('GET', '', 'buyer', { as: admin });
  expect(ended.stage).toBe(hasEnded ? 'cancelled' : 'completed');
});

test.for([
  ['buyer', 'suspended'],
  ['buyer', 'closed'],
  ['seller', 'suspended'],
  ['seller', 'closed'],
] as const)('the offers of a %s who is %s are closed', async ([side, how]) => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(200);
  await leave[how](negotiation[side]);
  if (side === 'seller' && how === 'suspended') expectProblem(await negotiation.offer(260), 404);
  expect(await shop.sql`select state from offers where id = ${id}`).toEqual([{ state: 'closed' }]);
});
