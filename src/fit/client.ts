/** How many models and items are judged in one call. */
export const mostPairs = { models: 60, listings: 100 };
