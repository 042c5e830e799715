import { fitTexts } from '#src/texts/fit.ts';

/** The maximum numbers of models and listings in one request to `GET /fit/items`. */
export const maxPairs = { models: 60, listings: 100 };

const losses: Partial<Record<string, string>> = fitTexts.fit.losses;

export const lossTexts = (loses: readonly string[]): string[] => loses.map((each) => losses[each] ?? each);
