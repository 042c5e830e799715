import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';

export const placeTexts: typeof english = {
  suggestions: 'Lieux',
  suggested: (number) => (number < 2 ? `${number} lieu` : `${number} lieux`),
  halfway: (place) => `À mi-chemin : ${place}`,
};

export const placeProblems: typeof problems = { noPlace: 'Ce lieu n’existe pas.' };
