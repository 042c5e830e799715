import { numberLocale } from './numbers.ts';

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export function toDollars(cents: number): number {
  return cents / 100;
}

const whole = new Intl.NumberFormat(numberLocale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat(numberLocale, { style: 'currency', currency: 'USD' });

export function formatDollars(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : exact).format(dollars);
}
