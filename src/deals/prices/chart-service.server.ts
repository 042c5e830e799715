import { sameModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { keptDays, listSales, listSourcesOf } from './queries.server.ts';
import {
  countSellers,
  countedSales,
  minSales,
  minSellers,
  noTerms,
  rangeOf,
  yearDays,
  type Terms,
} from './ranges.ts';
import { dateAgo, readMeasured } from './service.server.ts';

export type ChartOfPrices = {
  /** The 24 months that end now, such as 2026-11. */
  months: string[];
  /** Sales by the index of their month. Prices are rounded to two digits. */
  dots: { month: number; price: number }[];
  /** The range of the last year, in any condition. */
  band: { low: number; high: number } | null;
  sources: { name: string; license: string }[];
};

const monthCount = 24;
const anyCondition: Terms['offsets'] = { Excellent: 0, Good: 0, Fair: 0 };

function round(amount: number): number {
  const unit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}

/**
 * The sales of a model in two years, or null if there are fewer than a range needs. Dots have no item, day and condition,
 * and a rounded price, so that nobody can tell whose sale one is.
 */
export async function priceChartOf(app: App, modelId: string): Promise<ChartOfPrices | null> {
  const { db, root } = app;
  const models = await sameModels(root, modelId);
  addCacheTags(['models', 'prices', ...models.map((id): Tag => `sales:${id}`)]);
  const [sales, measured] = await Promise.all([listSales(db, models, keptDays), readMeasured(app)]);
  const tail = measured?.tail ?? noTerms.tail;
  const counted = countedSales(sales);
  if (counted.length < minSales(tail) || countSellers(counted) < minSellers) return null;
  const [year = 0, month = 1] = dateAgo(0).split('-').map(Number);
  const months = Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  );
  const range = rangeOf(
    sales.filter(({ daysAgo }) => daysAgo < yearDays),
    'Good',
    { drift: 0, offsets: anyCondition, tail },
  );
  return {
    months,
    dots: counted.flatMap(({ daysAgo, amount }) => {
      const index = months.indexOf(dateAgo(daysAgo).slice(0, 7));
      return index === -1 ? [] : [{ month: index, price: round(fromMinorUnits(amount)) }];
    }),
    // Rounded as the dots are, which would otherwise be beside a limit that they equal.
    band:
      range.status === 'range'
        ? { low: round(fromMinorUnits(range.low)), high: round(fromMinorUnits(range.high)) }
        : null,
    sources: await listSourcesOf(db, models),
  };
}
