import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';

export const placeTexts: typeof english = {
  suggestions: 'Lugares',
  suggested: (number) => (number === 1 ? '1 lugar' : `${number} lugares`),
  halfway: (place) => `A mitad de camino: ${place}`,
};

export const placeProblems: typeof problems = { noPlace: 'Este lugar no existe.' };
