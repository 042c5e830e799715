import type { Lens } from '#src/catalog/listings/facts.ts';
import { gearOfVisible } from '#src/catalog/listings/service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { referenceOf } from './parsing/models.server.ts';
import { traitsOfGear } from './terms/item-terms.ts';

/** Returns the facts by which filters find lenses, by the ids of the items. */
export async function lensesAmong(app: App, items: readonly Listing[]): Promise<Map<string, Lens>> {
  const titles = new Map(
    items.filter(({ kind }) => kind === 'lens').map(({ _id, products }) => [_id, products.title]),
  );
  const found = await gearOfVisible(app, [...titles.keys()]);
  const { facts } = await referenceOf(app.root);
  return new Map(
    found.map(({ id, kind, model_id, named_model_id }) => {
      const gear = { kind, title: titles.get(id) ?? '', model: model_id ?? named_model_id };
      const [from = null, to = null, aperture = null] = traitsOfGear(gear, facts) ?? [];
      return [id, { focal: from !== null && to !== null ? [from, to] : null, aperture }];
    }),
  );
}
