import { redirect } from 'react-router';
import type { z } from 'zod';
import { foldedGroups } from '#src/catalog/search/filters.ts';
import { waitingRadius } from '#src/catalog/search/near/radii.ts';
import { isList, parseQuery } from '#src/platform/http/parse.server.ts';
import { longestTyped } from '#src/platform/list-schemas.ts';
import { money } from '#src/platform/schemas.ts';
import { parseNumber } from '#src/platform/shared/numbers.ts';

const prices = ['min', 'max'] as const;
export type RefusedPrices = Partial<Record<(typeof prices)[number], string>>;

function readPrice(text: string): { price: number } | { refused: string } {
  const readings = parseNumber(text);
  const { data, error } = money.safeParse(readings.length === 1 ? readings[0] : text);
  return error ? { refused: error.issues.map(({ message }) => message).join(', ') } : { price: data };
}

/** Returns the prices that cannot be read, with the reasons. Such a price does not filter the list. */
export function findRefusedPrices(params: URLSearchParams): RefusedPrices {
  const refused: RefusedPrices = {};
  for (const name of prices) {
    const text = params.getAll(name).at(-1)?.trim();
    if (!text) continue;
    const read = readPrice(text);
    if ('refused' in read) refused[name] = read.refused;
  }
  return refused;
}

function canonical(name: string, value: string): string {
  if (foldedGroups.includes(name)) return value.toLowerCase();
  if (!prices.some((price) => price === name) || value.trim() === '') return value;
  const read = readPrice(value);
  return 'price' in read ? String(read.price) : value;
}

/** Drops values that have no effect: only the last value counts, unless a field can have several. */
function canonicalParams(given: URLSearchParams, { shape }: z.ZodObject): URLSearchParams {
  const last = new Map<string, [name: string, value: string]>();
  for (const [name, written] of given) {
    const value = canonical(name, written);
    const hasOne = Object.hasOwn(shape, name) && !isList(shape[name]);
    const key = hasOne ? name : JSON.stringify([name, value]);
    if (value !== '' || !last.has(key)) last.set(key, [name, value]);
  }
  // A form that is sent before its script runs has a radius even when no place is typed.
  const isForm = last.get('near')?.[1] === '';
  if (isForm || (!last.has('near') && waitingRadius(given) === null)) last.delete('within');
  return new URLSearchParams([...last.values()]);
}

/**
 * Parses the query of a page, and cuts search words that are too long.
 * @throws Response redirecting to the canonical address
 */
export function readPageQuery<S extends z.ZodObject>(
  schema: S,
  { pathname, searchParams }: URL,
): z.output<S> {
  const params = canonicalParams(searchParams, schema);
  if (params.toString() !== searchParams.toString()) throw redirect(`${pathname}?${params}`, 301);
  const words = params.getAll('q').at(-1)?.trim();
  // The cut must not leave half of a surrogate pair.
  if (words !== undefined) params.set('q', words.slice(0, longestTyped).replace(/[\uD800-\uDBFF]$/, ''));
  for (const name of Object.keys(findRefusedPrices(params))) params.delete(name);
  if (!params.has('near')) params.delete('within');
  return parseQuery(schema, params, false);
}
