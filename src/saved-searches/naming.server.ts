import { findByKey } from '#src/fit/service.server.ts';
import { kinds } from '#src/listings/contract.ts';
import { referenceModels } from '#src/models/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { formatDollars } from '#src/platform/money.ts';
import { rememberByKey } from '#src/platform/remember.ts';
import { readAsked, type Asked } from '#src/search/service.server.ts';
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
  const {
    q,
    kind,
    brand,
    mount,
    condition,
    place,
    min,
    max,
    age,
    shots,
    verified,
    graded,
    available,
    fits,
    adapters,
  } = readAsked(query);
  const spellings = await spellingsOf(app.root);
  const { words, everything, atLeast, atMost, ...texts } = savedSearchTexts;
  const parts = [
    ...(q === undefined ? [] : [words(q)]),
    ...kinds.filter((each) => kind?.includes(each)).map((each) => siteTexts.kinds[each].many),
    ...[brand, mount]
      .flatMap((values) => values ?? [])
      .map((each) => spellings.get(each.toLowerCase()) ?? each),
    ...[condition, place].flatMap((values) => values ?? []),
    ...(min === undefined ? [] : [atLeast(formatDollars(min))]),
    ...(max === undefined ? [] : [atMost(formatDollars(max))]),
    ...(age === undefined ? [] : [texts.age(age)]),
    ...(shots === undefined ? [] : [texts.shots(shots)]),
    ...(verified ? [texts.verified] : []),
    ...(graded ? [texts.graded] : []),
    ...(available ? [texts.available] : []),
    ...(fits === undefined ? [] : [texts.fits(await modelName(app, fits))]),
    ...(adapters ? [texts.adapters] : []),
  ];
  const name = parts.length > 0 ? parts.join(' · ') : everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
