import { expect, test } from 'vitest';
import { setLanguage } from './languages.server.ts';
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
