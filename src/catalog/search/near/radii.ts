import { shopFacts } from '#src/texts/shop.ts';
import { kmOf } from '#src/texts/units.ts';

const numbers = [10, 25, 50, 100, 250];
const usual = { km: 50, mi: 25 };

/** The radii that lists offer, in kilometers: round numbers in the unit of the shop. */
export const radii = (): number[] => numbers.map((number) => kmOf(number, shopFacts().units));

/** The radius around a place that is typed without one. */
export const usualRadius = (): number => kmOf(usual[shopFacts().units], shopFacts().units);

const maxRadius = 1000;
const unfiltered = new Set(['within', 'sort', 'order']);

/**
 * Returns the radius of an address without a place, such as that of the search 'leica within 20 miles', or null. Forms
 * whose script has not run send a radius with any filter, so one with filters and without words is not meant.
 */
export function waitingRadius(params: URLSearchParams): number | null {
  const filters = [...params].filter(([name, value]) => value !== '' && !unfiltered.has(name));
  if (!params.get('q') && filters.length > 0) return null;
  const km = Number(params.get('within') ?? '');
  return params.get('near') || !Number.isInteger(km) || km < 1 || km > maxRadius ? null : km;
}
