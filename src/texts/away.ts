import { inLocale } from './locale.ts';
import { shopFacts } from './shop.ts';
import { roundDistance } from './units.ts';
import { digits } from './words.ts';

/** Beside the place of an item. */
export const awayTexts = inLocale({
  away: (meters: number) => {
    const { units } = shopFacts();
    const { number, isUnder } = roundDistance(meters, units);
    return `${isUnder ? 'under ' : ''}${digits(number)} ${units} away`;
  },
});
