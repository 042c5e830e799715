import { expect, test } from 'vitest';
import { loadIn } from '#test/locale.ts';
import { durationText } from './listing-card.tsx';

test.each([
  ['cameras', 36, '36 mo', '36 months'],
  ['lens', 1, '1 mo', '1 month'],
  ['cameras', 37, '3 years', '3 years'],
  ['lens', 145, '12 years', '12 years'],
  ['accessories', 4, '4 years', '4 years'],
  ['accessories', 1, '1 year', '1 year'],
] as const)(
  '%s with a duration of %d show %s on a card and %s on their page',
  (kind, duration, short, long) => {
    expect(durationText(kind, duration, 'short')).toBe(short);
    expect(durationText(kind, duration, 'long')).toBe(long);
  },
);

test('with LOCALE=original, any duration of a camera or lens is shown in months', async () => {
  const { durationText: inOriginal } = await loadIn('original', () => import('./listing-card.tsx'));
  for (const kind of ['cameras', 'lens'] as const) expect(inOriginal(kind, 145, 'short')).toBe('145 mon');
  expect(inOriginal('accessories', 4, 'short')).toBe('4 year');
  expect(inOriginal('accessories', 1, 'short')).toBe('1 year');
});
