import { grammar } from './grammar.ts';
import type { Currency } from './shop.ts';

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** Returns how the shop's language writes amounts in a currency: $12 and 12 CHF in English. */
export function describeCurrency(code: string): Currency {
  const format = new Intl.NumberFormat(grammar.tag, { style: 'currency', currency: code });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const join = (some: typeof parts) =>
    some
      .filter(({ type }) => type === 'currency' || type === 'literal')
      .map(({ value }) => value)
      .join('')
      .replaceAll('\u202F', '\u00A0');
  return {
    code,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    before: join(parts.slice(0, at)),
    after: join(parts.slice(at)),
  };
}
