import { hasActiveSeller, isBookable } from '#src/catalog/listings/filter-queries.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { gearOfListing, gearOfVisible } from '#src/catalog/listings/service.server.ts';
import { joinedBy } from '#src/gear/fit/adapter-service.server.ts';
import { limitText } from '#src/gear/fit/client.ts';
import { findById, kindsOf, type SideName } from '#src/gear/fit/model-service.server.ts';
import type {
  AdaptersOnSale,
  FitResponse,
  FitItems,
  FitItemsQuery,
  FitQuery,
} from '#src/gear/fit/schemas.ts';
import { judgeItems, sidesOf, judgePair } from '#src/gear/fit/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { fitTexts } from '#src/texts/fit.ts';

/** @throws AppError `not-found`, or `invalid` unless there is one camera and one lens */
export async function checkFit(app: App, { listing, ...models }: FitQuery): Promise<FitResponse> {
  return judgePair(app, models, listing ? await gearOfListing(app, listing) : undefined);
}

export async function fitItemsWith(app: App, { listing = [], model = [] }: FitItemsQuery): Promise<FitItems> {
  const items = await gearOfVisible(app, [...new Set(listing)]);
  const fits = await judgeItems(app, items, [...new Set(model)]);
  const names = fits.pairs.flatMap(({ adapter }) => adapter ?? []);
  return { ...fits, onSale: await adaptersOnSale(app, names) };
}

/** Returns the texts for items that fit a model with limits, by their ids. */
export async function describeLimits(
  app: App,
  model: string,
  listing: readonly string[],
): Promise<Map<string, { limits: string }>> {
  if (listing.length === 0) return new Map();
  const { pairs } = await fitItemsWith(app, { listing: [...listing], model: [model] });
  return new Map(
    pairs
      .filter(({ verdict }) => verdict === 'limited')
      .map((pair) => [pair.listing, { limits: limitText(pair.loses) }]),
  );
}

/** Finds the adapters on sale that join the same mounts as those with these names. */
export async function adaptersOnSale(app: App, names: readonly string[]): Promise<AdaptersOnSale[]> {
  if (names.length === 0) return [];
  const listed = await asVisitor(() => countAdapters(app.db));
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const joined = await joinedBy(app.root, name);
      const same = listed.filter(({ adapts_from, adapts_to }) =>
        joined.some(({ from, to }) => from === adapts_from && to === adapts_to),
      );
      const [first] = joined;
      if (!first || same.length === 0) return [];
      const query = new URLSearchParams({
        kind: 'accessories',
        q: fitTexts.fit.adapter(first.from, first.to),
      });
      return [
        {
          name,
          count: same.reduce((sum, { count }) => sum + count, 0),
          from: fromMinorUnits(Math.min(...same.map(({ sale_cents }) => sale_cents))),
          path: `/search?${query}`,
        },
      ];
    }),
  );
  return found.flat();
}

/** @param asked the side that is given; an item of both kinds takes the other one */
export async function describeItem(
  app: App,
  listing: string,
  asked: SideName | undefined,
): Promise<{ side: SideName; title: string; path: string }> {
  const { title, ...gear } = await gearOfListing(app, listing);
  const sides = sidesOf(gear);
  const side = sides.find((each) => asked !== undefined && each !== asked) ?? sides[0];
  if (!side) throw new AppError('not-found');
  return { side, title, path: `/${gear.kind}/${listing}` };
}

/**
 * Returns the ids of film cameras, which are recognized by their grading or by the model that is chosen or named in the
 * title.
 */
export async function filmAmong(app: App, items: readonly Listing[]): Promise<string[]> {
  const cameras = items.filter(({ kind, evidence }) => kind === kindsOf.camera && evidence === null);
  const film = cameras.filter(({ inspection }) => inspection?.list === 'film').map(({ _id }) => _id);
  const others = cameras.map(({ _id }) => _id).filter((id) => !film.includes(id));
  for (const { id, model_id, named_model_id } of await gearOfVisible(app, others)) {
    const model = await findById(app, model_id ?? named_model_id ?? '');
    if (model?.film) film.push(id);
  }
  return film;
}

/** Counts the adapters on sale by the mounts that they join, with the lowest price. */
async function countAdapters(db: DbOrTrx) {
  return db
    .selectFrom('listings')
    .select((eb) => [
      'adapts_from',
      'adapts_to',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('sale_cents').as('sale_cents'),
    ])
    .where('adapts_from', 'is not', null)
    .where(isBookable)
    .where(hasActiveSeller)
    .groupBy(['adapts_from', 'adapts_to'])
    .execute();
}
