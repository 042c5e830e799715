import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { keepsCamera, typedPhrases } from '#src/catalog/search/parsing/typed-words.server.ts';
import { bookableCountTags } from '#src/catalog/listings/cache-tags.server.ts';
import { countFound, toWideQuery } from '#src/catalog/search/service.server.ts';
import { type Understood } from '#src/catalog/search/understanding-service.server.ts';
import type { Criteria, Suggestion, RelaxedSearch } from '#src/catalog/search/schemas.ts';
import { suggest } from '#src/catalog/search/suggesting/service.server.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';

const max = { words: 4, conditions: 8, suggestions: 4 };

type Without = Omit<RelaxedSearch, 'count'> & { left: Criteria };

async function withoutEach({ root }: App, criteria: Criteria): Promise<Without[]> {
  // `adapters` and `limited` have no effect without `fits`, and only add items. `within` has none without `near`.
  const { q, kind, adapters: _adapters, limited: _limited, within: _within, ...others } = criteria;
  const written = q?.split(/\s+/) ?? [];
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
    const rest = written.filter((other) => !words.includes(other)).join(' ');
    // Without 'fe2', '50mm fe2' would list lenses that do not fit.
    if (await keepsCamera(root, q ?? '', rest))
      shorter.push({ name: 'q', value: words.join(' '), words: rest, left: { ...criteria, q: rest } });
  }
  return [
    ...shorter,
    ...(q !== undefined && filters.length > 0
      ? [{ name: 'q', value: q, left: { ...criteria, q: undefined } }]
      : []),
    ...filters,
  ].slice(0, max.conditions);
}

export async function findRelaxedSearches(app: App, understood: Understood): Promise<RelaxedSearch[]> {
  const { criteria } = understood;
  const tried = await withoutEach(app, criteria);
  if (tried.length === 0) return [];
  addCacheTags(bookableCountTags());
  try {
    const searches: RelaxedSearch[] = [];
    await withSearchTimeout(async () => {
      // Runs sequentially, so that one visitor does not use all connections for searches.
      for (const { left, ...search } of tried) {
        const query = await toWideQuery(app, { ...understood, criteria: left }, criteria.q);
        searches.push({ ...search, count: await countFound(app, query) });
      }
    });
    return searches.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  } catch (error) {
    // The page is shown without relaxed searches rather than failing.
    if (error instanceof AppError && error.code === 'busy') return [];
    throw error;
  }
}

export async function findSuggestions(app: App, q: string | undefined): Promise<Suggestion[]> {
  const found = await suggest(app, q);
  // A model without items would lead to another empty list.
  return found.filter(({ type, items }) => type !== 'model' || items).slice(0, max.suggestions);
}
