export type Priced = { rest: string; min?: number; max?: number };

const amount = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?\s?k?)`;
const sign = String.raw`(?:us)?\$\s*`;
const unit = String.raw`\s*(?:\$|usd|dollars?|bucks)`;
const until = String.raw`\s*(?:-|–|to|and)\s*`;
// A number that continues or has another unit is not a price: 'up to 300mm', 'under 5,000 shots'.
const others =
  'mm|cm|mp|megapixels?|gb|g|kg|years?|yrs?|months?|mon|iso|fps|shots?|actuations?|clicks?|€|£|eur|euros?|gbp|pounds';
const end = String.raw`(?![\p{L}\p{N}%/€£]|[.,-]\d|\s*(?:${others})(?!\p{L}))`;
const upperWords =
  'under|below|less than|cheaper than|(?:no|not) more than|at most|up to|max(?:imum|imal)?|unter|bis(?: zu)?|höchstens|moins de|jusqu.à|menos de|meno di|<=?';
const lowerWords = 'over|above|more than|at least|from|starting at|min(?:imum)?|>=?';

const pattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(?:${source})${end}`, 'iu');

// The first match is used. A range needs a currency sign, because '70-300' is a range of focal lengths.
const ranges = [
  pattern(`(?:between\\s+|from\\s+)?${sign}${amount}${until}(?:${sign})?${amount}(?:${unit})?`),
  pattern(`(?:between\\s+|from\\s+)?${amount}${until}${amount}${unit}`),
  pattern(`between\\s+${amount}\\s+and\\s+${amount}`),
];
const lowest = [
  pattern(`(?:${lowerWords})\\s*${sign}${amount}(?:${unit})?`),
  pattern(`(?:${lowerWords})\\s*${amount}${unit}`),
];
const highest = [
  pattern(`(?:${upperWords})\\s*(?:${sign})?${amount}(?:${unit})?`),
  pattern(`${sign}${amount}(?:${unit})?`),
  pattern(`${amount}${unit}`),
];

function dollarsOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const number = Number.parseFloat(written.replaceAll(',', '')) * (/k$/i.test(written) ? 1000 : 1);
  const value = Math.round(number * 100) / 100;
  return value >= 0.01 && value <= 1_000_000 ? value : undefined;
}

const without = (text: string, { 0: found, index }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim();

/** Returns the amounts of the first pattern that finds prices, and the text without them. */
function firstOf(patterns: readonly RegExp[], text: string): { amounts: number[]; rest: string } | undefined {
  for (const each of patterns) {
    const found = each.exec(text);
    if (!found) continue;
    const written = found.slice(1);
    const amounts = written.flatMap((value) => dollarsOf(value) ?? []);
    if (amounts.length === written.length) return { amounts, rest: without(text, found) };
  }
  return undefined;
}

/** Extracts prices such as 'under $300', 'below 300', '$100-300', 'over $50' and '$300'. */
export function takePrice(typed: string): Priced {
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
