import { placeById } from '#src/accounts/places/service.server.ts';
import { findByKey } from '#src/gear/fit/model-service.server.ts';
import { kinds } from '#src/catalog/listings/schemas.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { spellMounts } from '#src/catalog/search/service.server.ts';
import { readCriteria, type Group } from '#src/catalog/search/saved-query-service.server.ts';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { searchTexts } from '#src/texts/search.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';

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

function traitsOf({ focalMin, focalMax, aperture, lensType, autofocus, film, format = [] }: Criteria) {
  const { traits } = searchTexts.find;
  return [
    focalMin !== undefined && traits.focalMin(focalMin),
    focalMax !== undefined && traits.focalMax(focalMax),
    aperture !== undefined && traits.aperture(aperture),
    lensType && traits.lensType[lensType],
    autofocus && traits.autofocus[autofocus],
    film && traits.film[film],
    ...format.map((each) => traits.format[each]),
  ];
}

/** A place that has left the reference is named by its id. Without a radius, a place leaves no items out. */
async function nearText({ db }: Pick<App, 'db'>, { near, within }: Criteria): Promise<string | undefined> {
  if (near === undefined || within === undefined) return undefined;
  const place = await placeById(db, Number(near));
  return nearTexts.saved(place ? placeLabel(place) : near, within);
}

export async function nameOf(app: Pick<App, 'root' | 'db'>, query: string): Promise<string> {
  const criteria = readCriteria(query);
  const { kind, brand, mount, condition, place, fits } = criteria;
  const spellings = await spellingsOf(app.root);
  const spell = (value: string) => spellings.get(value.toLowerCase()) ?? value;
  const named: Record<Group, readonly string[] | undefined> = {
    kind: kinds.filter((each) => kind?.includes(each)).map((each) => kindTexts(each).many),
    brand: brand?.map(spell),
    mount: await spellMounts(app.root, mount),
    condition: condition?.map((each) => gradeName(each)),
    place,
  };
  const texts = savedSearchTexts;
  const parts = [
    criteria.q !== undefined && texts.words(criteria.q),
    ...Object.values(named).flat(),
    criteria.min !== undefined && texts.atLeast(formatMoney(criteria.min)),
    criteria.max !== undefined && texts.atMost(formatMoney(criteria.max)),
    await nearText(app, criteria),
    criteria.age !== undefined && texts.age(criteria.age),
    criteria.shots !== undefined && texts.shots(criteria.shots),
    ...traitsOf(criteria),
    criteria.verified && texts.verified,
    criteria.graded && texts.graded,
    criteria.available && texts.available,
    fits !== undefined && texts.fits(await modelName(app, fits)),
    criteria.adapters && texts.adapters,
    criteria.limited && texts.limited,
  ].filter((part) => typeof part === 'string');
  const name = parts.length > 0 ? parts.join(' · ') : texts.everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
