import { expect, test } from 'vitest';
import { suggestLanguage, suggestSettings } from './setup-form.tsx';

test.for([
  ['en', 'en-US', 'mi', 'USD', undefined],
  ['en', 'en-US@posix', 'mi', 'USD', undefined],
  ['en', 'en-GB', 'mi', 'GBP', undefined],
  ['en', 'en-IE', 'km', 'EUR', undefined],
  ['en', 'ja', 'km', 'JPY', undefined],
  ['en', 'pl', 'km', undefined, undefined],
  ['de', 'en-US', 'km', 'EUR', 'Europe/Berlin'],
  ['de', 'de-DE', 'km', 'EUR', 'Europe/Berlin'],
  ['de', 'de-CH', 'km', 'CHF', undefined],
  ['fr', 'en-US', 'km', 'EUR', 'Europe/Paris'],
  ['fr', 'de-CH', 'km', 'EUR', 'Europe/Paris'],
  ['es', 'en-GB', 'km', 'EUR', 'Europe/Madrid'],
  ['ja', 'en-US', 'km', 'JPY', 'Asia/Tokyo'],
] as const)('a shop in %s, set up in a browser in %s, is suggested %s, %s and the zone %s', (row) => {
  const [language, browser, units, currency, timeZone] = row;
  expect(suggestSettings(language, browser)).toEqual({ units, currency, timeZone });
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
