import { toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';

export const percents = [5, 10, 20] as const;

/** Returns the price that is some percent lower, in whole dollars from $20 on; null if that is not below the price. */
export function lowerBy(sale: number, percent: number): number | null {
  const cents = Math.round((toMinorUnits(sale) * (100 - percent)) / 100);
  const lower = sale < 20 ? fromMinorUnits(cents) : Math.round(fromMinorUnits(cents));
  return lower > 0 && lower < sale ? lower : null;
}
