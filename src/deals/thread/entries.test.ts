import { expect, test } from 'vitest';
import type { ShownOrder } from '#src/deals/orders/client.ts';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { Deal, inHours } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { useShop } from '#test/shop.ts';
import { currentCard, dealEntries } from './entries.ts';

const shop = await useShop();

async function ofOrder(deal: Deal, side: OrderSide) {
  const order: ShownOrder = { ...(await deal.show(side)), now: Date.now() };
  const entries = dealEntries({ offers: [], steps: [], order });
  const kinds = entries.map((entry) =>
    entry.kind === 'step' || entry.kind === 'stage' ? `${entry.kind} ${entry.step.stage}` : entry.kind,
  );
  const current = currentCard(entries, order, order.stage === 'completed');
  const card = entries.find(({ key }) => key === current?.key);
  return { kinds, current: [card?.kind, current?.task] };
}

type Case = {
  stage: OrderStage;
  kinds: string[];
  buyer: (string | null)[];
  seller: (string | null)[];
};
const begun = ['step requested', 'step accepted'];

test.for<Case>([
  { stage: 'requested', kinds: ['stage requested'], buyer: ['stage', null], seller: ['stage', 'answer'] },
  {
    stage: 'accepted',
    kinds: ['step requested', 'stage accepted'],
    buyer: ['stage', 'meeting'],
    seller: ['stage', 'meeting'],
  },
  {
    stage: 'arranged',
    kinds: [...begun, 'suggestion', 'step arranged', 'meeting', 'handover'],
    buyer: ['handover', 'handover'],
    seller: ['handover', 'handover'],
  },
  {
    stage: 'handed-over',
    kinds: ['step requested', 'stage handed-over'],
    buyer: ['stage', 'answer'],
    seller: ['stage', null],
  },
  {
    stage: 'completed',
    kinds: ['step requested', 'step handed-over', 'stage completed', 'reviews'],
    buyer: ['reviews', 'review'],
    seller: ['reviews', 'review'],
  },
  {
    stage: 'disputed',
    kinds: [...begun, 'suggestion', 'step arranged', 'step disputed', 'dispute'],
    buyer: ['dispute', 'answer'],
    seller: ['dispute', null],
  },
  {
    stage: 'declined',
    kinds: ['step requested', 'stage declined'],
    buyer: ['stage', null],
    seller: ['stage', null],
  },
  {
    stage: 'cancelled',
    kinds: [...begun, 'stage cancelled'],
    buyer: ['stage', null],
    seller: ['stage', null],
  },
])(
  'the thread of an order in the stage $stage has one open card',
  async ({ stage, kinds, buyer, seller }) => {
    const deal = await Deal.open(shop);
    await deal.bringTo(stage);
    const [ofBuyer, ofSeller] = [await ofOrder(deal, 'buyer'), await ofOrder(deal, 'seller')];
    const known = kinds.filter((kind) => kind !== 'suggestion');
    expect(
      [ofBuyer.kinds, ofSeller.kinds].map((list) => list.filter((kind) => kind !== 'suggestion')),
    ).toEqual([known, known]);
    expect([ofBuyer.current, ofSeller.current]).toEqual([buyer, seller]);
  },
);

test('a suggested meeting is the open card of the side that has to answer it', async () => {
  const deal = await Deal.open(shop);
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48));
  expect((await ofOrder(deal, 'seller')).current).toEqual(['meeting', 'answer']);
  expect((await ofOrder(deal, 'buyer')).current).toEqual(['meeting', null]);
  await deal.moveProposalBack(1);
  expect((await ofOrder(deal, 'seller')).current).toEqual(['stage', 'meeting']);
});

test('the cards of a meeting keep their order when a change is suggested and agreed', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  const cards = async () =>
    (await ofOrder(deal, 'seller')).kinds.filter((kind) => kind === 'meeting' || kind === 'handover');
  expect(await cards()).toEqual(['meeting', 'handover']);
  await deal.propose('buyer', inHours(72));
  expect(await cards()).toEqual(['meeting', 'handover']);
  await deal.agree('seller', 2);
  expect(await cards()).toEqual(['meeting', 'handover']);
});

test('a side that suggests another time for an agreed meeting is shown its suggestion', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  await deal.propose('buyer', inHours(72));
  expect((await ofOrder(deal, 'buyer')).current).toEqual(['meeting', 'handover']);
  expect((await ofOrder(deal, 'seller')).current).toEqual(['meeting', 'answer']);
});

test('both sides are asked whether they met from an hour after the meeting', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  await deal.moveMeetingBack(2);
  expect((await ofOrder(deal, 'buyer')).current).toEqual(['handover', 'met']);
  expect((await ofOrder(deal, 'seller')).current).toEqual(['handover', 'met']);
  for (const _claim of [1, 2, 3]) {
    await deal.claim('buyer');
    await deal.call('DELETE', '/dispute', 'buyer');
  }
  expect((await deal.show('buyer')).claims, 'no dispute is left to open').toEqual([]);
  expect((await ofOrder(deal, 'buyer')).current).toEqual(['handover', 'met']);
});

test('each amount is a card, and the last one is open until an order follows', async () => {
  const deal = await Negotiation.open(shop);
  const first = await deal.makeOffer(250);
  const { body: second } = await deal.counter('seller', first, 280);
  const ofOffers = async (side: OrderSide) => {
    const offer = await deal.show(side);
    const entries = dealEntries({ offers: offer ? [offer] : [], steps: [], order: undefined });
    const current = currentCard(entries, undefined, false);
    return {
      amounts: entries.map((entry) => entry.kind === 'offer' && [entry.turn.amount, entry.turn.state]),
      isLast: current?.key === entries.at(-1)?.key,
      task: current?.task,
    };
  };
  const amounts = [
    [250, 'countered'],
    [280, 'open'],
  ];
  expect(await ofOffers('buyer')).toEqual({ amounts, isLast: true, task: 'answer' });
  expect(await ofOffers('seller')).toEqual({ amounts, isLast: true, task: null });
  const { body } = await deal.take('accept', 'buyer', second._id);
  const { body: order } = await shop.call('GET', `/orders/${body.offer.order}`, { as: deal.seller });
  const offers = [await deal.show('seller')].filter((offer) => offer !== null);
  const entries = dealEntries({ offers, steps: [], order });
  expect(entries.map(({ kind }) => kind)).toEqual(['offer', 'offer', 'stage']);
  expect(currentCard(entries, order, false)?.key).toBe(entries[2]?.key);
});

test('an earlier order of the same two is shown in lines without actions', () => {
  const step = { order: 'first', by: 'buyer', date: '2026-11-20T10:00:00.000Z' } as const;
  const steps = [
    { ...step, stage: 'requested' },
    { ...step, stage: 'withdrawn', date: '2026-11-20T11:00:00.000Z' },
  ] as const;
  const entries = dealEntries({ offers: [], steps, order: undefined });
  expect(entries).toEqual([
    {
      kind: 'step',
      key: 'first:requested:2026-11-20T10:00:00.000Z',
      date: '2026-11-20T10:00:00.000Z',
      step: { stage: 'requested', by: 'buyer', previous: null },
    },
    {
      kind: 'step',
      key: 'first:withdrawn:2026-11-20T11:00:00.000Z',
      date: '2026-11-20T11:00:00.000Z',
      step: { stage: 'withdrawn', by: 'buyer', previous: 'requested' },
    },
  ]);
  expect(currentCard(entries, undefined, false)).toBeNull();
});
