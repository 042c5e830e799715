import { expect, test } from 'vitest';
import { everyText } from '#test/locale.ts';
import { textsOf } from '#test/texts-of.ts';
import { originalStrings } from './original-strings.ts';

const [en, original] = [await everyText('en'), await everyText('original')];
const quoted = [...new Set(Object.values(originalStrings).flat())];
const stored = ['Excellent', 'Good', 'Fair'];
const misspelt = [
  'WelCome to Seller Dashboard',
  'WelCome to Admin Dashboard',
  'Admin & Seller Cant Order',
  'c. Phone',
  'Avilable',
  'Booking Succes!',
  'added Successfylly',
  'Verifyed Successful',
];

test('LOCALE=original has every string that the specification quotes', () => {
  const texts = textsOf(original);
  const missing = quoted.filter((text) => !stored.includes(text) && !texts.some((all) => all.includes(text)));
  expect(missing).toEqual([]);
});

test('the default texts have none of the typos of the original', () => {
  const texts = textsOf(en);
  expect(misspelt.filter((text) => texts.some((all) => all.includes(text)))).toEqual([]);
  expect(quoted).toEqual(expect.arrayContaining(misspelt));
});

test('the default texts and the original have the same keys', () => {
  const keysOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && inner !== null && key !== 'errors'
        ? keysOf(inner as object).map((path) => `${key}.${path}`)
        : [key],
    );
  expect(keysOf(original).toSorted()).toEqual(keysOf(en).toSorted());
});
