import { kinds } from '#src/catalog/items/kind-schemas.ts';
import {
  describeValue,
  filterNames,
  readCriteria,
  type Group,
} from '#src/catalog/search/saved-query-service.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { spellMounts } from '#src/catalog/search/service.server.ts';
import { findByKey } from '#src/gear/fit/model-service.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { placeById } from '#src/media/places/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { searchTexts } from '#src/texts/search.ts';

const longest = 80;

export function addressOf(criteria: Criteria): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(criteria))
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  return params.toString();
}

const spellingsOf = rememberByKey(async (root) => {
  const names = (await referenceModels(root)).flatMap(({ maker }) => maker);
  return new Map(names.map((name) => [name.toLowerCase(), name]));
});

/** A model that has left the reference is named by its id, which contains its maker and name. */
async function modelName(app: Pick<App, 'root'>, key: string): Promise<string> {
  const { model } = await findByKey(app, key);
  return model ? `${model.maker} ${model.name}` : key.replaceAll('-', ' ');
}

/** A place that has left the reference is named by its id. Without a radius, a place leaves no items out. */
async function nearText({ db }: Pick<App, 'db'>, { near, within }: Criteria): Promise<string | undefined> {
  if (near === undefined || within === undefined) return undefined;
  const place = await placeById(db, Number(near));
  return nearTexts.saved(place ? placeLabel(place) : near, within);
}

export async function nameOf(app: Pick<App, 'root' | 'db'>, query: string): Promise<string> {
  const criteria = readCriteria(query);
  const { kind, brand, mount, condition, place, model, fits } = criteria;
  const spellings = await spellingsOf(app.root);
  const spell = (value: string) => spellings.get(value.toLowerCase()) ?? value;
  const named: Record<Group, readonly string[] | undefined> = {
    kind: kinds.filter((each) => kind?.includes(each)).map((each) => kindTexts(each).many),
    brand: brand?.map(spell),
    mount: await spellMounts(app.root, mount),
    condition: condition?.map((each) => gradeName(each)),
    place,
  };
  const special: Partial<Record<string, readonly (string | undefined)[]>> = {
    ...named,
    model: model === undefined ? [] : [await modelName(app, model)],
    near: [await nearText(app, criteria)],
    fits: fits === undefined ? [] : [searchTexts.find.fitsModel(await modelName(app, fits))],
  };
  const given: Partial<Record<string, unknown>> = criteria;
  const parts = filterNames
    .flatMap(
      (filter) =>
        special[filter] ?? [given[filter] ?? []].flat().map((value) => describeValue(filter, String(value))),
    )
    .filter((part) => part !== undefined);
  const name = parts.length > 0 ? parts.join(' · ') : savedSearchTexts.everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
