import { formatMonth } from '#src/platform/shared/dates.ts';
import { priceTexts } from '#src/texts/prices.ts';
import { inSentence, joinSentences } from '#src/texts/words.ts';
import type { ChartOfPrices } from './chart-service.server.ts';
import { guideMoney } from './price-line-card.tsx';

const height = 200;
const [top, bottom] = [16, 172];
/** Dots begin beside the amounts. In percent of the width. */
const left = 20;

/** Up to five round amounts that enclose all prices. */
function ticksOf(prices: readonly number[]): number[] {
  const [least, greatest] = [Math.min(...prices), Math.max(...prices)];
  const rough = Math.max(greatest - least, greatest * 0.1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(greatest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The sales of a model in two years as dots, and the range of the last year as a band. Needs no script. */
export function PriceChart({ chart: { months, dots, band, sources } }: { chart: ChartOfPrices }) {
  const { chart: words } = priceTexts;
  const places = new Map(dots.map((dot) => [`${dot.month} ${dot.price}`, dot]));
  const ticks = ticksOf([...dots.map(({ price }) => price), ...(band ? [band.low, band.high] : [])]);
  const [lowest, highest] = [Math.min(...ticks), Math.max(...ticks)];
  const y = (price: number) => bottom - ((price - lowest) / (highest - lowest)) * (bottom - top);
  const x = (month: number) =>
    `${Math.round((left + ((month + 0.5) / months.length) * (100 - left)) * 10) / 10}%`;
  const middle = (left + 100) / 2;
  const anchors = new Map([
    [0, { x: `${left}%`, textAnchor: 'start' }],
    [Math.floor(months.length / 2), { x: `${middle}%`, textAnchor: 'middle' }],
    [months.length - 1, { x: '100%', textAnchor: 'end' }],
  ] as const);
  return (
    <figure className="grid gap-2">
      <figcaption className="heading-block">{words.title}</figcaption>
      <svg aria-hidden direction="ltr" height={height} className="w-full">
        {band && (
          <rect
            x={`${middle}%`}
            width={`${100 - middle}%`}
            y={y(band.high)}
            height={y(band.low) - y(band.high)}
            className="fill-wash"
          />
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text y={y(tick) - 3} className="fill-soft text-2xs">
              {guideMoney(tick)}
            </text>
          </g>
        ))}
        {band &&
          [band.low, band.high].map((price) => (
            <line
              key={price}
              x1={`${middle}%`}
              x2="100%"
              y1={y(price)}
              y2={y(price)}
              strokeDasharray="4 3"
              className="stroke-ink"
            />
          ))}
        {[...places].map(([place, { month, price }]) => (
          <circle key={place} cx={x(month)} cy={y(price)} r="4" className="fill-ink stroke-paper" />
        ))}
        {months.map((name, month) => {
          const place = anchors.get(month);
          return (
            place && (
              <text key={name} {...place} y={height - 8} className="fill-soft text-2xs">
                {formatMonth(name, 'short')}
              </text>
            )
          );
        })}
      </svg>
      {band && <p className="text-sm">{words.band(guideMoney(band.low), guideMoney(band.high))}</p>}
      <p className="text-xs text-soft">
        {joinSentences([words.rounded, ...(band ? [priceTexts.limits] : [])])}
      </p>
      {sources.length > 0 && (
        <p className="text-xs text-soft">
          {words.sources(inSentence(sources.map(({ name, license }) => `${name} (${license})`)))}
        </p>
      )}
      {/* A table would ignore the size of 1 px. */}
      <div className="sr-only">
        <table>
          <caption>{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.sales}</th>
              <th scope="col">{words.prices}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((name, month) => {
              const prices = dots.flatMap((dot) => (dot.month === month ? [dot.price] : []));
              return (
                prices.length > 0 && (
                  <tr key={name}>
                    <th scope="row">{formatMonth(name)}</th>
                    <td>{prices.length}</td>
                    <td>{words.between(guideMoney(Math.min(...prices)), guideMoney(Math.max(...prices)))}</td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
