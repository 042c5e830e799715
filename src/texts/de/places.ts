import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const placeTexts: Translation<typeof english> = {
  suggestions: 'Orte',
  suggested: (number) => plural(number, { one: '1 Ort', other: `${number} Orte` }),
  halfway: (place) => `Auf halbem Weg: ${place}`,
};

export const placeProblems: Translation<typeof problems> = { noPlace: 'Diesen Ort gibt es nicht.' };
