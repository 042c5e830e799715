import { afterAll, expect, test } from 'vitest';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { Deal } from '#test/deals.ts';
import { openShop, startBackgroundWork } from '#test/shop.ts';

// At this speed an hour takes 0.1 s, so two days take 4.8 s and two weeks 34 s.
const speed = 36_000;
const shop = await openShop({ DEAL_SPEED: String(speed) });
const stop = startBackgroundWork(shop);
afterAll(async () => {
  await stop();
  await shop.close();
});

async function expectEnd(deal: Deal, stage: OrderStage): Promise<void> {
  const { until } = await deal.show('buyer');
  const [due, patience] = [Date.parse(until!), 60_000];
  await expect
    .poll(async () => (await deal.show('buyer')).stage, {
      timeout: due - Date.now() + patience,
      interval: 100,
    })
    .toBe(stage);
  const { history } = await deal.show('buyer');
  const last = history.at(-1)!;
  expect([last.stage, last.by]).toEqual([stage, 'clock']);
  expect(history.filter((step) => step.stage === stage)).toHaveLength(1);
  const late = (Date.parse(last.at) - due) / 1000;
  // oxlint-disable-next-line no-console -- the measured result is printed
  console.log(`${stage}: ${late.toFixed(1)} s late`);
  expect(late).toBeGreaterThanOrEqual(0);
}

test.for([
  ['a request that nobody answers expires', 'requested', 'expired'],
  ['an accepted order without a meeting expires', 'accepted', 'expired'],
  ['a handover that nobody confirms is completed', 'handed-over', 'completed'],
] as const)('%s in time', async ([, from, to]) => {
  const deal = await Deal.open(shop);
  await deal.bringTo(from);
  await expectEnd(deal, to);
});

test('an arranged order expires after its meeting, and an unanswered claim ends as a no-show', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange(3 / 3600);
  await expectEnd(deal, 'expired');
  const missed = await Deal.open(shop);
  await missed.arrange(2 / 3600);
  await expect
    .poll(async () => (await missed.claim('buyer')).status, { timeout: 30_000, interval: 200 })
    .toBe(200);
  await expectEnd(missed, 'no-show');
});
