import { expect, test } from 'vitest';
import { readAge, showAge } from './duration-field.tsx';

test.each([
  ['36', 'years', 432],
  ['2.5', 'years', 30],
  ['0', 'years', 0],
  ['7', 'months', 7],
  ['', 'years', undefined],
  ['about 3', 'years', 'about 3'],
  ['1.200', 'months', '1.200'],
] as const)('an age typed as %j %s is read as %j', (text, unit, value) => {
  expect(readAge({ text, unit })).toBe(value);
});

test.each([
  [432, '36', 'years'],
  [30, '30', 'months'],
  [0, '0', 'years'],
  ['about 3', 'about 3', 'years'],
  [undefined, '', 'years'],
] as const)('an age of %j is shown as %j in %s, and read as the same age', (value, text, unit) => {
  expect(showAge(value)).toEqual({ text, unit });
  expect(readAge(showAge(value))).toBe(value);
});
