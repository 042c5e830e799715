import { expect, test } from 'vitest';
import { numberOf } from './form.ts';

test.for([
  ['0,99', 0.99],
  ['1200,5', 1200.5],
  ['1 200,50', 1200.5],
  ['1.200.000', 1_200_000],
  ['12.000,00 €', 12_000],
  ['9,50', 9.5],
  ['12,5', 12.5],
  ['1200.-', 1200],
  ['', undefined],
  ['  ', undefined],
  [310.5, 310.5],
  [null, undefined],
] as const)('a field with %j has the value %j', ([typed, value]) => {
  expect(numberOf(typed)).toBe(value);
});

test.for(['1.200', 'EUR 1.200', '12e3', 'a lot'])(
  'a field with %s keeps its text, which no schema takes',
  (typed) => {
    expect(numberOf(typed)).toBe(typed);
  },
);
