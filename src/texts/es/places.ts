import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';
import type { Translation } from '#src/texts/translation.ts';

export const placeTexts: Translation<typeof english> = {
  suggestions: 'Lugares',
  suggested: (number) => (number === 1 ? '1 lugar' : `${number} lugares`),
  halfway: (place) => `A mitad de camino: ${place}`,
};

export const placeProblems: Translation<typeof problems> = { noPlace: 'Este lugar no existe.' };
