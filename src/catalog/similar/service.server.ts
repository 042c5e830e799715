import type { Kind, Listing } from '#src/catalog/listings/schemas.ts';
import { showListing } from '#src/catalog/listings/service.server.ts';
import { listActive } from '#src/catalog/listings/lists/active-service.server.ts';
import { listTags } from '#src/catalog/listings/cache-tags.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { findOnShow } from '#src/catalog/search/service.server.ts';
import { listSameModel } from './queries.server.ts';

const most = 8;
const apart = 0.4;
const toWholeCents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * Up to eight items on show that someone who looks at this one may want instead: those of its model, then those of its mount
 * at about its price, then those of its brand; the newest of each first.
 * @throws AppError as `showListing`
 */
export async function listSimilar(app: App, kind: Kind, id: string): Promise<Listing[]> {
  const { products, mount } = await showListing(app, kind, id);
  const found = new Map<string, Listing>();
  const take = (more: Iterable<Listing>) => {
    for (const listing of more) if (listing._id !== id && found.size < most) found.set(listing._id, listing);
  };
  // Itself and those that were taken are among what a search finds.
  const find = async (by: Pick<Parameters<typeof findOnShow>[1], 'mount' | 'brand' | 'min' | 'max'>) =>
    take((await findOnShow(app, { ...by, kind: [kind], limit: 2 * most + 1 })).items);
  const min = toWholeCents(products.sale * (1 - apart));
  const max = toWholeCents(products.sale * (1 + apart));
  const ofModel = await listSameModel(app.db, id, most);
  // Another one of its model that comes on show belongs among them.
  addCacheTags(listTags([kind]));
  const shown = await listActive(app, ofModel);
  take(ofModel.flatMap((one) => shown.get(one) ?? []));
  if (found.size < most && mount) await find({ mount: [mount], min, max });
  if (found.size < most) await find({ brand: [products.brand] });
  return [...found.values()];
}
