import { expect, test } from 'vitest';
import { Deal, inHours } from '#test/deals.ts';
import { isWaitingForReader } from '#src/deals/orders/status-text.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const propose = async (deal: Deal) => {
  await deal.bringTo('accepted');
  await deal.propose('seller', inHours(48));
};

const places: [string, (deal: Deal) => Promise<unknown>, ...('buyer' | 'seller')[]][] = [
  ['a request', async () => undefined, 'seller'],
  ['an accepted order', (deal) => deal.bringTo('accepted')],
  ['a proposal by the seller', propose, 'buyer'],
  ['a proposal that is in the past', (deal) => propose(deal).then(() => deal.moveProposalBack(1))],
  ['an arranged meeting', (deal) => deal.bringTo('arranged')],
  [
    'a new proposal for an arranged meeting',
    (deal) => deal.arrange().then(() => deal.propose('buyer', inHours(72))),
    'seller',
  ],
  ['a handover that the seller has reported', (deal) => deal.bringTo('handed-over'), 'buyer'],
  [
    'a handover that the buyer has reported',
    (deal) => deal.bringTo('accepted').then(() => deal.take('received', 'buyer')),
    'seller',
  ],
  ['a claim by the buyer', (deal) => deal.missMeeting(), 'seller'],
  [
    'a claim that was answered',
    async (deal) => {
      await deal.missMeeting();
      await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
    },
  ],
  [
    'an answered claim that the buyer suggests to settle',
    async (deal) => {
      await deal.missMeeting();
      await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
      await deal.call('PUT', '/dispute/settlement', 'buyer', { body: { outcome: 'cancelled' } });
    },
    'seller',
  ],
  [
    'a denied handover whose dispute was withdrawn',
    async (deal) => {
      await deal.denyHandover();
      await deal.call('DELETE', '/dispute', 'buyer');
    },
    'buyer',
  ],
  ['a completed order', (deal) => deal.bringTo('completed')],
];

test.for(places)(
  'an order is listed as waiting only for the side that has to act: %s',
  async ([, bring, ...actors]) => {
    const deal = await Deal.open(shop);
    await bring(deal);
    for (const side of ['buyer', 'seller'] as const) {
      const waits = actors.includes(side);
      const shown = await deal.show(side);
      expect(isWaitingForReader(shown), side).toBe(waits);
      expect(shown.waitsFor, side).toBe(actors[0] ?? null);
      expect(shown.acts.includes('agree') && !waits, side).toBe(false);
      const { body } = await shop.call('GET', '/orders?turn=mine', { as: deal[side] });
      expect(
        body.map(({ _id }: { _id: string }) => _id),
        side,
      ).toEqual(waits ? [deal.order] : []);
    }
  },
);
