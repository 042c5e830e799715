import { expect, test } from 'vitest';
import { percentBelow, quickAmounts } from './quick-amounts.ts';

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
