/** The English words and phrases that the search reads, for which a language can have its own. */
export const searchTerms = [
  'camera',
  'lens',
  'accessory',
  'slr',
  'dslr',
  'film slr',
  'rangefinder',
  'mirrorless',
  'compact',
  'instant camera',
  'tlr',
  'medium format',
  'medium format camera',
  'full frame',
  'full frame camera',
  'film',
  'film camera',
  'digital camera',
  'wide angle',
  'ultra wide angle',
  'tele',
  'macro',
  'macro lens',
  'prime',
  'zoom',
  'standard zoom',
  'normal lens',
  'portrait',
  'portrait lens',
  'fisheye',
  'adapter',
  'mount',
  'battery',
  'charger',
  'flash',
  'filter',
  'polarizer',
  'cap',
  'hood',
  'grip',
  'bag',
  'backpack',
  'case',
  'strap',
  'tripod',
  'monopod',
  'ballhead',
  'card',
  'cable',
  'remote',
  'viewfinder',
  'lightmeter',
  'converter',
  'tube',
  'leather',
  'carbon',
  'to',
  'for',
  'with',
  'without',
  'of',
  'and',
  'or',
] as const;

type SearchTerm = (typeof searchTerms)[number];

/**
 * Words of the shop's language that the search reads. Every shop reads English, and words that mean the same in any
 * language, such as 'objektiv' and 'カメラ'. Vertical bars separate words and phrases. Case and accents are ignored.
 */
export type SearchWords = {
  terms: Record<SearchTerm, string>;
  /** Words that say nothing about which items are meant, such as those for a condition. */
  ignored: string;
  /** Whether the main noun comes first: 'bouchon objectif' is a cap, as 'lens cap' is. */
  isHeadFirst: boolean;
  /** Words before or after an amount, and those of a range: 'from' or 'between' 100 'and' 200 dollars. */
  prices: Record<'atMost' | 'atLeast' | 'atMostAfter' | 'atLeastAfter' | 'from' | 'between' | 'and', string>;
  /** Names of the currencies. */
  currencies: { USD: string; EUR: string; GBP: string; JPY: string };
  near: {
    /** Words before a place. `weak` ones have many other meanings. */
    before: string;
    weak: string;
    /** Words after a place: '東京の近く'. */
    after: string;
    /** Words before a distance, and between it and a place: 'within' 30 km 'of' Leeds. */
    within: string;
    from: string;
    /** Words between a place and a distance, and after both: '東京から30km以内'. */
    away: string;
    awayEnd: string;
  };
};

const none = Object.fromEntries(searchTerms.map((term) => [term, ''])) as SearchWords['terms'];

export const searchWords: SearchWords = {
  terms: none,
  ignored: '',
  isHeadFirst: false,
  prices: { atMost: '', atLeast: '', atMostAfter: '', atLeastAfter: '', from: '', between: '', and: '' },
  currencies: { USD: '', EUR: '', GBP: '', JPY: '' },
  near: { before: '', weak: '', after: '', within: '', from: '', away: '', awayEnd: '' },
};
