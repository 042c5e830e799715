import type { placeProblems as problems, placeTexts as english } from '#src/texts/places.ts';
import type { Translation } from '#src/texts/translation.ts';

export const placeTexts: Translation<typeof english> = {
  suggestions: '場所',
  suggested: (number) => `場所${number}件`,
  halfway: (place) => `中間地点：${place}`,
};

export const placeProblems: Translation<typeof problems> = { noPlace: 'この場所はありません。' };
