import type { Offer } from './schemas.ts';

const discounts = [5, 10, 15];

/** Returns amounts 5, 10 and 15 percent below the price, rounded, that are above the buyer's highest offer. */
export function quickAmounts(sale: number, highest: number): number[] {
  return roundedBetween(
    highest,
    sale,
    discounts.map((percent) => (sale * (100 - percent)) / 100),
  );
}

const shares = [0.75, 0.5, 0.25];

/** Returns rounded amounts between the offers of both sides, or the asking price if the seller has made none. */
export function counterAmounts({
  side,
  amount,
  sale,
  turns,
}: Pick<Offer, 'side' | 'amount' | 'sale' | 'turns'>): number[] {
  const own = turns.filter(({ by }) => by === side).map((turn) => turn.amount);
  const [low, high] = side === 'buyer' ? [Math.max(...own), amount] : [amount, Math.min(sale, ...own)];
  return roundedBetween(
    low,
    high,
    shares.map((share) => low + (high - low) * share),
  );
}

function roundedBetween(low: number, high: number, amounts: readonly number[]): number[] {
  const step = stepFor(high);
  const rounded = amounts.map((amount) => Math.round(amount / step) * step);
  return [...new Set(rounded)].filter((amount) => amount > low && amount < high);
}

function stepFor(sale: number): number {
  if (sale < 100) return 1;
  if (sale < 1000) return 5;
  if (sale < 5000) return 10;
  // Currencies such as the yen have large amounts.
  return sale < 50_000 ? 50 : 5 * 10 ** (Math.floor(Math.log10(sale)) - 2);
}

/** Returns how many percent an amount is below the price, or null if it is not below it. */
export function percentBelow(amount: number, sale: number): number | null {
  if (!(amount > 0 && amount < sale)) return null;
  return Math.min(99, Math.round(((sale - amount) / sale) * 100));
}
