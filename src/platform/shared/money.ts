import { digits } from '#src/texts/locale.ts';

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export function toDollars(cents: number): number {
  return cents / 100;
}

/** Formats $1,234 and $1,234.50. */
export function formatDollars(dollars: number): string {
  const [whole, cents] = Math.abs(dollars)
    .toFixed(Number.isInteger(dollars) ? 0 : 2)
    .split('.');
  const amount = `$${digits(Number(whole))}${cents === undefined ? '' : `.${cents}`}`;
  return dollars < 0 ? `-${amount}` : amount;
}
