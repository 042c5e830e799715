import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chooseTail,
  minSales,
  noTerms,
  rangeOf,
  replay,
  sumHeld,
  tails,
  termsOf,
  votesOf,
  type Held,
  type Sale,
} from './ranges.ts';

let users = 0;
/** A Good item, sold by somebody to somebody else. */
const sale = (amount: number, changes: Partial<Sale> = {}): Sale => ({
  amount,
  condition: 'Good',
  daysAgo: 30,
  seller: `user ${++users}`,
  buyer: `user ${++users}`,
  isImported: false,
  ...changes,
});
const salesFor = (amounts: readonly number[]): Sale[] => amounts.map((amount) => sale(amount));
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => 1000 + index);
const good = (sales: readonly Sale[]) => rangeOf(sales, 'Good', noTerms);

test('a range needs nine sales, and is then from the least to the greatest, of nineteen from the second to the eighteenth', () => {
  expect(good(salesFor(upTo(8)))).toEqual({ status: 'too-few', n: 8, sellers: 8, imported: 0 });
  const nine = { status: 'range', n: 9, sellers: 9, imported: 0, low: 1000, mid: 1004, high: 1008 };
  expect(good(salesFor(upTo(9).toReversed()))).toEqual(nine);
  expect(good(salesFor(upTo(18)))).toMatchObject({ low: 1000, high: 1017 });
  expect(good(salesFor(upTo(19)))).toMatchObject({ low: 1001, mid: 1009, high: 1017 });
});

test('only sales in the same condition count as long as nothing is known about the others', () => {
  const others = [sale(500, { condition: 'Fair' }), sale(3000, { condition: 'Excellent' })];
  expect(good([...salesFor(upTo(8)), ...others])).toMatchObject({ status: 'too-few', n: 8 });
});

test('the third sale of a user changes nothing, whether they sold or bought', () => {
  const sales = salesFor(upTo(9));
  const ring = { seller: 'one', buyer: 'other' };
  const twice = [...sales, sale(1001, ring), sale(1002, ring)];
  expect(good(twice)).toMatchObject({ n: 11, sellers: 10 });
  for (const sides of [
    ring,
    { seller: 'other', buyer: 'one' },
    { seller: 'one', buyer: 'new' },
    { seller: 'new', buyer: 'other' },
  ])
    for (const amount of [1, 900, 100_000])
      expect(good([...twice, sale(amount, sides)])).toEqual(good(twice));
});

const soldBy = (seller: string, amount: number): Sale => sale(amount, { seller });

test('a range needs five sellers; each imported sale counts as one', () => {
  const four = ['a', 'b', 'c', 'd'].flatMap((seller) => [soldBy(seller, 1000), soldBy(seller, 1100)]);
  expect(good([...four, soldBy('a', 1000)])).toMatchObject({ status: 'too-few', n: 8, sellers: 4 });
  expect(good([...four, soldBy('e', 1000)])).toMatchObject({ status: 'range', n: 9, sellers: 5 });
  const imported = { seller: null, buyer: null, isImported: true };
  expect(good(upTo(9).map((amount) => sale(amount, imported)))).toMatchObject({
    status: 'range',
    sellers: 9,
    imported: 9,
  });
});

test('there is no range if its highest price is more than 2.5 times the lowest', () => {
  const middle = Array.from({ length: 7 }, () => 1500);
  expect(good(salesFor([1000, ...middle, 2500]))).toMatchObject({ status: 'range', low: 1000, high: 2500 });
  expect(good(salesFor([1000, ...middle, 2501]))).toEqual({
    status: 'too-wide',
    n: 9,
    sellers: 9,
    imported: 0,
  });
});

const amounts = fc.uniqueArray(fc.integer({ min: 40_000, max: 100_000 }), { minLength: 9, maxLength: 90 });

test('the range covers at least the promised share of the n + 1 places in which the next price can fall', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...tails), (all, tail) => {
      const range = rangeOf(salesFor(all), 'Good', { ...noTerms, tail });
      expect(range.status).toBe(all.length < minSales(tail) ? 'too-few' : 'range');
      if (range.status !== 'range') return;
      const outside = all.filter((price) => price < range.low || price > range.high).length;
      // Below the lowest price of the range is one more place than there are prices, and so it is above the highest.
      expect((outside + 2) / (all.length + 1)).toBeLessThanOrEqual((2 * tail) / 1000 + 1e-9);
      expect(range.low <= range.mid && range.mid <= range.high).toBe(true);
    }),
  );
});

test('two users who trade with each other as often as they like cannot move a range of 29 sales beyond its sales', () => {
  const many = fc.array(fc.integer({ min: 40_000, max: 100_000 }), { minLength: 29, maxLength: 60 });
  const traded = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.boolean()), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(many, traded, (all, ring) => {
      const fakes = ring.map(([amount, turned]) =>
        sale(amount, turned ? { seller: 'one', buyer: 'other' } : { seller: 'other', buyer: 'one' }),
      );
      const range = good([...fakes, ...salesFor(all)]);
      expect(range.n).toBeLessThanOrEqual(all.length + 2);
      if (range.status !== 'range') throw new Error(range.status);
      expect(range.low).toBeGreaterThanOrEqual(Math.min(...all));
      expect(range.high).toBeLessThanOrEqual(Math.max(...all));
    }),
  );
});

/** Sales of a model whose prices follow from the condition and the day alone. */
const exactModel = (price: number, growth: number): Sale[] =>
  [300, 200, 100, 0].flatMap((daysAgo) =>
    (['Excellent', 'Good', 'Fair'] as const).map((condition, index) =>
      sale(Math.round(price * 1.25 ** (1 - index) * (1 + growth) ** (-daysAgo / (365 / 12))), {
        condition,
        daysAgo,
      }),
    ),
  );

test('conditions and the drift of prices are taken into account from 200 sales in the shop', () => {
  const models = Array.from({ length: 20 }, (_, index) => exactModel(100_000 + index * 5000, -0.01));
  const terms = termsOf(models.map(votesOf));
  expect(terms.offsets.Good).toBe(0);
  expect(terms.offsets.Excellent).toBeCloseTo(Math.log(1.25), 3);
  expect(terms.offsets.Fair).toBeCloseTo(-Math.log(1.25), 3);
  expect(terms.drift).toBeCloseTo(Math.log(0.99), 4);
  const range = rangeOf(models[0]!, 'Good', { ...terms, tail: 100 });
  if (range.status !== 'range') throw new Error(range.status);
  expect(range.n).toBe(12);
  // All sales mean the same price of a Good item today.
  expect([range.low, range.high].map((price) => Math.round(price / 100))).toEqual([1000, 1000]);
  expect(termsOf(models.slice(0, 16).map(votesOf))).toEqual({ offsets: {}, drift: 0 });
});

test('a condition with fewer than 30 sales in the shop is left out', () => {
  const models = Array.from({ length: 29 }, () => exactModel(100_000, 0));
  const rareFair = models.map((model) => {
    const [fair] = model.filter(({ condition }) => condition === 'Fair');
    return [...model.filter(({ condition }) => condition !== 'Fair'), fair!];
  });
  expect(Object.keys(termsOf(rareFair.map(votesOf)).offsets)).toEqual(['Excellent', 'Good']);
  expect(Object.keys(termsOf([...rareFair, models[0]!].map(votesOf)).offsets)).toEqual([
    'Excellent',
    'Good',
    'Fair',
  ]);
});

const all = (...shares: number[]): Held[] =>
  tails.map((tail, index) => ({ tail, held: shares[index]!, of: 200 }));

test('a shop where under 77 % of 200 sales were within their range gets wider ranges', () => {
  expect(chooseTail(all(154, 0, 0)).tail).toBe(100);
  expect(chooseTail(all(153, 154, 0)).tail).toBe(75);
  expect(chooseTail(all(153, 153, 154)).tail).toBe(50);
  expect(chooseTail(all(0, 0, 0)).tail).toBe(50);
  expect(chooseTail([{ tail: 100, held: 0, of: 199 }, ...all(0, 0, 0).slice(1)]).tail).toBe(100);
});

test('a replayed sale is compared with the sales of the days before it, within a year', () => {
  const before = upTo(9).map((amount) => sale(amount, { daysAgo: 400 }));
  const held = (...more: Sale[]): Held | undefined => replay([...before, ...more], noTerms)[0];
  expect(held(sale(1008, { daysAgo: 36 }))).toEqual({ tail: 100, held: 1, of: 1 });
  expect(held(sale(1009, { daysAgo: 36 }))).toEqual({ tail: 100, held: 0, of: 1 });
  expect(held(sale(1008, { daysAgo: 34 }))).toEqual({ tail: 100, held: 0, of: 0 });
  // Neither sale of a day is compared with the other one.
  expect(held(sale(1009, { daysAgo: 36 }), sale(1009, { daysAgo: 36 }))).toEqual({
    tail: 100,
    held: 0,
    of: 2,
  });
});

/** Returns a function that returns numbers from 0 to 1, always the same ones. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('in a simulated shop with 300 models, ranges hold at least 80 % of the next sales', () => {
  const random = seeded(7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const models = Array.from({ length: 300 }, () => {
    const [price, spread] = [Math.exp(10 + normal()), 0.08 + 0.14 * random()];
    return Array.from({ length: Math.round(12 + 60 * random() ** 2) }, () => Math.floor(730 * random()))
      .toSorted((one, other) => other - one)
      .map((daysAgo) => {
        const condition = (['Good', 'Good', 'Excellent', 'Fair'] as const)[Math.floor(random() * 4)]!;
        const offset = { Excellent: 0.15, Good: 0, Fair: -0.3 }[condition];
        // One sale in twenty is far off, because the item came with more or was in a worse state than stated.
        const noise = (random() < 0.05 ? 4 : 1) * spread * normal();
        return sale(Math.round(price * Math.exp(offset - (-0.006 * daysAgo) / 30 + noise)), {
          condition,
          daysAgo,
        });
      });
  });
  const year = models.map((sales) => sales.filter(({ daysAgo }) => daysAgo < 365));
  const terms = termsOf(year.map(votesOf));
  expect(terms.drift).toBeCloseTo(-0.006, 2);
  const [first] = sumHeld(models.flatMap((sales) => replay(sales, terms)));
  expect(first!.of).toBeGreaterThan(1000);
  const share = first!.held / first!.of;
  expect(share).toBeGreaterThanOrEqual(0.8);
  expect(share).toBeLessThan(0.9);
});
