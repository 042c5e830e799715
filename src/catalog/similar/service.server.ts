import { sql } from 'kysely';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { listTags } from '#src/catalog/listings/cache-tags.server.ts';
import { isActive, hasActiveSeller } from '#src/catalog/listings/filter-queries.server.ts';
import { findActiveByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { showEvenPaused } from '#src/catalog/listings/service.server.ts';
import { findActiveItems } from '#src/catalog/search/service.server.ts';
import { sameModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';

/** The distance up to which people would drive for a camera. */
const nearKm = 100;

type Linked = { search_model_id: string | null; place_id: number | null };

async function findLinked({ db }: App, id: string): Promise<Linked | undefined> {
  return db
    .selectFrom('listings')
    .select(['search_model_id', 'place_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Items near this one come first. */
async function listSameModel(
  { db, root }: App,
  id: string,
  item: Linked | undefined,
  limit: number,
): Promise<string[]> {
  if (!item?.search_model_id) return [];
  const rows = await db
    .selectFrom('listings')
    .select('listings.id')
    .where('search_model_id', 'in', await sameModels(root, item.search_model_id))
    .where('listings.id', '<>', id)
    .where(sql<boolean>`${isActive} and ${hasActiveSeller}`)
    .orderBy(
      sql`exists (select from places own, places where own.id = ${item.place_id}::integer and places.id = listings.place_id
        and meters_between(own.lat, own.lon, places.lat, places.lon) <= ${nearKm * 1000}::integer)`,
      'desc',
    )
    .orderBy('listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

const maxItems = 8;
const priceTolerance = 0.4;
const toWholeCents = (amount: number) => fromMinorUnits(toMinorUnits(amount));

/**
 * Lists up to eight active items: first of the same model, then with the same mount at a similar price, then of the
 * same brand. In each of these groups, items near this one come first. The item itself may be withdrawn.
 * @throws AppError as `showEvenPaused`
 */
export async function listSimilar(app: App, kind: Kind, id: string): Promise<Listing[]> {
  const { products, mount } = (await showEvenPaused(app, kind, id, { withdrawn: true })).listing;
  const found = new Map<string, Listing>();
  const add = (more: Iterable<Listing>) => {
    for (const listing of more)
      if (listing._id !== id && found.size < maxItems) found.set(listing._id, listing);
  };
  const item = await findLinked(app, id);
  const areas = [...(item?.place_id ? [{ near: String(item.place_id), within: nearKm }] : []), {}];
  // The search can also find the item itself and up to `maxItems` that were already added, so its limit is higher.
  const limit = 2 * maxItems + 1;
  const find = async (by: Pick<Parameters<typeof findActiveItems>[1], 'mount' | 'brand' | 'min' | 'max'>) => {
    for (const area of areas)
      if (found.size < maxItems)
        add((await findActiveItems(app, { ...by, ...area, kind: [kind], limit })).items);
  };
  const min = toWholeCents(products.sale * (1 - priceTolerance));
  const max = toWholeCents(products.sale * (1 + priceTolerance));
  const ofModel = await listSameModel(app, id, item, maxItems);
  // A new item of the same model changes the result.
  addCacheTags(listTags([kind]));
  const shown = await findActiveByIds(app, ofModel);
  add(ofModel.flatMap((one) => shown.get(one) ?? []));
  if (found.size < maxItems && mount) await find({ mount: [mount], min, max });
  if (found.size < maxItems) await find({ brand: [products.brand] });
  return [...found.values()];
}
