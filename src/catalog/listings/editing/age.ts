import { numberOf } from '#src/ui/client/form.ts';

export type TypedAge = { text: string; unit: 'years' | 'months' };

const monthsPerYear = 12;

/** Returns months, or the text if it is not a clear number, or undefined without text. */
export function readAge({ text, unit }: TypedAge): unknown {
  const value = numberOf(text);
  return typeof value === 'number' && unit === 'years' ? Math.round(value * monthsPerYear) : value;
}

/** Shows whole years as years, and other ages in months. */
export function showAge(value: unknown): TypedAge {
  if (typeof value !== 'number') return { text: typeof value === 'string' ? value : '', unit: 'years' };
  return value % monthsPerYear === 0
    ? { text: String(value / monthsPerYear), unit: 'years' }
    : { text: String(value), unit: 'months' };
}
