import { numberLocale } from './numbers.ts';

/** Dollars on the wire (at most two decimals) to integer cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Integer cents to dollars on the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}

const whole = new Intl.NumberFormat(numberLocale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat(numberLocale, { style: 'currency', currency: 'USD' });

/** Dollars as people read them; cents are shown only where there are any. */
export function formatDollars(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : exact).format(dollars);
}
