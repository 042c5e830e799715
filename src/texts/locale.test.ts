import { expect, test } from 'vitest';
import { everyText } from '#test/locale.ts';
import { textsOf } from '#test/texts-of.ts';
import { pseudo } from './locale.ts';

test('the pseudo-locale puts a text in brackets and makes it 40 % longer', () => {
  expect(pseudo('Search')).toBe('⟦Search~⟧');
  expect(pseudo('X')).toBe('⟦X⟧');
  const long = 'From people nearby who looked after them.';
  expect(pseudo(long)).toBe(`⟦${long}~~~~~ ~~~~~ ~~~⟧`);
});

test('the pseudo-locale also changes the texts in functions, lists and nested objects', () => {
  const texts = pseudo({ of: (count: number) => `${count} of 5`, inner: { all: ['one', 'two'] } });
  expect(texts.of(3)).toBe('⟦3 of 5~⟧');
  expect(texts.inner).toEqual({ all: ['⟦one⟧', '⟦two⟧'] });
});

test('the pseudo-locale leaves paths unchanged', () => {
  expect(pseudo({ to: '/buying', label: 'Buying' })).toEqual({ to: '/buying', label: '⟦Buying~⟧' });
});

test('every text module returns its texts in the configured locale', async () => {
  const [en, qps] = [textsOf(await everyText('en')), textsOf(await everyText('qps'))];
  expect(qps).toEqual(en.map((text) => pseudo(text)));
  expect(en.length).toBeGreaterThan(1000);
});

test('an unknown locale falls back to English', async () => {
  expect(textsOf(await everyText('xx'))).toEqual(textsOf(await everyText('en')));
});
