import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { numberOf, optionalText, photoPath, settleFields, storeFields } from './form.ts';

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
] as const)('a number field with the text %j has the value %j', ([typed, value]) => {
  expect(numberOf(typed)).toBe(value);
});

test.for(['1.200', 'EUR 1.200', '12e3', 'a lot'])(
  'a number field with %s keeps its text, which the schema rejects',
  (typed) => {
    expect(numberOf(typed)).toBe(typed);
  },
);

test('text fields accept null, with which a nullable field starts', () => {
  expect([optionalText(null), photoPath(null)]).toEqual([undefined, null]);
  expect([optionalText(' '), optionalText('Late')]).toEqual([undefined, 'Late']);
});

test('a form that keeps its values after sending stores only later changes', () => {
  type Fields = { name: string; about: string };
  const form = createFormControl<Fields>({ defaultValues: { name: 'Robin', about: '' } });
  let stored: Partial<Fields> | null = null;
  storeFields(form, { read: () => null, write: (value) => (stored = value) });
  form.setValue('name', 'Rob', { shouldDirty: true });
  expect(stored).toEqual({ name: 'Rob' });
  const sent = structuredClone(form.getValues());
  form.setValue('about', 'Typed while it was sent', { shouldDirty: true });
  settleFields(form, 'keep', sent);
  expect(form.getValues()).toEqual({ name: 'Rob', about: 'Typed while it was sent' });
  form.setValue('about', 'Film only', { shouldDirty: true });
  expect(stored).toEqual({ about: 'Film only' });
});
