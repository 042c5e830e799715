import { filterNames, ofFits, ranges } from '#src/catalog/search/filters.ts';
import type { Facets, FacetValue } from '#src/catalog/search/schemas.ts';
import type { Shown } from '#src/catalog/search/shown.ts';
import { traits } from '#src/catalog/search/trait-filters.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { kindNames } from '#src/texts/shop.ts';

/** The path of a list of items, its query parameters, and the filters that it offers. */
export type ListProps = { path: string; params: URLSearchParams; facets: Facets };

const pageSize = 24;
const maxOnPage = 96;

const fromStartOn = [...filterNames, 'within', 'sort', 'order'];

export function chosen(params: URLSearchParams): { name: string; value: string }[] {
  return filterNames.flatMap((name) =>
    (hasNoEffect(name, params) ? new URLSearchParams() : params)
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({ name, value })),
  );
}

const hasNoEffect = (name: string, params: URLSearchParams): boolean =>
  (ofFits.includes(name) && !params.get('fits')) || (name === 'model' && Boolean(params.get('q')));

/** The filters with choices that are offered for a kind of items, or those for all kinds, by query parameter. */
export const filtersOf = (of?: 'lens' | 'cameras') =>
  Object.entries<Shown & { of?: string }>({ ...ranges, ...traits }).filter(
    ([, filter]) => filter.of === of && filter.choices,
  );

/**
 * Whether a list offers the filters of a kind. It also offers those of another kind that the URL has, because an item can
 * have parts of other kinds.
 */
export function offersTraits(
  of: 'lens' | 'cameras',
  kind: Kind | undefined,
  params: URLSearchParams,
): boolean {
  return kind === undefined || kind === of || filtersOf(of).some(([name]) => params.get(name));
}

export function withFields(
  path: string,
  params: URLSearchParams,
  fields: Record<string, string | null>,
): string {
  const next = fromStart(params);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return join(path, next);
}

export function withoutValue(path: string, params: URLSearchParams, name: string, value: string): string {
  const next = fromStart(params);
  next.delete(name, value);
  if (name === 'fits') for (const each of ofFits) next.delete(each);
  if (name === 'near') withoutPlace(next);
  return join(path, next);
}

/** Removes what has no effect without a place. */
function withoutPlace(params: URLSearchParams): void {
  params.delete('within');
  params.delete('sort', 'distance');
}

export function withoutFilters(path: string, params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  withoutPlace(rest);
  return withFields(path, rest, Object.fromEntries(filterNames.map((name) => [name, null])));
}

export function withMore(path: string, params: URLSearchParams, shown: number): string | null {
  const next = pick(params, [...fromStartOn, 'cursor']);
  const limit = Math.ceil(shown / pageSize + 1) * pageSize;
  if (limit > maxOnPage) return null;
  next.set('limit', String(limit));
  return join(path, next);
}

const fromStart = (params: URLSearchParams): URLSearchParams => pick(params, fromStartOn);

function pick(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])));
}

export function nextPage(path: string, params: URLSearchParams, cursor: string): string {
  const next = fromStart(params);
  next.set('cursor', cursor);
  return join(path, next);
}

function join(path: string, params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value !== ''));
  return filled.size > 0 ? `${path}?${filled.toString()}` : path;
}

/** Adds the chosen values that match no item, which the facets leave out. */
export function offered(values: readonly FacetValue[], picked: readonly string[]): FacetValue[] {
  const known = new Set(values.map(({ value }) => value));
  const rest = picked
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, count: 0 }));
  return [...values, ...rest];
}

export function labelOf(facets: Facets, name: string, value: string): string {
  if (name === 'fits' || name === 'model') return facets[name]?.name ?? value;
  const [, group] = Object.entries(facets).find(([key]) => key === name) ?? [];
  const found = Array.isArray(group) ? group.find((each) => each.value === value) : undefined;
  return found?.label ?? value;
}

/** Returns the label of a value of a filter. Kinds and conditions are stored in English. */
export function valueLabel(name: string, value: string, label = value): string {
  const kind = name === 'kind' ? kindNames.find((each) => each === value) : undefined;
  if (kind) return kindTexts(kind).many;
  return name === 'condition' ? gradeName(value) : label;
}
