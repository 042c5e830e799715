import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const placeTexts: Translation<typeof english> = {
  suggestions: 'Lugares',
  suggested: (number) => plural(number, { one: '1 lugar', other: `${number} lugares` }),
  halfway: (place) => `A mitad de camino: ${place}`,
};

export const placeProblems: Translation<typeof problems> = { noPlace: 'Este lugar no existe.' };
