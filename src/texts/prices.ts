import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The price guide, on pages of items and models and in the form of an item. */
export const priceTexts = inLocale({
  title: 'Price guide',
  range: (condition: string, low: string, high: string) =>
    `${condition} condition: eight in ten sell for ${low} to ${high}`,
  mid: (mid: string) => `The middle price is ${mid}.`,
  here: (count: number) =>
    plural(count, { one: '{n} sale here in 12 months', other: '{n} sales here in 12 months' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} sale in 12 months, not in this shop',
      other: `{n} sales in 12 months, ${elsewhere} of them not in this shop`,
    }),
  position: {
    below: 'The price of this item is below the range.',
    within: 'The price of this item is within the range.',
    above: 'The price of this item is above the range.',
  },
  tooFew: (count: number, needed: number) =>
    count === 0
      ? `No sales yet; a range needs ${needed}.`
      : plural(count, {
          one: `{n} sale so far; a range needs ${needed}.`,
          other: `{n} sales so far; a range needs ${needed}.`,
        }),
  fewSellers: (count: number, sellers: number, needed: number) =>
    `${plural(count, { one: '{n} sale', other: '{n} sales' })} by ${plural(sellers, { one: '{n} seller', other: '{n} sellers' })} so far; a range needs ${needed} sellers.`,
  tooWide: (count: number) => `The prices of the ${count} sales in 12 months differ too much for a range.`,
  othersAsk: (count: number, low: string, high: string) =>
    plural(count, {
      one: `One more in this condition is for sale at ${low}.`,
      other:
        low === high
          ? `{n} more in this condition are for sale at ${low}.`
          : `{n} more in this condition are for sale at ${low} to ${high}.`,
    }),
  held: (percent: number, count: number) =>
    `Of the last ${count} sales in this shop, ${percent}% were within the range of the day before.`,
  limits:
    'Shutter counts and servicing are not considered. Kits are left out only if their sellers name the parts.',
  form: {
    question: 'Prices of earlier sales',
    condition: 'Choose the condition to see what others sold for.',
    model: 'Choose a suggested model to see what others sold for.',
    none: 'No sales here in the last 12 months to compare with.',
    parts: 'A kit has no price guide, because kits contain different things.',
  },
  chart: {
    title: 'Sales of the last two years',
    band: (low: string, high: string) =>
      `In the last 12 months, eight in ten sold for about ${low} to ${high}`,
    rounded: 'Each dot is a sale, by its month and its rounded price, in any condition.',
    sources: (names: string) => `With sales from ${names}`,
    month: 'Month',
    sales: 'Sales',
    prices: 'Prices',
    between: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  },
});
