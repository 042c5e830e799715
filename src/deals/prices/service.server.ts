import { modelsById, sameModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { cacheReads } from '#src/platform/cache/cached-reads.server.ts';
import type { Condition } from '#src/platform/db/columns.ts';
import { AppError } from '#src/platform/errors.ts';
import { dayMs, shopZone } from '#src/platform/shared/dates.ts';
import { toLocal } from '#src/platform/shared/local-time.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { findComparableModel, listAsking, listSales, readTerms } from './queries.server.ts';
import { minSales, noTerms, rangeOf, yearDays } from './ranges.ts';
import type { PriceGuide } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** The sales of a model. */
    sales: `sales:${string}`;
    /** Which items of a model are for sale, and at which prices. */
    model: `model:${string}`;
    /** The terms of the whole shop. They change each night, and so does the year that the sales are from. */
    prices: 'prices';
  }
}

/** From how many sales the share that was within the range is shown. */
const minHeld = 100;

const termReads = cacheReads<Awaited<ReturnType<typeof readTerms>> | null>(1);
export const readMeasured = async (app: App) =>
  termReads(app, ['prices'], {}, async () => (await readTerms(app.db)) ?? null);

/** A day of the shop's calendar, such as 2026-11-30. */
export const dateAgo = (days: number): string => {
  const [today = ''] = toLocal(new Date(), shopZone()).split('T');
  return new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
};

type Guides = Record<Condition, PriceGuide>;

/** Guides have about 1 kB for a model. */
const maxCached = 2000;
const guideReads = cacheReads<Guides>(maxCached);

/**
 * Returns the guides for a model, which are computed again when its sales or its items change. `except` is an item that
 * does not count as asking.
 * @throws AppError `not-found` for a model that the reference lacks
 */
async function guidesOf(app: App, modelId: string, except: string | null): Promise<Guides> {
  if (!(await modelsById(app.root)).has(modelId)) throw new AppError('not-found', itemProblems.noModel);
  const models = await sameModels(app.root, modelId);
  const tags = [
    'models',
    'prices',
    ...models.flatMap((id) => [`sales:${id}`, `model:${id}`] as const),
  ] as const;
  // The days that count depend on the date.
  return guideReads(app, tags, { models, except, today: dateAgo(0) }, () => readGuides(app, models, except));
}

async function readGuides(app: App, models: readonly string[], except: string | null): Promise<Guides> {
  const [sales, asked, measured] = await Promise.all([
    listSales(app.db, models, yearDays),
    listAsking(app.db, models, except),
    readMeasured(app),
  ]);
  const held = measured && measured.replayed >= minHeld ? heldOf(measured) : null;
  const [from, to] = [dateAgo(yearDays), dateAgo(0)];
  const guideIn = (condition: Condition): PriceGuide => {
    const { n, imported, sellers, status, ...range } = rangeOf(sales, condition, measured ?? noTerms);
    const { low, mid, high } = { low: null, mid: null, high: null, ...range };
    const asking = asked.find((one) => one.condition === condition);
    return {
      status,
      low: amountOf(low),
      mid: amountOf(mid),
      high: amountOf(high),
      n,
      imported,
      sellers,
      needed: minSales(measured?.tail ?? noTerms.tail),
      from,
      to,
      asking: asking
        ? { n: asking.n, low: fromMinorUnits(asking.low), high: fromMinorUnits(asking.high) }
        : null,
      held,
    };
  };
  return { Excellent: guideIn('Excellent'), Good: guideIn('Good'), Fair: guideIn('Fair') };
}

const amountOf = (cents: number | null) => (cents === null ? null : fromMinorUnits(cents));
const heldOf = ({ held, replayed }: { held: number; replayed: number }) => ({
  share: Math.round((held / replayed) * 100) / 100,
  of: replayed,
});

/** The price guide for a model in a condition. `except` is the id of an item that the asking prices leave out. */
export async function priceGuideOf(
  app: App,
  modelId: string,
  condition: Condition,
  except: string | null = null,
): Promise<PriceGuide> {
  return (await guidesOf(app, modelId, except))[condition];
}

/** The guide for a listed item, without its own price; null if it is not of one model, or more is sold with it. */
export async function priceGuideOfItem(
  app: App,
  { _id, products: { condition } }: { _id: string; products: { condition: Condition } },
): Promise<PriceGuide | null> {
  const model = await findComparableModel(app.db, _id);
  const isKnown = model !== null && (await modelsById(app.root)).has(model);
  return isKnown ? priceGuideOf(app, model, condition, _id) : null;
}
