import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

const count = (value: number, isPartial = false): string =>
  value > 10_000 ? '10,000+' : `${digits(value)}${isPartial ? '+' : ''}`;

/** Searching and filtering. */
export const searchTexts = inLocale({
  find: {
    title: 'Search',
    searchAll: 'Find cameras, lenses and accessories',
    placeholder: 'Find gear, e.g. FM2 or 85mm',
    resultsFor: (q: string) => `Results for “${q}”`,
    toResults: 'Skip to the results',
    filters: 'Filters',
    filtersOn: (number: number) => `Filters (${number})`,
    close: 'Close the filters',
    words: 'Words',
    groups: { kind: 'Kind', brand: 'Brand', mount: 'Mount', condition: 'Condition', place: 'Place' },
    more: (number: number) => `${number} more`,
    price: 'Price',
    lowest: 'Lowest price',
    highest: 'Highest price',
    age: 'Age',
    ages: {
      any: 'Any age',
      months: (months: number) => (months === 12 ? 'Up to 1 year' : `Up to ${months / 12} years`),
    },
    verified: 'Verified sellers only',
    available: 'Available only',
    show: 'Show items',
    showCount: (number: number, isCapped: boolean) =>
      `Show ${digits(number)}${isCapped ? '+' : ''} ${number === 1 ? 'item' : 'items'}`,
    clear: 'Clear all filters',
    without: (label: string) => `Without the filter ${label}`,
    count,
    active: 'Active filters',
    sort: 'Sort',
    sorts: {
      relevance: 'Best match',
      date: 'Newest',
      cheap: 'Price, low first',
      dear: 'Price, high first',
      saving: 'Largest saving',
    },
    atLeast: (dollars: string) => `from ${dollars}`,
    atMost: (dollars: string) => `up to ${dollars}`,
    emptyFor: (filters: string) => `Nothing matches ${filters}`,
    waysOn: 'What finds something',
    wayOn: (label: string, number: number) =>
      `Without ${label}: ${number > 1_000 ? '1,000+' : digits(number)} ${number === 1 ? 'item' : 'items'}`,
    lookThrough: 'Or look through',
    meant: 'Did you mean',
    suggestions: 'Suggestions',
    suggested: (number: number) => (number === 1 ? '1 suggestion' : `${number} suggestions`),
    suggestionTypes: {
      category: 'Category',
      brand: 'Brand',
      cameras: 'Camera',
      lens: 'Lens',
      accessories: 'Accessory',
    },
    none: 'none at the moment',
    loadMore: 'Load more',
    loading: 'Loading…',
    loaded: (more: number, all: number) => `${more} more items, ${all} in all`,
  },
});
