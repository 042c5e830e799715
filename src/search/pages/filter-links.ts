import type { Facets, FacetValue } from '#src/search/query.ts';

/** As `GET /cameras` has them. */
const pageSize = 24;
const mostOnPage = 96;

/** What of the address belongs to the filters; a sort stays when they are cleared. */
const named = [
  'q',
  'kind',
  'brand',
  'mount',
  'condition',
  'place',
  'min',
  'max',
  'age',
  'shots',
  'verified',
  'graded',
  'available',
  'fits',
  'adapters',
];

const fromStartOn = [...named, 'sort', 'order'];

/** Every value that is chosen, in the order of the fields. */
export function chosen(params: URLSearchParams): { name: string; value: string }[] {
  return named.flatMap((name) =>
    // What adapters add is nothing without what is to fit.
    (name === 'adapters' && !params.get('fits') ? new URLSearchParams() : params)
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({ name, value })),
  );
}

/** The address of the first page with some fields set, or taken out where there is null. */
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

/** The address of the first page without one of the chosen values. */
export function withoutValue(path: string, params: URLSearchParams, name: string, value: string): string {
  const next = fromStart(params);
  next.delete(name, value);
  // Adapters are of what is to fit.
  if (name === 'fits') next.delete('adapters');
  return join(path, next);
}

/** The address without any filter, sorted as it is. */
export function withoutFilters(path: string, params: URLSearchParams): string {
  return withFields(path, params, Object.fromEntries(named.map((name) => [name, null])));
}

/** What is shown, and as many more again, up to what a page may hold; null beyond that. */
export function withMore(path: string, params: URLSearchParams, shown: number): string | null {
  const next = pick(params, [...fromStartOn, 'cursor']);
  const limit = Math.ceil(shown / pageSize + 1) * pageSize;
  if (limit > mostOnPage) return null;
  next.set('limit', String(limit));
  return join(path, next);
}

/** Without what belongs to a place in the list. */
const fromStart = (params: URLSearchParams): URLSearchParams => pick(params, fromStartOn);

/** Of an address what lists know, and nothing else that someone wrote into it. */
function pick(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])));
}

/** The next page of what is shown. */
export function nextPage(path: string, params: URLSearchParams, cursor: string): string {
  const next = fromStart(params);
  next.set('cursor', cursor);
  return join(path, next);
}

function join(path: string, params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value !== ''));
  return filled.size > 0 ? `${path}?${filled.toString()}` : path;
}

/** A group's values, and those chosen that have nothing to count. */
export function offered(values: readonly FacetValue[], picked: readonly string[]): Partial<FacetValue>[] {
  const known = new Set(values.map(({ value }) => value));
  const rest = picked
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, count: 0 }));
  return [...values, ...rest];
}

/** What a chosen value is called. */
export function labelOf(facets: Facets, name: string, value: string): string {
  if (name === 'fits') return facets.fits?.name ?? value;
  const group = name in facets ? facets[name as keyof Facets] : null;
  const found = Array.isArray(group) ? group.find((each) => each.value === value) : undefined;
  return found?.label ?? value;
}
