const discounts = [5, 10, 15];

/** Returns amounts 5, 10 and 15 percent below the price, rounded, that are above the buyer's highest offer. */
export function quickAmounts(sale: number, highest: number): number[] {
  const step = stepFor(sale);
  const amounts = discounts.map((percent) => Math.round((sale * (100 - percent)) / 100 / step) * step);
  return [...new Set(amounts)].filter((amount) => amount > highest && amount < sale);
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
