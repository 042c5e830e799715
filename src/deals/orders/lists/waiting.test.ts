import { expect, test } from 'vitest';
import { Deal, inHours } from '#test/deals.ts';
import { isTurnOf } from '#src/deals/orders/status-text.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const propose = async (deal: Deal) => {
  await deal.bringTo('accepted');
  await deal.propose('seller', inHours(48));
};

const places: [string, (deal: Deal) => Promise<unknown>, ...('buyer' | 'seller')[]][] = [
  ['a request', async () => undefined, 'seller'],
  ['what is accepted', (deal) => deal.bringTo('accepted')],
  ['a proposal of the seller', propose, 'buyer'],
  ['a proposal that nobody answered in time', (deal) => propose(deal).then(() => deal.moveProposalBack(1))],
  ['a meeting', (deal) => deal.bringTo('arranged')],
  ['another proposal', (deal) => deal.arrange().then(() => deal.propose('buyer', inHours(72))), 'seller'],
  ['what the seller says was handed over', (deal) => deal.bringTo('handed-over'), 'buyer'],
  [
    'what the buyer says they have',
    (deal) => deal.bringTo('accepted').then(() => deal.take('received', 'buyer')),
    'seller',
  ],
  ['a claim of the buyer', (deal) => deal.missMeeting(), 'seller'],
  [
    'a claim that was answered',
    async (deal) => {
      await deal.missMeeting();
      await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
    },
  ],
  ['the end', (deal) => deal.bringTo('completed')],
];

test.for(places)(
  '%s is listed as waiting only for the side whose turn it is',
  async ([, bring, ...whose]) => {
    const deal = await Deal.open(shop);
    await bring(deal);
    for (const side of ['buyer', 'seller'] as const) {
      const waits = whose.includes(side);
      const shown = await deal.show(side);
      expect(isTurnOf(shown), side).toBe(waits);
      expect(shown.acts.includes('agree') && !waits, side).toBe(false);
      const { body } = await shop.call('GET', '/orders?turn=mine', { as: deal[side] });
      expect(
        body.map(({ _id }: { _id: string }) => _id),
        side,
      ).toEqual(waits ? [deal.order] : []);
    }
  },
);
