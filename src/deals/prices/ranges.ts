import type { Condition } from '#src/platform/db/columns.ts';

/** A sale of one model. Imported sales have no seller and no buyer; some of the demo have none, either. */
export type Sale = {
  /** In cents or other minor units. */
  amount: number;
  condition: Condition;
  daysAgo: number;
  seller: string | null;
  buyer: string | null;
  isImported: boolean;
};

/** The shares that can be left out at each end of a range, in thousandths, the largest first. */
export const tails = [100, 75, 50] as const;
export type Tail = (typeof tails)[number];

/** The effects of condition and time on prices, computed from the sales of the whole shop. */
export type Terms = {
  /** The difference in the logarithm of the price from a Good item. Conditions with too few sales are missing. */
  offsets: Partial<Record<Condition, number>>;
  /** The growth of the logarithm of prices in a month. */
  drift: number;
  tail: Tail;
};
export const noTerms: Terms = { offsets: {}, drift: 0, tail: 100 };

type Counted = { n: number; sellers: number; imported: number };
export type Range = Counted &
  ({ status: 'range'; low: number; mid: number; high: number } | { status: 'too-few' | 'too-wide' });

export const yearDays = 365;
const monthDays = yearDays / 12;
const maxPerUser = 2;
export const minSellers = 5;
const maxRatio = 2.5;

const amountOf = (logarithm: number): number => Math.round(Math.exp(logarithm));

/** The fewest sales of which the tails leave out one at each end. */
export const minSales = (tail: Tail): number => Math.ceil(1000 / tail) - 1;

/**
 * Returns the sales that count: at most two of each user, whether they sold or bought. Two users who trade with each
 * other can therefore place two sales, not four. `sales` has the oldest first, so that a later sale never replaces one.
 */
export function countedSales<S extends Sale>(sales: readonly S[]): S[] {
  const counts = new Map<string, number>();
  return sales.filter(({ seller, buyer }) => {
    const users = [seller, buyer].filter((user) => user !== null);
    const counted = users.every((user) => (counts.get(user) ?? 0) < maxPerUser);
    if (counted) for (const user of users) counts.set(user, (counts.get(user) ?? 0) + 1);
    return counted;
  });
}

/** Each imported sale counts as one seller. */
export const countSellers = (counted: readonly Pick<Sale, 'seller'>[]): number =>
  new Set(counted.map(({ seller }, index) => seller ?? index)).size;

/**
 * Returns the range that the next sale in this condition is expected in. With r = ⌊tail (n + 1)⌋, it reaches from the
 * r-th to the r-th last of n sorted prices, which holds for any distribution. `sales` are those of the model in the last
 * 365 days, the oldest first.
 */
export function rangeOf(sales: readonly Sale[], condition: Condition, terms: Terms): Range {
  const { offsets, drift, tail } = terms;
  const offset = offsets[condition];
  const shiftOf = (of: Condition): number | undefined => {
    const other = offsets[of];
    return of === condition ? 0 : offset === undefined || other === undefined ? undefined : offset - other;
  };
  const counted = countedSales(sales).flatMap(({ amount, daysAgo, ...sale }) => {
    const shift = shiftOf(sale.condition);
    return shift === undefined
      ? []
      : [{ ...sale, value: Math.log(amount) + shift + (drift * daysAgo) / monthDays }];
  });
  const n = counted.length;
  const sellers = countSellers(counted);
  const numbers = { n, sellers, imported: counted.filter(({ isImported }) => isImported).length };
  if (n < minSales(tail) || sellers < minSellers) return { status: 'too-few', ...numbers };
  const values = counted.map(({ value }) => value).toSorted((one, other) => one - other);
  const rank = Math.floor((tail * (n + 1)) / 1000);
  const within = values.slice(rank - 1, n - rank + 1);
  const [low, high] = [amountOf(Math.min(...within)), amountOf(Math.max(...within))];
  return high > low * maxRatio
    ? { status: 'too-wide', ...numbers }
    : { status: 'range', ...numbers, low, mid: amountOf(median(within)), high };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const middle = sorted.slice(Math.floor(half), Math.ceil(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The effects of condition and time in the sales of one model, which has one vote about each. */
export type Votes = { counts: Map<Condition, number>; offsets: Map<Condition, number>; slopes: number[] };

const minVoteDays = 60;

/** `sales` are those of one model in the last 365 days, the oldest first. */
export function votesOf(sales: readonly Sale[]): Votes {
  const byCondition = Map.groupBy(countedSales(sales), ({ condition }) => condition);
  const logOf = (some: readonly Sale[]): number => median(some.map(({ amount }) => Math.log(amount)));
  const dayOf = (some: readonly Sale[]): number => median(some.map(({ daysAgo }) => daysAgo));
  const votes: Votes = { counts: new Map(), offsets: new Map(), slopes: [] };
  const good = byCondition.get('Good');
  for (const [condition, of] of byCondition) {
    votes.counts.set(condition, of.length);
    if (good) votes.offsets.set(condition, logOf(of) - logOf(good));
    const half = Math.floor(of.length / 2);
    const [older, newer] = [of.slice(0, half), of.slice(of.length - half)];
    const days = half > 0 ? dayOf(older) - dayOf(newer) : 0;
    if (days >= minVoteDays) votes.slopes.push(((logOf(newer) - logOf(older)) / days) * monthDays);
  }
  return votes;
}

const minShopSales = 200;
const minOfCondition = 30;
/** With fewer models, two users could decide for the whole shop. */
const minVotes = 10;

/** Returns the medians of the votes of all models; none until there are enough sales. */
export function termsOf(votes: readonly Votes[]): Omit<Terms, 'tail'> {
  const count = (condition: Condition): number =>
    votes.reduce((sum, { counts }) => sum + (counts.get(condition) ?? 0), 0);
  const conditions: Condition[] = ['Excellent', 'Good', 'Fair'];
  const total = conditions.reduce((sum, condition) => sum + count(condition), 0);
  if (total < minShopSales) return { offsets: {}, drift: 0 };
  const offsets: Terms['offsets'] = {};
  for (const condition of conditions) {
    const given = votes.flatMap((vote) => vote.offsets.get(condition) ?? []);
    if (count(condition) >= minOfCondition && given.length >= minVotes) offsets[condition] = median(given);
  }
  const slopes = votes.flatMap((vote) => vote.slopes);
  return { offsets, drift: slopes.length >= minVotes ? median(slopes) : 0 };
}

/** How many sales were within the range of the day before, of those for which there was a range with this tail. */
export type Held = { tail: Tail; held: number; of: number };

/** One model must not occupy the process for long. */
const maxReplayed = 100;

/**
 * Compares each sale of the last 365 days with the range of the day before, once for each of `tails`. `sales` are those
 * of one model in two years, the oldest first.
 */
export function replay(sales: readonly Sale[], terms: Omit<Terms, 'tail'>): Held[] {
  const results = tails.map((tail): Held => ({ tail, held: 0, of: 0 }));
  for (const sale of sales.filter(({ daysAgo }) => daysAgo < yearDays).slice(-maxReplayed)) {
    const year = sales.flatMap((other) => {
      const daysAgo = other.daysAgo - sale.daysAgo;
      return daysAgo > 0 && daysAgo <= yearDays ? [{ ...other, daysAgo }] : [];
    });
    if (!countedSales([...year, sale]).includes(sale)) continue;
    for (const result of results) {
      const range = rangeOf(year, sale.condition, { ...terms, tail: result.tail });
      if (range.status !== 'range') continue;
      result.of++;
      if (sale.amount >= range.low && sale.amount <= range.high) result.held++;
    }
  }
  return results;
}

/** Adds up the results of all models. */
export const sumHeld = (all: readonly Held[]): Held[] =>
  tails.map((tail) => {
    const of = all.filter((result) => result.tail === tail);
    const sum = (key: 'held' | 'of'): number => of.reduce((total, result) => total + result[key], 0);
    return { tail, held: sum('held'), of: sum('of') };
  });

const minShare = 0.77;
const minToJudge = 200;

/**
 * Returns the result of the widest tail with which enough sales were within their range, or of the narrowest. `results`
 * are in the order of `tails`.
 */
export const chooseTail = (results: readonly Held[]): Held =>
  results.find(({ held, of }) => of < minToJudge || held / of >= minShare) ??
  results.reduce((_, narrower) => narrower);
