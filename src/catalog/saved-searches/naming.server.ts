import { findByKey } from '#src/gear/fit/model-service.server.ts';
import { kinds } from '#src/catalog/listings/schemas.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { formatDollars } from '#src/platform/shared/money.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { type Asked } from '#src/catalog/search/service.server.ts';
import { readAsked } from '#src/catalog/search/saved-query-service.server.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { siteTexts } from '#src/texts/site.ts';

const longest = 80;

export function addressOf(asked: Asked): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  return params.toString();
}

const spellingsOf = rememberByKey(async (root) => {
  const names = (await referenceModels(root)).flatMap(({ maker, mounts }) => [maker, ...mounts]);
  return new Map(names.map((name) => [name.toLowerCase(), name]));
});

/** A model that has left the reference is shown by its id, which is its maker and name. */
async function modelName(app: Pick<App, 'root'>, key: string): Promise<string> {
  const { model } = await findByKey(app, key);
  return model ? `${model.maker} ${model.name}` : key.replaceAll('-', ' ');
}

export async function nameOf(app: Pick<App, 'root'>, query: string): Promise<string> {
  const asked = readAsked(query);
  const { kind, brand = [], mount = [], condition = [], place = [], fits } = asked;
  const spellings = await spellingsOf(app.root);
  const texts = savedSearchTexts;
  const parts = [
    asked.q !== undefined && texts.words(asked.q),
    ...kinds.filter((each) => kind?.includes(each)).map((each) => siteTexts.kinds[each].many),
    ...[...brand, ...mount].map((each) => spellings.get(each.toLowerCase()) ?? each),
    ...condition,
    ...place,
    asked.min !== undefined && texts.atLeast(formatDollars(asked.min)),
    asked.max !== undefined && texts.atMost(formatDollars(asked.max)),
    asked.age !== undefined && texts.age(asked.age),
    asked.shots !== undefined && texts.shots(asked.shots),
    asked.verified && texts.verified,
    asked.graded && texts.graded,
    asked.available && texts.available,
    fits !== undefined && texts.fits(await modelName(app, fits)),
    asked.adapters && texts.adapters,
  ].filter((part) => typeof part === 'string');
  const name = parts.length > 0 ? parts.join(' · ') : texts.everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
