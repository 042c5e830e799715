import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';
import type { Translation } from '#src/texts/translation.ts';

export const placeTexts: Translation<typeof english> = {
  suggestions: 'Lieux',
  suggested: (number) => (number < 2 ? `${number} lieu` : `${number} lieux`),
  halfway: (place) => `À mi-chemin : ${place}`,
};

export const placeProblems: Translation<typeof problems> = { noPlace: 'Ce lieu n’existe pas.' };
