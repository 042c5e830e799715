import { describeLimits } from '#src/catalog/item-fit/service.server.ts';
import { bookableCountTags } from '#src/catalog/listings/cache-tags.server.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';
import {
  cameraIn,
  keepsCamera,
  typedPhrases,
  understandTyped,
} from '#src/catalog/search/parsing/typed-words.server.ts';
import type { Criteria, Suggestion, RelaxedSearch } from '#src/catalog/search/schemas.ts';
import { countFound, findActiveItems, toWideQuery } from '#src/catalog/search/service.server.ts';
import { suggest } from '#src/catalog/search/suggesting/service.server.ts';
import { type Understood } from '#src/catalog/search/understanding-service.server.ts';
import { limitText } from '#src/gear/fit/client.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { siteTexts } from '#src/texts/site.ts';

const max = { words: 4, conditions: 8, suggestions: 4, judged: 24 };

type Without = Omit<RelaxedSearch, 'count'> & { left: Criteria };

/** Returns what is left of a text without some words, or null if it is no longer about lenses for the same camera. */
async function withoutWords(root: string, q: string, words: readonly string[]): Promise<string | null> {
  const rest = q
    .split(/\s+/)
    .filter((other) => !words.includes(other))
    .join(' ');
  // Without '50mm', only the camera would be left of 'fe2 50mm'.
  for (const left of [rest, `${siteTexts.kinds.lens.one.toLowerCase()} ${rest}`])
    if (await keepsCamera(root, q, left)) return left;
  return null;
}

async function withoutEach({ root }: App, criteria: Criteria): Promise<Without[]> {
  // `adapters` and `limited` have no effect without `fits`, and only add items. `within` has none without `near`.
  const { q, kind, adapters: _adapters, limited: _limited, within: _within, ...others } = criteria;
  const phrases = q === undefined ? [] : await typedPhrases(root, q);
  const filters: Without[] = Object.entries({ kind, ...others }).flatMap(([name, given]) => {
    const values = [given].flat().filter((value) => value !== undefined);
    return values.map((value) => {
      const rest = values.filter((other) => other !== value);
      return {
        name,
        value: String(value),
        left: { ...criteria, [name]: rest.length > 0 ? rest : undefined },
      };
    });
  });
  const shorter: Without[] = [];
  for (const words of phrases.length > 1 ? phrases.slice(0, max.words) : []) {
    const rest = await withoutWords(root, q ?? '', words);
    if (rest !== null)
      shorter.push({ name: 'q', value: words.join(' '), words: rest, left: { ...criteria, q: rest } });
  }
  return [
    ...shorter,
    ...(q !== undefined && filters.length > 0 && (await keepsCamera(root, q, ''))
      ? [{ name: 'q', value: q, left: { ...criteria, q: undefined } }]
      : []),
    ...filters,
  ].slice(0, max.conditions);
}

/** Sorts searches that drop the camera or lens last. */
const losesModel = ({ name }: RelaxedSearch): number => Number(name === 'fits');

/** Finds what mounts on the wanted model with limits, such as a lens whose aperture cannot be changed. */
async function findLimited(app: App, criteria: Criteria): Promise<RelaxedSearch[]> {
  const fits = criteria.fits ?? (await cameraIn(app.root, criteria.q ?? '')).camera;
  if (fits === null || criteria.limited) return [];
  const found = await findActiveItems(app, { ...criteria, fits, limited: '1', limit: max.judged });
  const ids = found.items.map(({ _id }) => _id);
  const texts = new Set([...(await describeLimits(app, fits, ids)).values()].map(({ limits }) => limits));
  const [limits = limitText([]), ...others] = texts;
  const shown = others.length > 0 ? limitText([]) : limits;
  return found.total > 0 ? [{ name: 'limited', value: fits, limits: shown, count: found.total }] : [];
}

export async function findRelaxedSearches(app: App, understood: Understood): Promise<RelaxedSearch[]> {
  const { criteria } = understood;
  const tried = await withoutEach(app, criteria);
  if (tried.length === 0 && criteria.q === undefined) return [];
  addCacheTags(bookableCountTags());
  try {
    const searches: RelaxedSearch[] = [];
    let limited: RelaxedSearch[] = [];
    await withSearchTimeout(async () => {
      limited = await findLimited(app, criteria);
      // Runs sequentially, so that one visitor does not use all connections for searches.
      for (const { left, ...search } of tried) {
        const query = await toWideQuery(app, { ...understood, criteria: left }, criteria.q);
        searches.push({ ...search, count: await countFound(app, query) });
      }
    });
    return [
      ...limited,
      ...searches
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => losesModel(one) - losesModel(other) || other.count - one.count),
    ];
  } catch (error) {
    // The page is shown without relaxed searches rather than failing.
    if (error instanceof AppError && error.code === 'busy') return [];
    throw error;
  }
}

/** Returns the search without the one word that nothing knows, if the others name a model: 'fuji x-t3 weekender'. */
export async function withoutUnknownWord(
  { root }: App,
  searches: readonly RelaxedSearch[],
): Promise<{ word: string; words: string } | null> {
  for (const { value, words } of searches) {
    if (words === undefined) continue;
    const { groups, makers } = await understandTyped(root, value);
    const isUnknown = groups.length === 1 && groups[0]?.typo !== undefined && makers.length === 0;
    if (isUnknown && (await understandTyped(root, words)).models.length > 0) return { word: value, words };
  }
  return null;
}

export async function findSuggestions(app: App, q: string | undefined): Promise<Suggestion[]> {
  const found = await suggest(app, q);
  // A model without items would lead to another empty list.
  return found.filter(({ type, items }) => type !== 'model' || items).slice(0, max.suggestions);
}
