import { fitTexts } from '#src/texts/fit.ts';

/** How many models and items `GET /fit/items` takes. */
export const mostPairs = { models: 60, listings: 100 };

/** What is lost, in words; of what a later release names, its own. */
export const lossesOf = (loses: readonly string[]): string[] =>
  loses.map((each) => fitTexts.fit.losses[each as keyof typeof fitTexts.fit.losses] ?? each);
