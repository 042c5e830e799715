import { sql, type RawBuilder } from 'kysely';
import type { FitRule } from '#src/gear/fit/schemas.ts';
import { groups, type Fits, type Group, type Query, type Words } from '#src/catalog/search/port.ts';

type Condition = RawBuilder<boolean>;

const isActive = sql<boolean>`deleted_at is null and paused_at is null and sold_at is null
  and seller_id not in (select suspended.id from people suspended where suspended.suspended_at is not null)`;

export const isAvailable = sql<boolean>`not exists (
  select from booked_listings where booked_listings.id = listings.id)`;
export const isVerified = sql<boolean>`seller_id in (select verified_people.id from verified_people)`;

export const isGraded = sql<boolean>`is_graded`;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

const columns: Record<Exclude<Group, 'mount'>, RawBuilder<string>> = {
  kind: sql`kind`,
  brand: sql`lower(brand)`,
  condition: sql`condition`,
  place: sql`lower(location)`,
};

function anyOf(group: Group, values: readonly string[]): Condition {
  if (group === 'mount') return sql<boolean>`lower_each(mounts) && ${[...values]}::text[]`;
  return sql<boolean>`${columns[group]} = any(${[...values]}::text[])`;
}

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

function having(words: Words): Condition {
  const ids = words.models.map(({ id }) => id);
  const matchesModels = sql<boolean>`search_model_id = any(${ids}::text[])`;
  const query = tsquery(words);
  return query === null
    ? sql<boolean>`coalesce(${matchesModels}, false)`
    : sql<boolean>`(${matchesModels} or terms @@ ${query}::tsquery)`;
}

export function open({ words, minCents, maxCents, maxMonths, maxShots }: Query): Condition[] {
  const conditions = [isActive];
  if (words) conditions.push(having(words));
  if (minCents !== undefined) conditions.push(sql`sale_cents >= ${minCents}::integer`);
  if (maxCents !== undefined) conditions.push(sql`sale_cents <= ${maxCents}::integer`);
  if (maxMonths !== undefined) conditions.push(sql`age_months <= ${maxMonths}::integer`);
  if (maxShots !== undefined) conditions.push(sql`shots <= ${maxShots}::integer`);
  return conditions;
}

function matchesRule({ mounts, models, isExcept }: FitRule): Condition {
  const conditions = [sql<boolean>`lower_each(mounts) = ${[...mounts]}::text[]`];
  const model = sql`coalesce(search_model_id, '')`;
  if (!isExcept) conditions.push(sql`${model} = any(${[...models]}::text[])`);
  else if (models.length > 0) conditions.push(sql`${model} <> all(${[...models]}::text[])`);
  return sql`(${all(conditions)})`;
}

/** Items of the kind that match any of the rules. */
export function fitting({ kind }: Fits, rules: readonly FitRule[]): Condition {
  if (rules.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(kind = ${kind} and (${sql.join(rules.map(matchesRule), sql` or `)}))`;
}

export function chosenFits({ fits }: Query): Condition[] {
  if (!fits) return [];
  return [
    fitting(fits, [
      ...fits.native,
      ...(fits.withAdapters ? fits.adapter : []),
      ...(fits.withLimited ? fits.limited : []),
    ]),
  ];
}

/** Whether an item fits with limits only, and is therefore listed last; null if no such items are listed. */
export const isLimited = ({ fits }: Query): Condition | null =>
  fits?.withLimited && fits.limited.length > 0 ? fitting(fits, fits.limited) : null;

export const found = (query: Query): Condition =>
  all([...open(query), ...chosen(query).values(), ...switches(query), ...chosenFits(query)]);

function switches({ verified, graded, available }: Query): Condition[] {
  return [
    ...(verified ? [isVerified] : []),
    ...(graded ? [isGraded] : []),
    ...(available ? [isAvailable] : []),
  ];
}
