import { expect, test } from 'vitest';
import { isWaitingForReader, nextAct } from '#src/deals/orders/next-act.ts';
import { orderSides } from '#src/platform/shared/order-sides.ts';
import { Deal, inHours } from '#test/deals.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const propose = async (deal: Deal) => {
  await deal.bringTo('accepted');
  await deal.propose('seller', inHours(48));
};

async function answerClaim(deal: Deal): Promise<void> {
  await deal.missMeeting();
  await deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I was there.' } });
}

/** Either side can do these, so neither waits for the other. */
const ofEitherSide: unknown[] = ['suggest-meeting', 'report-handover', 'review'];

type Expected = { buyer?: string; seller?: string };
const stages: [string, (deal: Deal) => Promise<unknown>, Expected][] = [
  ['a request', async () => undefined, { seller: 'accept' }],
  [
    'an accepted order',
    (deal) => deal.bringTo('accepted'),
    { buyer: 'suggest-meeting', seller: 'suggest-meeting' },
  ],
  ['a proposal', propose, { buyer: 'answer-meeting' }],
  [
    'a proposal that is in the past',
    (deal) => propose(deal).then(() => deal.moveProposalBack(1)),
    { buyer: 'suggest-meeting', seller: 'suggest-meeting' },
  ],
  ['an arranged meeting', (deal) => deal.bringTo('arranged'), {}],
  [
    'a new proposal for an arranged meeting',
    (deal) => deal.arrange().then(() => deal.propose('buyer', inHours(72))),
    { seller: 'answer-meeting' },
  ],
  ['a meeting half an hour ago', (deal) => deal.arrange().then(() => deal.moveMeetingBack(0.5)), {}],
  [
    'a meeting two hours ago',
    (deal) => deal.arrange().then(() => deal.moveMeetingBack(2)),
    { buyer: 'report-handover', seller: 'report-handover' },
  ],
  [
    'a handover that the seller has reported',
    (deal) => deal.bringTo('handed-over'),
    { buyer: 'confirm-handover' },
  ],
  [
    'a handover that the buyer has reported',
    (deal) => deal.bringTo('accepted').then(() => deal.take('received', 'buyer')),
    { seller: 'confirm-handover' },
  ],
  ['a claim by the buyer', (deal) => deal.missMeeting(), { seller: 'answer-dispute' }],
  [
    'a settlement that the seller suggests',
    async (deal) => {
      await deal.missMeeting();
      await deal.call('PUT', '/dispute/settlement', 'seller', { body: { outcome: 'cancelled' } });
    },
    { buyer: 'answer-settlement', seller: 'answer-dispute' },
  ],
  ['a claim that was answered', (deal) => answerClaim(deal), {}],
  [
    'an answered claim that the buyer suggests to settle',
    async (deal) => {
      await answerClaim(deal);
      await deal.call('PUT', '/dispute/settlement', 'buyer', { body: { outcome: 'cancelled' } });
    },
    { seller: 'answer-settlement' },
  ],
  [
    'a denied handover whose dispute was withdrawn',
    async (deal) => {
      await deal.denyHandover();
      await deal.call('DELETE', '/dispute', 'buyer');
    },
    { buyer: 'confirm-handover' },
  ],
  ['a completed order', (deal) => deal.bringTo('completed'), { buyer: 'review', seller: 'review' }],
  ['a declined request', (deal) => deal.bringTo('declined'), {}],
];

test.for(stages)(
  'an order is the turn of the side that has to answer alone, and its next action is that of the to-do list: %s',
  async ([, bring, expected]) => {
    const deal = await Deal.open(shop);
    await bring(deal);
    const waiting = orderSides.filter((side) => expected[side] && !ofEitherSide.includes(expected[side]));
    for (const side of orderSides) {
      const waits = waiting.includes(side);
      const { body: todo } = await shop.call('GET', '/todo', { as: deal[side] });
      expect(
        todo.items.map(({ act }: { act: string }) => act),
        side,
      ).toEqual(expected[side] ? [expected[side]] : []);
      const shown = await deal.show(side);
      expect(isWaitingForReader(shown), side).toBe(waits);
      const isReview = expected[side] === 'review';
      expect(nextAct(shown), side).toBe((isReview ? null : expected[side]) ?? null);
      expect(shown.waitsFor, side).toBe(waiting.length === 1 ? waiting[0] : null);
      expect(shown.acts.includes('agree') && !waits, side).toBe(false);
      const { body } = await shop.call('GET', '/orders?turn=mine', { as: deal[side] });
      expect(
        body.map(({ _id }: { _id: string }) => _id),
        side,
      ).toEqual(waits ? [deal.order] : []);
    }
  },
);
