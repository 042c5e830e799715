import { expect, test } from 'vitest';
import { everyText, textsOf } from '#test/locale.ts';
import { pseudo } from './locale.ts';

test('a text stands in brackets and is 40 % longer', () => {
  expect(pseudo('Search')).toBe('⟦Search~⟧');
  expect(pseudo('X')).toBe('⟦X⟧');
  const long = 'From people nearby who looked after them.';
  expect(pseudo(long)).toBe(`⟦${long}~~~~~ ~~~~~ ~~~⟧`);
});

test('what is said of something is in brackets, too, in lists and beneath names', () => {
  const texts = pseudo({ of: (count: number) => `${count} of 5`, inner: { all: ['one', 'two'] } });
  expect(texts.of(3)).toBe('⟦3 of 5~⟧');
  expect(texts.inner).toEqual({ all: ['⟦one⟧', '⟦two⟧'] });
});

test('addresses are no texts', () => {
  expect(pseudo({ to: '/buying', label: 'Buying' })).toEqual({ to: '/buying', label: '⟦Buying~⟧' });
});

test('every module of texts is looked up by the locale', async () => {
  const [en, qps] = [textsOf(await everyText('en')), textsOf(await everyText('qps'))];
  expect(qps).toEqual(en.map((text) => pseudo(text)));
  expect(en.length).toBeGreaterThan(1000);
});

test('a locale that nobody knows is the usual one', async () => {
  expect(textsOf(await everyText('xx'))).toEqual(textsOf(await everyText('en')));
});
