import { sql } from 'kysely';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { bookableCountTags, sitemapTags } from '#src/catalog/listings/cache-tags.server.ts';
import { hasActiveSeller, isBookable } from '#src/catalog/listings/filter-queries.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { gearOfVisible } from '#src/catalog/listings/service.server.ts';
import { findActiveItems } from '#src/catalog/search/service.server.ts';
import { nameSide, sides } from '#src/gear/fit/model-service.server.ts';
import { modelsById, sameModels } from '#src/gear/models/names-service.server.ts';
import { modelsWithNotes } from '#src/gear/models/shown-notes-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId } from '#src/platform/db/keyset-page.server.ts';
import type { SitemapSource } from '#src/platform/feature.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { modelTexts } from '#src/texts/models.ts';

type OfModel = {
  /** All that are listed, including booked ones. */
  count: number;
  newest: Listing[];
  /** Those that can be booked; null if there are none. */
  offers: { count: number; low: number; high: number } | null;
  /** Whether one is listed now or was in the last year, or there is a sale. */
  isTraded: boolean;
};

const maxShown = 8;

const wasTraded = sql<boolean>`listings.deleted_at is null and listings.paused_at is null
  and (listings.sold_at is null or listings.sold_at > shop_now() - interval '1 year')`;

/** Finds the items of a model under all of its regional names. The list has the same items as `/KIND?model=ID`. */
export async function itemsOfModel(app: App, kind: Kind, id: string): Promise<OfModel> {
  addCacheTags(bookableCountTags([kind]));
  const [found, { count, low, high, traded, sold }] = await Promise.all([
    findActiveItems(app, { kind: [kind], model: id, limit: maxShown }),
    countItems(app.db, await sameModels(app.root, id)),
  ]);
  const isOffered = low !== null && high !== null;
  return {
    count: found.total,
    newest: found.items,
    offers: isOffered ? { count, low: fromMinorUnits(low), high: fromMinorUnits(high) } : null,
    isTraded: traded > 0 || sold,
  };
}

/** The link to the page of the model that is chosen for an item or named in its title, or null. */
export async function linkToModelOf(app: App, { _id, modelId }: Listing) {
  const [gear] = modelId === null ? await gearOfVisible(app, [_id]) : [];
  return linkTo(app, modelId ?? gear?.named_model_id ?? null, () => modelTexts.about);
}

/** The link to the page of the model that typed words name; null if they do not name a single one. */
export async function linkToModelNamed(app: App, typed: string | undefined) {
  if (typed === undefined) return null;
  const named = await Promise.all(sides.map((side) => nameSide(app, side, typed)));
  const [only, ...others] = named.flatMap(({ model }) => model ?? []);
  const [id = null] = others.length === 0 ? (only?.id.split('@') ?? []) : [];
  return linkTo(app, id, modelTexts.aboutModel);
}

/** The label comes from the server, so that pages of items and lists load no texts for it. */
async function linkTo({ root }: App, id: string | null, label: (model: string) => string) {
  const model = (await modelsById(root)).get(id ?? '');
  return model ? { to: `/models/${model.id}`, label: label(`${model.maker} ${model.name}`) } : null;
}

/** Items whose own model it is, without those that have one as a part. */
async function countItems(db: DbOrTrx, models: readonly string[]) {
  return db
    .selectFrom('listings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isBookable).as('count'),
      fn.min('sale_cents').filterWhere(isBookable).as('low'),
      fn.max('sale_cents').filterWhere(isBookable).as('high'),
      fn.countAll<number>().filterWhere(wasTraded).as('traded'),
      sql<boolean>`exists (select from sales where model_id = any(${[...models]}::text[]))`.as('sold'),
    ])
    .where(sql<boolean>`search_model_id = any(${[...models]}::text[])`)
    .where(hasActiveSeller)
    .executeTakeFirstOrThrow();
}

/** The models with an item now or in the last year, with a sale or a shown note, each with the last change. */
const shownModels = async (app: App) =>
  app.db
    .selectFrom(
      app.db
        .selectFrom('gear_models')
        .select('id')
        .select(
          sql<Date | null>`coalesce(
            (select max(updated_at) from listings
              where search_model_id = gear_models.id and ${wasTraded} and ${hasActiveSeller}),
            (select max(sold_on) from sales where model_id = gear_models.id),
            (select loaded_at from gear_reference where gear_models.id = any(${await modelsWithNotes(app)}::text[])))`.as(
            'changed',
          ),
        )
        .as('models'),
    )
    .select('id')
    .where('changed', 'is not', null);

const modelTags = (): Tag[] => [...sitemapTags(), 'models', 'prices'];

export const modelSitemap: SitemapSource = {
  name: 'models',
  async parts(app, size) {
    addCacheTags(modelTags());
    return everyNthId(app.db, await shownModels(app), size);
  },
  async addresses(app, from, limit) {
    addCacheTags(modelTags());
    const rows = await (
      await shownModels(app)
    )
      .select(sql<Date>`changed`.as('changed'))
      .where('id', '>=', from)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, changed }) => ({ id, path: `/models/${id}`, changed }));
  },
};
