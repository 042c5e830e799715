import type { Currency } from './shop.ts';

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** Returns how English writes amounts in a currency: $12 and 12 CHF. */
export function describeCurrency(code: string): Currency {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const join = (some: typeof parts) =>
    some
      .filter(({ type }) => type === 'currency' || type === 'literal')
      .map(({ value }) => value)
      .join('');
  return {
    code,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    before: join(parts.slice(0, at)),
    after: join(parts.slice(at)),
  };
}
