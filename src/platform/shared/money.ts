import { grammar } from '#src/texts/grammar.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { digits } from '#src/texts/words.ts';

/** The number of minor units, such as cents, in one unit of the shop's currency: 100 for USD, 1 for JPY. */
const minorUnits = (): number => 10 ** shopFacts().currency.decimals;

/** Converts an amount to whole minor units, as the database stores them. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * minorUnits());
}

/** Converts whole minor units to an amount of the currency. */
export function fromMinorUnits(cents: number): number {
  return cents / minorUnits();
}

const plain = (text: string): string => text.normalize('NFKC').toUpperCase();

/** Whether a typed amount has the sign or the code of another currency than the shop's. */
export function isOtherCurrency(text: string): boolean {
  const { code, before, after } = shopFacts().currency;
  const own = plain(`${before} ${after} ${code}`);
  return (plain(text).match(/\p{Sc}|[A-Z]{3}|[A-Z]+(?=\p{Sc})/gu) ?? []).some((sign) => !own.includes(sign));
}

/** Formats $1,234 and $1,234.50, with the sign and the decimals of the shop's currency. */
export function formatMoney(amount: number): string {
  const { decimals, before, after } = shopFacts().currency;
  const [whole, rest] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : decimals)
    .split('.');
  const text = `${before}${digits(Number(whole))}${rest === undefined ? '' : `${grammar.numbers.decimal}${rest}`}${after}`;
  return amount < 0 ? `-${text}` : text;
}
