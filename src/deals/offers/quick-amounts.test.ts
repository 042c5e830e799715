import { expect, test } from 'vitest';
import { counterAmounts, percentBelow, quickAmounts } from './quick-amounts.ts';
import type { Offer } from './schemas.ts';

test.for([
  [549, 0, [520, 495, 465]],
  [310.5, 0, [295, 280, 265]],
  [45, 0, [43, 41, 38]],
  [1350, 0, [1280, 1220, 1150]],
  [12_400, 0, [11_800, 11_150, 10_550]],
  [160_000, 0, [150_000, 145_000, 135_000]],
  [549, 495, [520]],
  [549, 520, []],
  [1, 0, []],
  [3, 0, []],
])('suggested amounts for %d above an offer of %d are %j', ([sale, highest, amounts]) => {
  expect(quickAmounts(Number(sale), Number(highest))).toEqual(amounts);
});

test.for([
  [480, 549, 13],
  [548.99, 549, 0],
  [0.01, 549, 99],
  [549, 549, null],
  [600, 549, null],
  [-1, 549, null],
])('an amount of %d is below a price of %d by %d percent', ([amount, sale, percent]) => {
  expect(percentBelow(Number(amount), Number(sale))).toBe(percent);
});

type Turn = [by: 'buyer' | 'seller', amount: number];
const turnOf = ([by, amount]: Turn): Offer['turns'][number] => ({
  by,
  amount,
  note: null,
  warnings: [],
  state: 'open',
  auto: false,
  date: '2026-11-27T10:00:00.000Z',
});

test.for<['buyer' | 'seller', number, Turn[], number[]]>([
  ['seller', 310.5, [['buyer', 250]], [295, 280, 265]],
  [
    'seller',
    310.5,
    [
      ['buyer', 200],
      ['seller', 300],
      ['buyer', 250],
    ],
    [290, 275, 265],
  ],
  [
    'buyer',
    310.5,
    [
      ['buyer', 250],
      ['seller', 300],
    ],
    [290, 275, 265],
  ],
  [
    'buyer',
    310.5,
    [
      ['buyer', 250],
      ['seller', 255],
    ],
    [],
  ],
])('the suggested counteroffers of a %s, for %d after %j, are %j', ([side, sale, turns, amounts]) => {
  const [, amount] = turns.at(-1)!;
  expect(counterAmounts({ side, sale, amount, turns: turns.map(turnOf) })).toEqual(amounts);
});
