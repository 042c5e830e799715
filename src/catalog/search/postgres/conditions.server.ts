import { sql, type RawBuilder } from 'kysely';
import { aiSuffix, factsPrefix } from '#src/gear/fit/rule-ids.ts';
import { decidingFacts } from '#src/gear/models/title-facts-service.server.ts';
import { boxAround } from '#src/platform/shared/distance.ts';
import type { FitRule, FitRules } from '#src/gear/fit/schemas.ts';
import {
  groups,
  type CameraFilter,
  type Fits,
  type Group,
  type LensFilter,
  type Near,
  type Query,
  type Ruling,
  type Words,
} from '#src/catalog/search/port.ts';

type Condition = RawBuilder<boolean>;

export const isActive = sql<boolean>`deleted_at is null and paused_at is null and sold_at is null
  and seller_id not in (select suspended.id from people suspended where suspended.suspended_at is not null)`;

export const isAvailable = sql<boolean>`not exists (
  select from booked_listings where booked_listings.id = listings.id)`;
export const isVerified = sql<boolean>`seller_id in (select verified_people.id from verified_people)`;

export const isGraded = sql<boolean>`is_graded`;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

const columns: Record<Exclude<Group, 'mount' | 'brand'>, RawBuilder<string>> = {
  kind: sql`kind`,
  condition: sql`condition`,
  place: sql`lower(location)`,
};

export function anyOf(group: Group, values: readonly string[]): Condition {
  const any = sql`${[...values]}::text[]`;
  if (group === 'mount')
    return sql<boolean>`(lower_each(mounts) && ${any} or ${ofParts('part_mounts', any)})`;
  if (group === 'brand') return sql<boolean>`(lower(brand) = any(${any}) or ${ofParts('part_brands', any)})`;
  return sql<boolean>`${columns[group]} = any(${any})`;
}

/** Most items have no parts, and the comparison with null takes the least time. */
const ofParts = (column: string, any: RawBuilder<unknown>): Condition =>
  sql`(${sql.ref(column)} is not null and lower_each(${sql.ref(column)}) && ${any})`;

export function chosen(query: Query): Map<Group, Condition> {
  const conditions = new Map<Group, Condition>();
  for (const group of groups) {
    const values = query[group] ?? [];
    if (values.length > 0) conditions.set(group, anyOf(group, values));
  }
  return conditions;
}

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

const anyTerm = (terms: Words['alternatives'][number][number]): string =>
  `(${terms.map(({ word, begins }) => `${quoted(word)}${begins ? ':*' : ''}`).join(' | ')})`;

export function tsquery({ alternatives }: Words): string | null {
  const possible = alternatives.filter(
    (alternative) => alternative.length > 0 && alternative.every((part) => part.length > 0),
  );
  if (possible.length === 0) return null;
  return possible.map((alternative) => `(${alternative.map(anyTerm).join(' & ')})`).join(' | ');
}

function having({ described = [], ...words }: Words): Condition {
  return described.length > 0
    ? sql<boolean>`(${isNamed(words)} or id = any(${[...described]}::text[]))`
    : isNamed(words);
}

/** Whether the models or the titles of an item and its parts match. It may be null. */
export function isNamed(words: Words): Condition {
  const ids = words.models.map(({ id }) => id);
  const matchesModels = sql<boolean>`search_model_id = any(${ids}::text[])`;
  const query = tsquery(words);
  const partsMatch = sql<boolean>`part_models && ${ids}::text[]`;
  return query === null
    ? sql<boolean>`(coalesce(${matchesModels}, false) or coalesce(${partsMatch}, false))`
    : sql<boolean>`(${matchesModels} or terms @@ ${query}::tsquery
        or part_terms is not null and (${partsMatch} or (terms || part_terms) @@ ${query}::tsquery))`;
}

function lensIs({ minFocal, maxFocal, maxAperture, isZoom, autofocus }: LensFilter): Condition {
  const conditions: Condition[] = [];
  if (minFocal !== undefined) conditions.push(sql`focal_to >= ${minFocal}::numeric`);
  if (maxFocal !== undefined) conditions.push(sql`focal_from <= ${maxFocal}::numeric`);
  if (maxAperture !== undefined) conditions.push(sql`aperture <= ${maxAperture}::numeric`);
  if (isZoom !== undefined) conditions.push(sql`(focal_from < focal_to) = ${isZoom}`);
  if (autofocus !== undefined) conditions.push(sql`autofocus = ${autofocus}`);
  return all(conditions);
}

function cameraIs({ film, format }: CameraFilter): Condition {
  const conditions: Condition[] = [];
  if (film !== undefined) conditions.push(sql`film = ${film}`);
  if (format?.length) conditions.push(sql`format = any(${[...format]}::text[])`);
  return all(conditions);
}

/** The distance of a row of `places`, in meters. */
export const metersTo = ({ lat, lon }: Near): RawBuilder<number> =>
  sql`meters_between(${lat}::float8, ${lon}::float8, places.lat, places.lon)`;

function within(near: Near, km: number): Condition {
  const { minLat, maxLat, lons } = boxAround(near, km);
  const ranges = lons.map(([from, to]) => sql`places.lon between ${from}::float8 and ${to}::float8`);
  return sql`place_id in (select places.id from places
    where places.lat between ${minLat}::float8 and ${maxLat}::float8 and (${sql.join(ranges, sql` or `)})
      and ${metersTo(near)} <= ${km * 1000}::float8)`;
}

export function open({
  words,
  unfit,
  minCents,
  maxCents,
  maxMonths,
  maxShots,
  lens,
  camera,
  near,
}: Query): Condition[] {
  const conditions = [isActive];
  if (words) conditions.push(having(words));
  if (unfit) conditions.push(sql`not ${isUnfit(unfit)}`);
  if (minCents !== undefined) conditions.push(sql`sale_cents >= ${minCents}::integer`);
  if (maxCents !== undefined) conditions.push(sql`sale_cents <= ${maxCents}::integer`);
  if (maxMonths !== undefined) conditions.push(sql`age_months <= ${maxMonths}::integer`);
  if (maxShots !== undefined) conditions.push(sql`shots <= ${maxShots}::integer`);
  if (lens) conditions.push(anyThing('lens', lensIs(lens)));
  if (camera) conditions.push(anyThing('cameras', cameraIs(camera)));
  if (near?.km !== undefined) conditions.push(within(near, near.km));
  return conditions;
}

export const rulesOf = ({ rules }: Ruling): FitRules => JSON.parse(rules);

function matchesRule({ mounts, models, isExcept }: FitRule): Condition {
  const conditions = [sql<boolean>`lower_each(mounts) = ${[...mounts]}::text[]`];
  const model = sql`coalesce(${factsPrefix} || ${sql.raw(decidingFacts)},
    coalesce(search_model_id, '') || case conversion when 'ai' then ${aiSuffix} else '' end)`;
  if (!isExcept) conditions.push(sql`${model} = any(${[...models]}::text[])`);
  else if (models.length > 0) conditions.push(sql`${model} <> all(${[...models]}::text[])`);
  return sql`(${all(conditions)})`;
}

/** Items that are, or have as a part, a component of the kind that meets a condition. */
const anyThing = (
  kind: Fits['kind'],
  condition: Condition,
): Condition => sql<boolean>`(kind = ${kind} and ${condition}
  or part_terms is not null and exists (
    select from listing_parts where listing_id = listings.id and kind = ${kind} and ${condition}))`;

/** Items with a component to which any of the rules applies, unless better rules apply to another of its components. */
export const bestIs = (fits: Ruling, rules: readonly FitRule[], better: readonly FitRule[]): Condition =>
  sql<boolean>`(${fitting(fits, rules)} and not ${fitting(fits, better)})`;

/** Items with a component of the kind to which none of the rules applies. */
export function unruled({ kind }: Ruling, rules: readonly FitRule[]): Condition {
  const isRuled =
    rules.length > 0 ? sql<boolean>`(${sql.join(rules.map(matchesRule), sql` or `)})` : sql<boolean>`false`;
  return anyThing(kind, sql<boolean>`not ${isRuled}`);
}

/** Items with a component of the kind to which any of the rules applies. */
export function fitting({ kind }: Ruling, rules: readonly FitRule[]): Condition {
  if (rules.length === 0) return sql<boolean>`false`;
  return anyThing(kind, sql<boolean>`(${sql.join(rules.map(matchesRule), sql` or `)})`);
}

/** Items of which no component may fit without limits. */
function isUnfit(ruling: Ruling): Condition {
  const { native, adapter, limited, no } = rulesOf(ruling);
  const every = [...native, ...adapter, ...limited, ...no];
  return sql<boolean>`(${bestIs(ruling, [...limited, ...no], [...native, ...adapter])} and not ${unruled(ruling, every)})`;
}

export function chosenFits({ fits }: Query): Condition[] {
  if (!fits) return [];
  const { native, adapter, limited } = rulesOf(fits);
  const { withAdapters, withLimited } = fits;
  return [fitting(fits, [...native, ...(withAdapters ? adapter : []), ...(withLimited ? limited : [])])];
}

/** Whether an item fits with limits only, and is therefore listed last; null if no such items are listed. */
export function isLimited({ fits }: Query): Condition | null {
  if (!fits?.withLimited) return null;
  const { native, adapter, limited } = rulesOf(fits);
  return limited.length > 0 ? bestIs(fits, limited, [...native, ...adapter]) : null;
}

export const found = (query: Query): Condition =>
  all([...open(query), ...chosen(query).values(), ...switches(query), ...chosenFits(query)]);

function switches({ verified, graded, available }: Query): Condition[] {
  return [
    ...(verified ? [isVerified] : []),
    ...(graded ? [isGraded] : []),
    ...(available ? [isAvailable] : []),
  ];
}
