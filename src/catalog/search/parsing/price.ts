import { toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { parseNumber } from '#src/platform/shared/numbers.ts';
import { money } from '#src/platform/schemas.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import { shopFacts } from '#src/texts/shop.ts';

export type Priced = { rest: string; min?: number; max?: number };

const amount = String.raw`(\d(?:[\d.,'’]*\d)?\s?k?)`;
const until = String.raw`\s*(?:-|–|to|and)\s*`;
const upperWords =
  'under|below|less than|cheaper than|(?:no|not) more than|at most|up to|max(?:imum|imal)?|unter|bis(?: zu)?|höchstens|moins de|jusqu.à|menos de|meno di|<=?';
const lowerWords = 'over|above|more than|at least|from|starting at|min(?:imum)?|>=?';
// A number that continues or has another unit is not a price: 'up to 300mm', 'under 5,000 shots'.
const otherUnits = 'mm|cm|mp|megapixels?|gb|g|kg|years?|yrs?|months?|mon|iso|fps|shots?|actuations?|clicks?';

/** How people write currencies, by code. A price in another currency than the shop's is not understood. */
const signs: Record<string, string> = {
  USD: String.raw`(?:us)?\$`,
  EUR: '€',
  GBP: '£',
  JPY: '[¥￥]',
  CHF: 'fr\\.?',
  CAD: String.raw`(?:ca?)?\$`,
  AUD: String.raw`(?:au?)?\$`,
  SEK: 'kr\\.?',
  NOK: 'kr\\.?',
  DKK: 'kr\\.?',
};
const isWord = (sign: string): boolean => /^[a-z]/.test(sign);
/** Dollars and crowns of different countries have the same sign. */
const isSameSign = (one: string, other: string): boolean => one.slice(-2) === other.slice(-2);
const words: Record<string, string> = {
  USD: 'dollars?|bucks',
  EUR: 'euros?',
  GBP: 'pounds|quid',
  JPY: 'yen|円',
  CHF: 'francs?|franken',
  SEK: 'kronor',
  NOK: 'kroner',
  DKK: 'kroner',
};

const escaped = (text: string): string => text.replaceAll(/[$().*+?[\\\]^{|}]/g, String.raw`\$&`);

type Patterns = Record<'ranges' | 'lowest' | 'highest', RegExp[]>;

function createPatterns(code: string): Patterns {
  const { before, after } = describeCurrency(code);
  const symbol = signs[code] ?? escaped((before + after).trim().toLowerCase());
  const sign = String.raw`(?:${symbol}|${code})\s*`;
  const unit = String.raw`\s*(?:${[symbol, code, ...(words[code] ? [words[code]] : [])].join('|')})`;
  const others = Object.entries(signs).filter(([each, own]) => each !== code && !isSameSign(own, symbol));
  const otherWords = others.flatMap(([each, own]) => [
    each,
    words[each] ?? each,
    ...(isWord(own) ? [own] : []),
  ]);
  const marks = others.flatMap(([, own]) => (isWord(own) ? [] : [own]));
  const end = String.raw`(?![\p{L}\p{N}%/]|[.,-]\d|\s*(?:${marks.join('|')})|\s*(?:${otherUnits}|${otherWords.join('|')})(?!\p{L}))`;
  const pattern = (source: string): RegExp =>
    new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(?:${source})${end}`, 'iu');
  return {
    // The first match is used. A range needs a currency sign, because '70-300' is a range of focal lengths.
    ranges: [
      pattern(`(?:between\\s+|from\\s+)?${sign}${amount}${until}(?:${sign})?${amount}(?:${unit})?`),
      pattern(`(?:between\\s+|from\\s+)?${amount}${until}${amount}${unit}`),
      pattern(`between\\s+${amount}\\s+and\\s+${amount}`),
    ],
    lowest: [
      pattern(`(?:${lowerWords})\\s*${sign}${amount}(?:${unit})?`),
      pattern(`(?:${lowerWords})\\s*${amount}${unit}`),
    ],
    highest: [
      pattern(`(?:${upperWords})\\s*(?:${sign})?${amount}(?:${unit})?`),
      pattern(`${sign}${amount}(?:${unit})?`),
      pattern(`${amount}${unit}`),
    ],
  };
}

const created = new Map<string, Patterns>();

function patternsOf(code: string): Patterns {
  const patterns = created.get(code) ?? createPatterns(code);
  created.set(code, patterns);
  return patterns;
}

function amountOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const [number = 0, other] = parseNumber(written.replace(/\s?k$/i, ''));
  if (other !== undefined) return undefined;
  const { data } = money.safeParse(fromMinorUnits(toMinorUnits(number * (/k$/i.test(written) ? 1000 : 1))));
  return data;
}

const without = (text: string, { 0: found, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim();

/** Returns the amounts of the first pattern that finds prices, and the text without them. */
function firstOf(patterns: readonly RegExp[], text: string): { amounts: number[]; rest: string } | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const written = found.slice(1);
    const amounts = written.flatMap((value) => amountOf(value) ?? []);
    if (amounts.length === written.length) return { amounts, rest: without(text, found) };
  }
  return undefined;
}

/** Extracts prices such as 'under $300', 'below 300', '$100-300', 'over $50' and '$300'. */
export function takePrice(typed: string): Priced {
  const { ranges, lowest, highest } = patternsOf(shopFacts().currency.code);
  const range = firstOf(ranges, typed);
  if (range) return { rest: range.rest, min: Math.min(...range.amounts), max: Math.max(...range.amounts) };
  const low = firstOf(lowest, typed);
  const above = low?.rest ?? typed;
  const high = firstOf(highest, above);
  return {
    rest: high?.rest ?? above,
    ...(low && { min: Math.min(...low.amounts) }),
    ...(high && { max: Math.max(...high.amounts) }),
  };
}
