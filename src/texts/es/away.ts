import type { awayTexts as english } from '#src/texts/away.ts';
import { shopFacts } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { roundDistance } from '#src/texts/units.ts';
import { digits } from '#src/texts/words.ts';

export const awayTexts: Translation<typeof english> = {
  away: (meters) => {
    const { units } = shopFacts();
    const { number, isUnder } = roundDistance(meters, units);
    return `a ${isUnder ? 'menos de ' : ''}${digits(number)} ${units}`;
  },
};
