import { expect, test } from 'vitest';
import type { OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { Deal, inHours } from '#test/deals.ts';
import { useShop } from '#test/shop.ts';
import { currentCard, dealEntries, type ThreadOrder } from './entries.ts';

const shop = await useShop();

async function ofOrder(deal: Deal, side: OrderSide) {
  const order: ThreadOrder = { ...(await deal.show(side)), now: Date.now() };
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

test('both sides are asked whether they met from an hour after the meeting', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  await deal.moveMeetingBack(2);
  expect((await ofOrder(deal, 'buyer')).current).toEqual(['handover', 'met']);
  expect((await ofOrder(deal, 'seller')).current).toEqual(['handover', 'met']);
});

const turn = { amount: 505, note: null, warnings: [], date: '2026-11-26T10:00:00.000Z', auto: false };
const offer = (state: Offer['state'], acts: Offer['acts'], until: string | null): Offer => ({
  _id: 'offer-2',
  listing: 'item',
  version: 1,
  changes: [],
  kind: 'cameras',
  title: 'Leica M3',
  img: '/demo/lens-50-1200.webp',
  sale: 545,
  side: 'seller',
  other: 'Bo',
  gone: false,
  amount: 530,
  by: 'seller',
  state,
  date: turn.date,
  until,
  left: { buyer: 2, seller: 2 },
  acts,
  order: null,
  turns: [
    { ...turn, by: 'buyer', state: 'countered' },
    { ...turn, by: 'seller', amount: 530, state, date: '2026-11-26T11:00:00.000Z' },
  ],
});

test('each amount is a card, and the last one is open until an order follows', async () => {
  const until = '2026-11-28T11:00:00.000Z';
  const open = dealEntries({
    offers: [offer('open', ['accept', 'decline'], until)],
    steps: [],
    order: undefined,
  });
  expect(open.map(({ key, kind }) => [kind, key])).toEqual([
    ['offer', 'offer:2026-11-26T10:00:00.000Z'],
    ['offer', 'offer:2026-11-26T11:00:00.000Z'],
  ]);
  expect(currentCard(open, undefined, false)).toEqual({
    key: 'offer:2026-11-26T11:00:00.000Z',
    task: 'answer',
  });
  const deal = await Deal.open(shop);
  await deal.bringTo('accepted');
  const order: ThreadOrder = { ...(await deal.show('seller')), now: Date.now() };
  const after = dealEntries({ offers: [offer('accepted', [], null)], steps: [], order });
  expect(currentCard(after, order, false)?.task).toBe('meeting');
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
