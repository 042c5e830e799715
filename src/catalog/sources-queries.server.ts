import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { inWindow, isAfter, type Window } from '#src/platform/db/window.server.ts';
import { kinds } from './contract.ts';
import { kindLift, narrow, type Narrowing, type Words } from './filter-queries.server.ts';
import { planOfSearch } from './kept-plans.server.ts';

/** So few are found once: what else is asked of them reads them by their ids. */
const fewest = 200;
/** More than these with some words are so dense that walking the list in its order meets a page of them soon. */
const dense = 4_000;

/**
 * How many items there are by the models that were named, and of each part by their words; up to the cap and one more.
 * No parts where those of the models are more than are counted, and suffice. And which these are, where they are few.
 */
export type Counts = { models: number; parts: number[]; ids: string[] | null };

type Searched = { narrowing: Narrowing; words: Words };

/** The rows of all of these, in no order. */
export function unionOf<Row>(parts: readonly Expression<Row>[]): RawBuilder<Row> {
  // A part with a limit of its own may not stand there bare.
  const rows = parts.map((part) => sql`select * from (${part}) part`);
  return sql<Row>`${sql.join(rows, sql` union all `)}`;
}

/** The listings of the models that were named. */
function ofModels(db: DbOrTrx, { narrowing, words }: Searched) {
  const ids = words.models.map(({ id }) => id);
  return narrow(db.selectFrom('listings'), narrowing).where(
    sql<boolean>`listings.search_model_id = any(${ids}::text[])`,
  );
}

/**
 * The other listings that have the words; `walked` in their order, not by the index of words. Whatever has all words is
 * found, of whatever model it is.
 */
function ofWords(db: DbOrTrx, { narrowing, words }: Searched, walked = false) {
  const query = sql`${words.query}::tsquery`;
  const has = walked
    ? sql<boolean>`ts_match_vq(listings.terms, ${query})`
    : sql<boolean>`listings.terms @@ ${query}`;
  const rows = narrow(db.selectFrom('listings'), narrowing).where(has);
  if (words.models.length === 0) return rows;
  const ids = words.models.map(({ id }) => id);
  return rows.where(sql<boolean>`(listings.search_model_id = any(${ids}::text[])) is not true`);
}

/** What is found by words, of the kinds that were named or of the others. */
type WordsPart = { narrowing: Narrowing; lift: number };

/** What is found by words, in parts each of which fits alike: all of it, or where a kind was named that kind and the rest. */
function partsOf({ narrowing, words }: Searched): WordsPart[] {
  if (words.query === null) return [];
  const asked = narrowing.kind ?? kinds;
  const named = asked.filter((kind) => words.kinds.includes(kind));
  const others = asked.filter((kind) => !words.kinds.includes(kind));
  const ranks = [
    { kind: named, lift: kindLift },
    { kind: others, lift: 0 },
  ].filter(({ kind }) => kind.length > 0);
  if (ranks.length < 2) return [{ narrowing, lift: ranks[0]?.lift ?? 0 }];
  return ranks.map(({ kind, lift }) => ({ narrowing: { ...narrowing, kind }, lift }));
}

/** Every listing that was searched for, once; to be read in whatever order it comes. */
export function sources(db: DbOrTrx, narrowing: Narrowing) {
  const { words } = narrowing;
  if (!words) return [narrow(db.selectFrom('listings'), narrowing)];
  const searched = { narrowing, words };
  const own = words.query === null ? [] : [ofWords(db, searched)];
  return words.models.length > 0 ? [ofModels(db, searched), ...own] : own;
}

/** Those of some items that are on show now, and can be booked or are of verified sellers where that is asked. */
export function ofIds(db: DbOrTrx, ids: readonly string[], { available, verified }: Narrowing) {
  return narrow(db.selectFrom('listings'), { available, verified }).where(
    sql<boolean>`listings.id = any(${ids}::text[])`,
  );
}

type Counted = { count: number; ids: string[] | null };

/** Counts what was searched for; where models may suffice, what words add beyond the cap is not counted. */
export async function countSearched(
  db: DbOrTrx,
  narrowing: Narrowing,
  { cap, modelsSuffice }: { cap: number; modelsSuffice: boolean },
): Promise<Counts> {
  const words = narrowing.words!;
  const searched = { narrowing, words };
  const counted = (all: ReturnType<typeof ofModels>) => sql<Counted>`(
    select json_build_object('count', count(*), 'ids', (array_agg(id))[1:${sql.lit(fewest)}])
    from (${all.select('listings.id').limit(cap + 1)}) counted)`;
  const own = partsOf(searched).map(({ narrowing: of }) => counted(ofWords(db, { narrowing: of, words })));
  const ofParts = sql`json_build_array(${sql.join(own)})`;
  const { rows } = await sql<{ by_models: Counted; by_words: Counted[] }>`
    with of_models as materialized (
      select ${words.models.length > 0 ? counted(ofModels(db, searched)) : sql`'{"count":0}'::json`} as part
    )
    select part as by_models,
      ${modelsSuffice ? sql`case when (part->>'count')::integer > ${cap}::integer then '[]'::json else ${ofParts} end` : ofParts} as by_words
    from of_models ${planOfSearch(narrowing)}`.execute(db);
  const { by_models: models, by_words: others } = rows[0]!;
  const counts = others.map(({ count }) => count);
  const all = counts.reduce((sum, each) => sum + each, models.count);
  const ids = all > fewest ? null : [models, ...others].flatMap((part) => part.ids ?? []);
  return { models: models.count, parts: counts, ids };
}

/** What relevance is sorted by: each source has a fit of its own. */
export const byFit = sql<number>`fit`;

/** Whether so many items of the models that were named fill this page: by relevance the others come after all of these. */
export function modelsFill(models: number, { column, order, after, limit }: Window): boolean {
  const areFirst = column.by === byFit && order === 'desc';
  return areFirst && models > (after?.row ?? 0) + limit;
}

type OfIds = SelectQueryBuilder<Tables, 'listings', { id: string }>;
/** Of an item on a page: which it is, and what it is sorted by. */
export type Sorted = { id: string; sort_key: unknown };
type Page = RawBuilder<Sorted>;

/**
 * Ids and sort keys of one page: of each named model and each part a page, by an index in that order, then the best of
 * these. By relevance a model's listings come by how well it fits, newest first, and after them those by their words;
 * all of these first of the kinds that were named.
 */
export function pageOfSearched(db: DbOrTrx, narrowing: Narrowing, counts: Counts, window: Window): Page {
  const words = narrowing.words!;
  const searched = { narrowing, words };
  if (counts.ids) return pageOfFew(db, searched, counts.ids, window);
  const parts: Page[] = [];
  if (counts.models > 0) parts.push(pageOfModels(db, searched, window));
  if (modelsFill(counts.models, window)) return parts[0]!;
  for (const [at, part] of partsOf(searched).entries()) {
    const count = counts.parts[at]!;
    if (count > 0) parts.push(pageOfPart(db, words, part, window, count > dense));
  }
  if (parts.length === 0) return sql`select null::text as id, null::integer as sort_key where false`;
  const way = sql.raw(window.order);
  return sql`select id, sort_key from (${unionOf(parts)}) parts order by sort_key ${way}, id ${way} limit ${window.limit + 1}`;
}

function pageOfModels(db: DbOrTrx, { narrowing, words }: Searched, window: Window): Page {
  const rows = narrow(db.selectFrom('listings').select('listings.id'), narrowing).where(
    sql<boolean>`listings.search_model_id = named.id`,
  );
  const page = window.column.by === byFit ? ofFit(rows, window, sql`named.fit`) : inWindow(rows, window);
  return sql`select of_model.id, of_model.sort_key
    from unnest(${words.models.map(({ id }) => id)}::text[], ${words.models.map(({ fit }) => fit)}::integer[])
      as named (id, fit)
    cross join lateral (${page}) of_model
    order by of_model.sort_key ${sql.raw(window.order)}, of_model.id ${sql.raw(window.order)}
    limit ${window.limit + 1}`;
}

function pageOfPart(
  db: DbOrTrx,
  words: Words,
  { narrowing, lift }: WordsPart,
  window: Window,
  walked: boolean,
): Page {
  const isByFit = window.column.by === byFit;
  // The fit of those whose words alone were found.
  const fit = sql<number>`${lift}::integer`;
  const rows = ofWords(db, { narrowing, words }, walked);
  if (walked) {
    const page = rows.select('listings.id');
    return sql`select id, sort_key from ${isByFit ? ofFit(page, window, fit) : inWindow(page, window)} walked`;
  }
  const by = isByFit ? fit : window.column.by;
  return collected(rows.select(['listings.id', by.as('sort_key')]), window);
}

/** A page of items that were found. */
function pageOfFew(
  db: DbOrTrx,
  { narrowing, words }: Searched,
  ids: readonly string[],
  window: Window,
): Page {
  const models = words.models.map(({ id }) => id);
  const fits = words.models.map(({ fit }) => fit);
  const fit = sql<number>`coalesce((
    select named.fit from unnest(${models}::text[], ${fits}::integer[]) as named (id, fit)
    where named.id = listings.search_model_id
  ), case when listings.kind = any(${[...words.kinds]}::text[]) then ${kindLift}::integer else 0 end)`;
  const by = window.column.by === byFit ? fit : window.column.by;
  return collected(ofIds(db, ids, narrowing).select(['listings.id', by.as('sort_key')]), window);
}

/** Ids and sort keys of a page of rows that are few: these are found first, and sorted then. */
export function collected(rows: SelectQueryBuilder<Tables, 'listings', Sorted>, window: Window): Page {
  const way = sql.raw(window.order);
  // The offset keeps the planner from walking.
  return sql`select few.id, few.sort_key from ${rows.offset(sql.lit(0))} few
    where ${isAfter(window, sql`few.sort_key`, sql`few.id`)}
    order by few.sort_key ${way}, few.id ${way} limit ${window.limit + 1}`;
}

/** A page of rows that fit alike, in the order of their ids. */
function ofFit(rows: OfIds, window: Window, fit: RawBuilder<number>) {
  const { after, order, limit } = window;
  const way = sql.raw(order === 'asc' ? '>' : '<');
  // Said as two conditions, so that the index of ids serves the second.
  const rest = after
    ? rows
        .where(sql<boolean>`${fit} ${way}= ${after.value}::integer`)
        .where(sql<boolean>`(${fit} <> ${after.value}::integer or listings.id ${way} ${after.id})`)
    : rows;
  return rest
    .select(fit.as('sort_key'))
    .orderBy('listings.id', order)
    .limit(limit + 1);
}
