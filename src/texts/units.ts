import { grammar } from './grammar.ts';
import { shopFacts } from './shop.ts';
import { digits } from './words.ts';

const kmPerMile = 1.609344;
/** Nearer distances would point at a part of a town. */
const nearest = 5;

/** Rounds a distance as far as one would in speech: 'under 5', 12, 60, 250. */
export function roundDistance(meters: number, units: 'km' | 'mi'): { number: number; isUnder: boolean } {
  const exact = meters / 1000 / (units === 'mi' ? kmPerMile : 1);
  if (exact < nearest) return { number: nearest, isUnder: true };
  const step = exact < 20 ? 1 : exact < 100 ? 5 : exact < 1000 ? 10 : 100;
  return { number: Math.round(exact / step) * step, isUnder: false };
}

/** Converts a number of kilometers or miles to whole kilometers. */
export const kmOf = (number: number, units: 'km' | 'mi'): number =>
  units === 'mi' ? Math.round(number * kmPerMile) : number;

/** Converts kilometers to whole kilometers or miles. It returns the miles from which `kmOf` made the kilometers. */
export const inUnits = (km: number, units: 'km' | 'mi'): number =>
  Math.round(units === 'mi' ? km / kmPerMile : km);

/** Formats a distance in the unit of the shop: 25 km, 16 mi. */
export function distance(km: number): string {
  const { units } = shopFacts();
  return grammar.measure(digits(inUnits(km, units)), units);
}
