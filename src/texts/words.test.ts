import { expect, test } from 'vitest';
import { setLanguage } from './languages.server.ts';
import { placeLabel } from './place-label.ts';
import { compareNames } from './words.ts';

test.for([
  // Code points would put Zeiss before andere, and both before Äthiopien and Éclair.
  ['de', ['andere', 'Äthiopien', 'Canon 7D', 'Canon 50D', 'Éclair', 'Zeiss']],
  // Spanish has a letter of its own after n.
  ['es', ['nube', 'nylon', 'ñandú', 'oca']],
] as const)(
  'names are sorted as in the language %s, with numbers by their value',
  async ([language, sorted]) => {
    await setLanguage(language);
    expect(sorted.toReversed().toSorted(compareNames)).toEqual(sorted);
  },
);

test.for([
  ['en', 'Tokyo', 'Shibuya', 'Shibuya, Tokyo'],
  ['ja', '東京都', '渋谷区', '東京都渋谷区'],
  // Names in Latin letters would run into each other.
  ['ja', 'Oregon', 'Portland', 'Portland, Oregon'],
] as const)(
  'in the language %s, the region %s and the place %s are written %s',
  async ([language, ...names]) => {
    await setLanguage(language);
    const [region, name, label] = names;
    expect(placeLabel({ region, name, country: 'JP' })).toBe(label);
  },
);
