import { formatMoney } from '#src/platform/shared/money.ts';
import { grammar } from '#src/texts/grammar.ts';
import { gradeName } from '#src/texts/names.ts';
import { priceTexts } from '#src/texts/prices.ts';
import { joinSentences, noted } from '#src/texts/words.ts';
import { minSellers } from './ranges.ts';
import type { PriceGuide, PriceQuery } from './schemas.ts';

type Props = {
  guide: PriceGuide;
  condition: PriceQuery['condition'];
  /** The price of the item on the page. */
  price?: number;
};

/** Cents would promise more than a range can say. */
export const guideMoney = (amount: number): string => formatMoney(amount < 20 ? amount : Math.round(amount));

type Ranged = { low: number; mid: number; high: number };
const rangeIn = ({ low, mid, high }: PriceGuide): Ranged | null =>
  low === null || mid === null || high === null ? null : { low, mid, high };

/** Returns nothing if neither sales nor items for sale are known. */
export function sentencesOf({ guide, condition, price }: Props): string[] {
  const { status, n, sellers, imported, needed, asking } = guide;
  const range = rangeIn(guide);
  if (range) {
    const count = imported > 0 ? priceTexts.notOnlyHere(n, imported) : priceTexts.here(n);
    const words = priceTexts.range(gradeName(condition), guideMoney(range.low), guideMoney(range.high));
    const sold = [noted(words, count) + grammar.stop, priceTexts.mid(guideMoney(range.mid))];
    if (price === undefined) return sold;
    const position = price < range.low ? 'below' : price > range.high ? 'above' : 'within';
    return [...sold, priceTexts.position[position]];
  }
  const others = asking
    ? [priceTexts.othersAsk(asking.n, guideMoney(asking.low), guideMoney(asking.high))]
    : [];
  if (n === 0 && !asking) return [];
  if (status === 'too-wide') return [priceTexts.tooWide(n), ...others];
  const missing = n < needed ? priceTexts.tooFew(n, needed) : priceTexts.fewSellers(n, sellers, minSellers);
  return [missing, ...others];
}

/** The guide for a model in one condition as text, with a bar of its range. */
export function PriceLine(props: Props) {
  const { guide, price } = props;
  const sentences = sentencesOf(props);
  const range = rangeIn(guide);
  const { held } = guide;
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      <p>{joinSentences(sentences)}</p>
      {range && <RangeBar {...range} price={price} />}
      {range && held && (
        <p className="text-xs text-soft">{priceTexts.held(Math.round(held.share * 100), held.of)}</p>
      )}
    </div>
  );
}

/** The text beside it says the same, so screen readers skip it. Coordinates in percent keep dots round at any width. */
function RangeBar({ low, mid, high, price }: Ranged & { price: number | undefined }) {
  const shown = price === undefined ? mid : Math.min(Math.max(price, low / 2), high * 2);
  const [from, to] = [Math.min(low, shown) * 0.94, Math.max(high, shown) * 1.06];
  const at = (value: number): number => Math.round(((value - from) / (to - from)) * 1000) / 10;
  return (
    <svg aria-hidden className="h-4 w-full max-w-md rtl:-scale-x-100">
      <line x2="100%" y1="8" y2="8" className="stroke-edge" />
      <rect x={`${at(low)}%`} y="4" width={`${at(high) - at(low)}%`} height="8" className="fill-edge" />
      <line x1={`${at(mid)}%`} x2={`${at(mid)}%`} y1="2" y2="14" strokeWidth="2" className="stroke-ink" />
      {price !== undefined && (
        <circle cx={`${at(shown)}%`} cy="8" r="5.5" strokeWidth="2" className="fill-patch stroke-ink" />
      )}
    </svg>
  );
}
