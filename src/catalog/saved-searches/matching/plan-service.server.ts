import { createHash } from 'node:crypto';
import type { Plan } from '#src/catalog/saved-searches/queries.server.ts';
import { findItems, foldedGroups, type Query } from '#src/catalog/search/saved-query-service.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { countFound, toQuery } from '#src/catalog/search/service.server.ts';
import { type Understood } from '#src/catalog/search/understanding-service.server.ts';
import { referenceVersion } from '#src/gear/models/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { readVersion } from '#src/platform/version.server.ts';
import { grammar } from '#src/texts/grammar.ts';
import { columnsOf, keysOf } from './definition.server.ts';

/** A search with over `widePerDay` matches a day, averaged over `wideDays`, is too wide to be matched item by item. */
export const [widePerDay, wideDays] = [20, 14];

const sortedUnique = (values: readonly string[]) => [...new Set(values)].toSorted();

export function canonical({ q, ...rest }: Criteria): Criteria {
  const fields = Object.entries(rest)
    // A place without a radius only sorts, and a radius without a place has no effect.
    .filter(
      ([name, value]) =>
        value !== undefined &&
        (name !== 'near' || rest.within !== undefined) &&
        (name !== 'within' || rest.near !== undefined),
    )
    .map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value] as const;
      const lower = (each: string) => (foldedGroups.includes(name) ? each.toLowerCase() : each);
      return [name, sortedUnique(value.map(lower))] as const;
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...Object.fromEntries(fields),
    ...(q !== undefined && { q: q.replaceAll(/\s+/g, ' ').trim().toLowerCase() }),
  };
}

const joinsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((one) => words.filter((other) => other !== one).map((other) => one + other)));

/** Sorts the words of a search, unless that changes its meaning: in model names, the order of words can matter. */
export async function normalizeWordOrder(app: App, understood: Understood): Promise<Understood> {
  const { q } = understood.criteria;
  const words = q?.split(' ') ?? [];
  const inOrder = words.toSorted().join(' ');
  if (q === undefined || words.length < 2 || inOrder === q) return understood;
  const ordered = { ...understood, criteria: { ...understood.criteria, q: inOrder } };
  const joins = joinsOf(words);
  const [before, after] = [await meaning(app, understood, joins), await meaning(app, ordered, joins)];
  return before === after ? ordered : understood;
}

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

async function meaning(app: App, understood: Understood, joins: ReadonlySet<string>): Promise<string> {
  const { words, ...query } = await toQuery(app, understood);
  const part = (terms: Parts) => sorted(terms.filter(({ word }) => !joins.has(word)));
  return JSON.stringify([
    query,
    // Only the ids of models count: their scores affect the order of results, not which items match.
    words && [
      sorted(words.models.map(({ id }) => id)),
      sorted(words.kinds),
      sorted(words.alternatives.map((alternative) => sorted(alternative.map(part)))),
    ],
  ]);
}
type Parts = NonNullable<Query['words']>['alternatives'][number][number];

/** Extends a query to find two typed words written as one, in either order. */
function withJoins(query: Query, q: string | undefined): Query {
  const typed = q?.split(' ') ?? [];
  if (!query.words || typed.length < 2 || typed.length > 5) return query;
  const joined = (terms: Parts): Parts => {
    const own = typed.filter((word) => terms.some((term) => term.word === word && !term.begins));
    const made = own.flatMap((word) =>
      typed.filter((other) => other !== word).flatMap((other) => [word + other, other + word]),
    );
    const known = new Set(terms.map(({ word }) => word));
    return [...terms, ...made.filter((word) => !known.has(word)).map((word) => ({ word, begins: false }))];
  };
  const alternatives = query.words.alternatives.map((alternative) => alternative.map(joined));
  return { ...query, words: { ...query.words, alternatives } };
}

export const hashOf = (criteria: Criteria): string =>
  createHash('sha256').update(JSON.stringify(criteria)).digest('base64url');

export async function understoodBy(app: App, db: DbOrTrx = app.db): Promise<string> {
  return `${readVersion(app.root)} ${await referenceVersion(db)} ${grammar.language}`;
}

async function isWide(app: App, query: Query): Promise<boolean> {
  const limit = widePerDay * wideDays + 1;
  const { items } = await findItems(app, query, { sort: 'date', order: 'desc', after: null, limit });
  const last = items[limit - 1];
  return last !== undefined && Number(last.key) > Date.now() - wideDays * dayMs;
}

export async function planSearch(app: App, understood: Understood): Promise<Plan> {
  const { criteria } = understood;
  const query = withJoins(await toQuery(app, understood), criteria.q);
  const keys = await keysOf(query, (each) => countFound(app, each));
  return {
    hash: hashOf(criteria),
    criteria,
    query,
    planned_by:
      query.words || query.fits || query.near || query.mount?.length ? await understoodBy(app) : null,
    columns: columnsOf(query),
    keys,
    isWide: keys.length === 0 || (await isWide(app, query)),
  };
}
