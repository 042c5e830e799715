import { inLocale } from './locale.ts';

export const placeTexts = inLocale({
  suggestions: 'Places',
  suggested: (number: number) => (number === 1 ? '1 place' : `${number} places`),
  /** A button that fills in a town between two users. */
  halfway: (place: string) => `Meet halfway: ${place}`,
});

/** Details of problems with places. */
export const placeProblems = inLocale({ noPlace: 'There is no such place.' });
