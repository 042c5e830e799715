import { inLocale } from './locale.ts';
import { plural } from './words.ts';

export const placeTexts = inLocale({
  suggestions: 'Places',
  suggested: (number: number) => plural(number, { one: '1 place', other: `${number} places` }),
  /** A button that fills in a town between two users. */
  halfway: (place: string) => `Meet halfway: ${place}`,
});

/** Details of problems with places. */
export const placeProblems = inLocale({ noPlace: 'There is no such place.' });
