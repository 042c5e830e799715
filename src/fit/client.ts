/** How many models and items `GET /fit/items` takes. */
export const mostPairs = { models: 60, listings: 100 };
