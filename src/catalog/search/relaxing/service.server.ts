import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { typedPhrases } from '#src/catalog/search/parsing/typed-words.server.ts';
import { bookableCountTags } from '#src/catalog/listings/cache-tags.server.ts';
import { countFound, toQuery } from '#src/catalog/search/service.server.ts';
import type { FacetsQuery, Suggestion, WayOn } from '#src/catalog/search/schemas.ts';
import { suggest } from '#src/catalog/search/suggesting/service.server.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';

const most = { words: 4, conditions: 8, meant: 4 };

type Without = Omit<WayOn, 'count'> & { left: FacetsQuery };

const lists = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
const singles = ['min', 'max', 'age', 'shots', 'verified', 'graded', 'available', 'fits'] as const;

async function withoutEach({ root }: App, asked: FacetsQuery): Promise<Without[]> {
  const { q } = asked;
  const written = q?.split(/\s+/) ?? [];
  const phrases = q === undefined ? [] : await typedPhrases(root, q);
  const filters: Without[] = [
    ...lists.flatMap((name) => {
      const values: readonly string[] = asked[name] ?? [];
      return values.map((value) => {
        const rest = values.filter((other) => other !== value);
        return { name, value, left: { ...asked, [name]: rest.length > 0 ? rest : undefined } };
      });
    }),
    ...singles
      .filter((name) => asked[name] !== undefined)
      .map((name) => ({ name, value: String(asked[name]), left: { ...asked, [name]: undefined } })),
  ];
  const said = phrases.length > 1 ? phrases.slice(0, most.words) : [];
  return [
    ...said.map((words) => {
      const rest = written.filter((other) => !words.includes(other)).join(' ');
      return { name: 'q', value: words.join(' '), words: rest, left: { ...asked, q: rest } };
    }),
    ...(q !== undefined && filters.length > 0
      ? [{ name: 'q', value: q, left: { ...asked, q: undefined } }]
      : []),
    ...filters,
  ].slice(0, most.conditions);
}

export async function findWaysOn(app: App, asked: FacetsQuery): Promise<WayOn[]> {
  const tried = await withoutEach(app, asked);
  if (tried.length === 0) return [];
  addCacheTags(bookableCountTags());
  try {
    const ways: WayOn[] = [];
    await withSearchTimeout(async () => {
      // Sequentially: one visitor must not hold all connections of searches.
      for (const { left, ...way } of tried)
        ways.push({ ...way, count: await countFound(app, await toQuery(app, left, asked.q)) });
    });
    return ways.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  } catch (error) {
    // The page without these is better than none.
    if (error instanceof AppError && error.code === 'busy') return [];
    throw error;
  }
}

export async function findMeant(app: App, q: string | undefined): Promise<Suggestion[]> {
  const meant = await suggest(app, q);
  // A model without items would again lead nowhere.
  return meant.filter(({ type, items }) => type !== 'model' || items).slice(0, most.meant);
}
