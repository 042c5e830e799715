import { fitTexts } from '#src/texts/fit.ts';

export const mostPairs = { models: 60, listings: 100 };

export const lossesOf = (loses: readonly string[]): string[] =>
  loses.map((each) => fitTexts.fit.losses[each as keyof typeof fitTexts.fit.losses] ?? each);
