import { expect, test } from 'vitest';
import { lowerBy } from './lower-price-dialog.tsx';

test.each([
  [200, 5, 190],
  [310.5, 5, 295],
  [310.5, 10, 279],
  [19.99, 10, 17.99],
  [20, 5, 19],
  [0.05, 10, null],
  [0.01, 20, null],
])('a price of $%d lowered by %d percent is %d', (sale, percent, lower) => {
  expect(lowerBy(sale, percent)).toBe(lower);
});
