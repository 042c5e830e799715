import { kmOf } from '#src/texts/units.ts';
import { shopFacts } from '#src/texts/shop.ts';

const numbers = [10, 25, 50, 100, 250];
const usual = { km: 50, mi: 25 };

/** The radii that lists offer, in kilometers: round numbers in the unit of the shop. */
export const radii = (): number[] => numbers.map((number) => kmOf(number, shopFacts().units));

/** The radius around a place that is typed without one. */
export const usualRadius = (): number => kmOf(usual[shopFacts().units], shopFacts().units);
