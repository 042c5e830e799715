import { expect, test } from 'vitest';
import { grammar } from './grammar.ts';
import { setLanguage } from './languages.server.ts';
import { placeLabel } from './place-label.ts';
import { replaceTexts, type Translation } from './translation.ts';
import { compareNames, plural } from './words.ts';

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

const english = { items: (count: number) => plural(count, { one: '{n} item', other: '{n} items' }) };

const polish: Translation<typeof english> = {
  items: (count) =>
    plural(count, { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} sztuk', other: '{n} sztuki' }),
};

const arabic: Translation<typeof english> = {
  items: (count) =>
    plural(count, {
      zero: 'لا سلع',
      one: 'سلعة واحدة',
      two: 'سلعتان',
      few: '{n} سلع',
      many: '{n} سلعة معًا',
      other: '{n} سلعة',
    }),
};

test.for([
  ['en-US', english, { 0: '0 items', 1: '1 item', 2: '2 items', 1234: '1,234 items' }],
  ['fr-FR', english, { 0: '0 item', 1: '1 item', 2: '2 items', 1000000: '1,000,000 items' }],
  ['ja-JP', english, { 0: '0 items', 1: '1 items' }],
  [
    'pl-PL',
    polish,
    { 1: '1 rzecz', 2: '2 rzeczy', 5: '5 sztuk', 12: '12 sztuk', 22: '22 rzeczy', 1.5: '1,5 sztuki' },
  ],
  [
    'ar',
    arabic,
    {
      0: 'لا سلع',
      1: 'سلعة واحدة',
      2: 'سلعتان',
      3: '3 سلع',
      11: '11 سلعة معًا',
      100: '100 سلعة',
      103: '103 سلع',
    },
  ],
] as const)('a count takes the form that the rules of %s give it', async ([tag, texts, forms]) => {
  await setLanguage('en');
  replaceTexts(grammar, { language: 'test', tag });
  const shown = Object.keys(forms).map((count) => [count, texts.items?.(Number(count))]);
  await setLanguage('en');
  expect(Object.fromEntries(shown)).toEqual(forms);
});
