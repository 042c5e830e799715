import { filmAmong } from '#src/catalog/item-fit/service.server.ts';
import { fields, fieldsWith } from '#src/catalog/items/fields.ts';
import type { FactSources } from '#src/catalog/listings/facts.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { gearOfVisible } from '#src/catalog/listings/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { referenceOf } from './parsing/models.server.ts';
import { traitsOfGear } from './terms/item-terms.ts';

/** Returns what `factsOfItems` needs besides the items. */
export async function factSourcesOf(app: App, items: readonly Listing[]): Promise<FactSources> {
  const [film, lenses] = await Promise.all([filmAmong(app, items), lensesAmong(app, items)]);
  return { film, lenses, plain: plainNames() };
}

/** The traits by which filters find lenses. */
async function lensesAmong(app: App, items: readonly Listing[]): Promise<FactSources['lenses']> {
  const titles = new Map(
    items.filter(({ kind }) => kind === 'lens').map(({ _id, products }) => [_id, products.title]),
  );
  if (titles.size === 0) return new Map();
  const { facts } = await referenceOf(app.root);
  const found = await gearOfVisible(app, [...titles.keys()]);
  return new Map(
    found.map(({ id, kind, model_id, named_model_id }) => {
      const gear = { kind, title: titles.get(id) ?? '', model: model_id ?? named_model_id };
      const [from = null, to = null, aperture = null] = traitsOfGear(gear, facts) ?? [];
      return [id, { focal: from !== null && to !== null ? [from, to] : null, aperture }];
    }),
  );
}

/** The server finds the names, so that pages for visitors don't load the table of fields. */
function plainNames(): FactSources['plain'] {
  const names: Partial<Record<string, string>> = dashboardTexts.products.fields;
  const plain = fieldsWith('shown').filter((name) => fields[name].group === 'plain' && name !== 'included');
  return plain.map((name) => [name, names[name] ?? name]);
}
