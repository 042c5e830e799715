import { money } from '#src/platform/schemas.ts';
import { toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { parseNumber } from '#src/platform/shared/numbers.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import { grammar } from '#src/texts/grammar.ts';
import { searchWords } from '#src/texts/search-words.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { anyOf, byLanguage } from './by-language.ts';
import { unspaced } from './tokens.ts';

/** `ignored` is a price in another currency than the shop's. */
export type Priced = { rest: string; min?: number; max?: number; ignored?: string };

/** Multiples that stand beside a number. */
const multiples: Record<string, number> = { k: 1000, 千: 1000, 万: 10_000 };
const amountPattern = (digits: string): string => String.raw`(${digits}(?:\s?k|[千万])?)`;
const plainDigits = String.raw`\d(?:[\d.,'’]*\d)?`;
const spacedDigits = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?`;
const upperWords =
  'under|below|less than|cheaper than|(?:no|not) more than|at most|up to|max(?:imum|imal)?|unter|bis(?: zu)?|höchstens|moins de|jusqu.à|menos de|meno di|<=?';
const lowerWords = 'over|above|more than|at least|from|starting at|min(?:imum)?|>=?';
// A number that continues or has another unit is not a price: 'up to 300mm', 'under 5,000 shots'.
const otherUnits =
  'mm|cm|km|キロ|miles?|mp|megapixels?|gb|g|kg|years?|yrs?|months?|mon|iso|fps|shots?|actuations?|clicks?';

/** How people write currencies, by code. */
const signs: Record<string, string> = {
  USD: String.raw`(?:us)?\$`,
  EUR: '€',
  GBP: '£',
  JPY: '[¥￥]',
  CHF: 'fr\\.?',
  CAD: String.raw`(?:ca?)?\$`,
  AUD: String.raw`(?:au?)?\$`,
  NZD: String.raw`(?:nz)?\$`,
  SGD: String.raw`(?:sg?)?\$`,
  HKD: String.raw`(?:hk)?\$`,
  MXN: String.raw`(?:mx)?\$`,
  TWD: String.raw`(?:nt)?\$`,
  CNY: '(?:cn)?[¥￥]',
  SEK: 'kr\\.?',
  NOK: 'kr\\.?',
  DKK: 'kr\\.?',
};
const isWord = (sign: string): boolean => /^[a-z]/.test(sign);
/** Dollars, yen and crowns of different countries have the same sign. */
const plainSign = (sign: string): string => sign.replace(/^(?:\(.*\)\?|[a-z]+)(?=\\\$|\[)/, '');
const isSameSign = (one: string, other: string): boolean => plainSign(one) === plainSign(other);
const dollars = 'dollars?|bucks';
const words: Record<string, string> = {
  USD: dollars,
  CAD: dollars,
  AUD: dollars,
  NZD: dollars,
  SGD: dollars,
  HKD: dollars,
  EUR: 'euros?',
  GBP: 'pounds|quid',
  JPY: 'yen|円',
  CHF: 'francs?|franken',
  SEK: 'kronor',
  NOK: 'kroner',
  DKK: 'kroner',
};

/** A letter of a script with spaces. In others, a price may stand within the text: 'レンズ3万円以下'. */
const letter = String.raw`(?![${unspaced}])\p{L}`;

const escaped = (text: string): string => text.replaceAll(/[$().*+?[\\\]^{|}]/g, String.raw`\$&`);

/** Currencies in which prices are recognized in any shop. */
const usual = ['USD', 'EUR', 'GBP', 'JPY', 'CHF'];
/** In other shops, the rest of their signs and words mean other things: 'Yashica FR 1', 'tripod for 20 pounds'. */
const onlyAs: Record<string, RegExp> = { GBP: /£|gbp/i, CHF: /chf|fran[ck]/i };

type Patterns = Record<'ranges' | 'lowest' | 'highest', RegExp[]>;

function createPatterns(code: string): Patterns {
  const { prices, currencies } = searchWords;
  const namesOf = (each: string): string =>
    [words[each], anyOf(new Map(Object.entries(currencies)).get(each) ?? '')].filter(Boolean).join('|');
  const isGroupedBySpace = /^\s$/.test(grammar.numbers.group);
  const amount = amountPattern(isGroupedBySpace ? `(?:${spacedDigits}|${plainDigits})` : plainDigits);
  const until = String.raw`\s*(?:-|–|to|and|${anyOf(prices.and)})\s*`;
  const { before, after } = describeCurrency(code);
  const symbol = signs[code] ?? escaped((before + after).trim().toLowerCase());
  const sign = String.raw`(?:${symbol}|${code})\s*`;
  const unit = String.raw`\s*(?:${[symbol, code, namesOf(code)].join('|')})`;
  const others = Object.entries(signs).filter(([each, own]) => each !== code && !isSameSign(own, symbol));
  const otherWords = others.flatMap(([each, own]) => [each, namesOf(each), ...(isWord(own) ? [own] : [])]);
  const symbols = others.flatMap(([, own]) => (isWord(own) ? [] : [own]));
  const end = String.raw`(?!${letter}|[\p{N}%/]|[.,-]\d|\s*(?:${symbols.join('|')})|\s*(?:${otherUnits}|${otherWords.join('|')})(?!${letter}))`;
  const pattern = (source: string): RegExp =>
    new RegExp(String.raw`(?<!${letter}|[\p{N}.,/-])(?:${source})${end}`, 'iu');
  const between = `(?:between|${anyOf(prices.between)})`;
  const first = String.raw`(?:(?:between|from|${anyOf(prices.between, prices.from, prices.atLeast)})\s+)?`;
  const most = `(?:${upperWords}|${anyOf(prices.atMost)})`;
  const least = `(?:${lowerWords}|${anyOf(prices.atLeast)})`;
  const mostAfter = String.raw`\s*(?:以下|以内|未満|${anyOf(prices.atMostAfter)})`;
  const leastAfter = String.raw`\s*(?:以上|${anyOf(prices.atLeastAfter)})`;
  return {
    // The first match is used. A range needs a currency sign, because '70-300' is a range of focal lengths.
    ranges: [
      pattern(`${first}${sign}${amount}${until}(?:${sign})?${amount}(?:${unit})?`),
      pattern(`${first}${amount}(?:${unit})?${until}${amount}${unit}(?:${mostAfter})?`),
      pattern(String.raw`${between}\s+${amount}\s+(?:and|${anyOf(prices.and)})\s+${amount}`),
    ],
    lowest: [
      pattern(String.raw`${least}\s*${sign}${amount}(?:${unit})?`),
      pattern(String.raw`${least}\s*${amount}${unit}`),
      pattern(`(?:${sign})?${amount}${unit}${leastAfter}`),
      pattern(`${sign}${amount}${leastAfter}`),
    ],
    highest: [
      pattern(String.raw`${most}\s*(?:${sign})?${amount}(?:${unit})?`),
      pattern(`(?:${sign})?${amount}(?:${unit})?${mostAfter}`),
      pattern(`${sign}${amount}(?:${unit})?`),
      pattern(`${amount}${unit}`),
    ],
  };
}

const created = byLanguage(() => new Map<string, Patterns>());

function patternsOf(code: string): Patterns {
  const known = created().get(code) ?? createPatterns(code);
  created().set(code, known);
  return known;
}

function amountOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const multiple = multiples[written.at(-1)?.toLowerCase() ?? ''];
  const [number = 0, other] = parseNumber(multiple ? written.slice(0, -1).trim() : written);
  if (other !== undefined) return undefined;
  const { data } = money.safeParse(fromMinorUnits(toMinorUnits(number * (multiple ?? 1))));
  return data;
}

const without = (text: string, { 0: found, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim();

type Found = { amounts: number[]; rest: string; price: string };

/** Returns the amounts of the first pattern that finds prices, and the text without them. */
function firstOf(patterns: readonly RegExp[], text: string): Found | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const written = found.slice(1);
    const amounts = written.flatMap((value) => amountOf(value) ?? []);
    if (amounts.length === written.length)
      return { amounts, rest: without(text, found), price: found[0].trim() };
  }
  return undefined;
}

function ignoreForeign(typed: string, code: string): Priced | undefined {
  const own = signs[code] ?? code;
  for (const other of usual) {
    if (other === code || isSameSign(signs[other] ?? other, own)) continue;
    const { ranges, lowest, highest } = patternsOf(other);
    const found = firstOf([...ranges, ...lowest, ...highest], typed);
    if (found && (onlyAs[other]?.test(found.price) ?? true))
      return { rest: found.rest, ignored: found.price };
  }
  return undefined;
}

/** Extracts prices such as 'under $300', 'below 300', '$100-300', 'over $50' and '$300'. */
export function takePrice(given: string): Priced {
  if (!/\d|[０-９]/.test(given)) return { rest: given };
  const typed = given.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  const { code } = shopFacts().currency;
  const { ranges, lowest, highest } = patternsOf(code);
  const range = firstOf(ranges, typed);
  if (range) return { rest: range.rest, min: Math.min(...range.amounts), max: Math.max(...range.amounts) };
  const low = firstOf(lowest, typed);
  const above = low?.rest ?? typed;
  const high = firstOf(highest, above);
  if (!low && !high) return ignoreForeign(typed, code) ?? { rest: given };
  return {
    rest: high?.rest ?? low?.rest ?? given,
    ...(low && { min: Math.min(...low.amounts) }),
    ...(high && { max: Math.max(...high.amounts) }),
  };
}
