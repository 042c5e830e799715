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

/** The start of the range on its bar, in percent: half an amount has room before it. */
const rangeStart = 16;

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
      {range && (
        <p className="text-xs text-soft">
          {joinSentences([
            priceTexts.limits,
            ...(held ? [priceTexts.held(Math.round(held.share * 100), held.of)] : []),
          ])}
        </p>
      )}
    </div>
  );
}

/**
 * The text beside it says the same, so screen readers skip it. The range always takes the middle of the bar, so that the
 * amounts at its ends have room on the narrowest phone. Coordinates in percent keep dots round at any width.
 */
function RangeBar({ low, mid, high, price }: Ranged & { price: number | undefined }) {
  const end = 100 - rangeStart;
  const at = (value: number): number => {
    const share = high > low ? (value - low) / (high - low) : 0.5 + Math.sign(value - low);
    const percent = rangeStart + share * (end - rangeStart);
    return Math.round(Math.min(Math.max(percent, 2), 98) * 10) / 10;
  };
  return (
    <svg aria-hidden direction="ltr" className="h-13 w-full max-w-md fill-ink text-xs tabular-nums">
      <text x={`${at(mid)}%`} y="12" textAnchor="middle">
        {guideMoney(mid)}
      </text>
      <line x2="100%" y1="26" y2="26" className="stroke-edge" />
      <rect x={`${rangeStart}%`} y="22" width={`${end - rangeStart}%`} height="8" className="fill-edge" />
      <line x1={`${at(mid)}%`} x2={`${at(mid)}%`} y1="17" y2="32" strokeWidth="2" className="stroke-ink" />
      {price !== undefined && (
        <circle cx={`${at(price)}%`} cy="26" r="5.5" strokeWidth="2" className="fill-patch stroke-ink" />
      )}
      <text x={`${rangeStart}%`} y="48">
        {guideMoney(low)}
      </text>
      <text x={`${end}%`} y="48" textAnchor="end">
        {guideMoney(high)}
      </text>
    </svg>
  );
}
