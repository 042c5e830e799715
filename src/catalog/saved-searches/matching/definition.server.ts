import { conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import { tsquery, type Query, type Term } from '#src/catalog/search/saved-query-service.server.ts';
import { boxAround } from '#src/platform/shared/distance.ts';

const maxInteger = 2_147_483_647;

function bits<T>(all: readonly T[], chosen: readonly T[] | undefined): number {
  const set = chosen?.length ? chosen : all;
  return set.reduce((sum, value) => sum | (1 << all.indexOf(value)), 0);
}

const nonEmpty = (values: readonly string[] | undefined): string[] | null =>
  values?.length ? [...values] : null;

/** The conditions that columns can decide. A query with any other condition is evaluated by running the search. */
const inColumns = new Set<string>([
  'kind',
  'condition',
  'brand',
  'mount',
  'place',
  'minCents',
  'maxCents',
  'maxMonths',
  'verified',
  'available',
  'words',
] satisfies (keyof Query)[]);

const isUnset = (value: unknown) =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The maximum length of a `tsquery`, which must fit into a row of 8 kB. A longer query is evaluated by running the
 * search.
 */
const longestTerms = 1500;

export function columnsOf(query: Query) {
  const terms = query.words ? tsquery(query.words) : null;
  const isLong = terms !== null && terms.length > longestTerms;
  const words = isLong ? undefined : query.words;
  return {
    kinds: bits(kinds, query.kind),
    grades: bits(conditions, query.condition),
    min_cents: query.minCents ?? 0,
    max_cents: query.maxCents ?? maxInteger,
    age: query.maxMonths ?? maxInteger,
    is_verified: query.verified ?? false,
    is_available: query.available ?? false,
    brands: nonEmpty(query.brand),
    places: nonEmpty(query.place),
    mounts: nonEmpty(query.mount),
    has_words: words !== undefined,
    models: words?.models.map(({ id }) => id) ?? [],
    terms: words ? terms : null,
    has_rest:
      isLong || Object.entries(query).some(([name, value]) => !inColumns.has(name) && !isUnset(value)),
  };
}

export type Key = { key: string; isWhole: boolean };
/** Every item that matches the query has at least one of `keys`. The query `broader` finds all items that have one. */
type Group = { keys: Key[]; broader: Query };

type Parts = readonly Term[];
const isKeyed = (part: Parts) => part.every(({ begins }) => !begins);

async function wordGroup(query: Query, count: (query: Query) => Promise<number>): Promise<Group | null> {
  const { words } = query;
  if (!words) return null;
  const alternatives = words.alternatives.filter(
    (alternative) => alternative.length > 0 && alternative.every((part) => part.length > 0),
  );
  const chosen: { part: Parts; isAlone: boolean }[] = [];
  for (const alternative of alternatives) {
    const parts = alternative.filter(isKeyed);
    const counts = await Promise.all(
      parts.map((part) => count({ words: { models: [], alternatives: [[part]], kinds: [], makers: [] } })),
    );
    const part = parts[counts.indexOf(Math.min(...counts))];
    if (!part) return null;
    chosen.push({ part, isAlone: alternative.length === 1 });
  }
  return {
    keys: [
      ...words.models.map(({ id }) => ({ key: `m:${id}`, isWhole: true })),
      ...chosen.flatMap(({ part, isAlone }) =>
        part.map(({ word }) => ({ key: `t:${word}`, isWhole: isAlone })),
      ),
    ],
    broader: { words: { ...words, alternatives: chosen.map(({ part }) => [part]) } },
  };
}

/** A search in a wider area is not matched by its place. */
const maxCells = 60;

const degreesFrom = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, at) => Math.floor(from) + at);

const keyPrefixes = { mount: 'x', place: 'l', brand: 'b' } as const;

/** Items near a place are found by the whole degrees in which their places are, or by its name. */
function nearGroup({ near }: Query): Group | null {
  if (near?.km === undefined) return null;
  const { minLat, maxLat, lons } = boxAround(near, near.km);
  const cells = degreesFrom(Math.max(minLat, -90), Math.min(maxLat, 90)).flatMap((lat) =>
    lons
      .flatMap(([from, to]) => degreesFrom(from, to))
      .map((lon) => ({ key: `g:${lat},${lon}`, isWhole: false })),
  );
  if (cells.length > maxCells) return null;
  const named = near.name === undefined ? [] : [{ key: `${keyPrefixes.place}:${near.name}`, isWhole: false }];
  return { keys: [...cells, ...named], broader: { near } };
}

/** Returns the keys of the rarest group. Every matching item has one of these keys, and few other items do. */
export async function keysOf(query: Query, count: (query: Query) => Promise<number>): Promise<Key[]> {
  const byWords = await wordGroup(query, count);
  const byValues = (['mount', 'place', 'brand'] as const).flatMap((name): Group[] => {
    const values = query[name] ?? [];
    const keys = values.map((value) => ({ key: `${keyPrefixes[name]}:${value}`, isWhole: true }));
    return keys.length > 0 ? [{ keys, broader: { [name]: values } }] : [];
  });
  const byCells = nearGroup(query);
  const groups = [...(byWords ? [byWords] : []), ...byValues, ...(byCells ? [byCells] : [])];
  const counts = groups.length > 1 ? await Promise.all(groups.map(({ broader }) => count(broader))) : [0];
  const rarest = groups[counts.indexOf(Math.min(...counts))];
  const { is_verified, is_available, has_rest } = columnsOf(query);
  const isAll = byValues.length + Number(query.words !== undefined) === 1;
  const canBeWhole = isAll && !is_verified && !is_available && !has_rest;
  const keys = new Map<string, boolean>();
  for (const { key, isWhole } of rarest?.keys ?? []) keys.set(key, (keys.get(key) ?? false) || isWhole);
  return [...keys].map(([key, isWhole]) => ({ key, isWhole: isWhole && canBeWhole }));
}
