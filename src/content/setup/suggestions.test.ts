import { expect, test } from 'vitest';
import { suggestSettings } from './suggestions.ts';

test.for([
  ['en-US', 'mi', 'USD'],
  ['en-US@posix', 'mi', 'USD'],
  ['en-GB', 'mi', 'GBP'],
  ['en', 'mi', 'USD'],
  ['en-IE', 'km', 'EUR'],
  ['fr', 'km', 'EUR'],
  ['de-CH', 'km', 'CHF'],
  ['ja', 'km', 'JPY'],
  ['pl', 'km', undefined],
] as const)('a browser in %s suggests %s and %s', ([language, units, currency]) => {
  expect(suggestSettings(language)).toEqual({ units, currency });
});
