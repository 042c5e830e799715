import { expect, test } from 'vitest';
import { suggestLanguage, suggestSettings } from './suggestions.ts';

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

test.for([
  [['de-AT', 'en'], 'de'],
  [['nl-BE', 'FR', 'en-GB'], 'fr'],
  [['ja-JP@posix'], 'ja'],
  [['pl', 'frr'], undefined],
  [[], undefined],
] as const)('browsers in %s suggest the language %s', ([preferred, language]) => {
  expect(suggestLanguage(preferred)).toBe(language);
});
