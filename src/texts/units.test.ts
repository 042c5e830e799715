import { expect, test } from 'vitest';
import { inUnits, kmOf, roundDistance } from './units.ts';

test('whole miles are the same after they were kilometers', () => {
  const miles = Array.from({ length: 621 }, (_, at) => at + 1);
  expect(miles.map((number) => inUnits(kmOf(number, 'mi'), 'mi'))).toEqual(miles);
});

test.for([
  [0, 'km', 5, true],
  [4_999, 'km', 5, true],
  [12_400, 'km', 12, false],
  [58_000, 'km', 60, false],
  [247_000, 'km', 250, false],
  [1_234_000, 'km', 1200, false],
  [8_000, 'mi', 5, true],
  [19_312, 'mi', 12, false],
] as const)('%i m are rounded in %s to %i', ([meters, units, number, isUnder]) => {
  expect(roundDistance(meters, units)).toEqual({ number, isUnder });
});
