import { expect, test } from 'vitest';
import { siteTexts } from '#src/texts/site.ts';
import { loadIn } from '#test/locale.ts';
import { durationText } from './listing-card.tsx';

test.each([
  ['cameras', 36, '36 mo', '36 months'],
  ['lens', 1, '1 mo', '1 month'],
  ['cameras', 37, '3 yrs', '3 years'],
  ['lens', 145, '12 yrs', '12 years'],
  ['accessories', 4, '4 yrs', '4 years'],
  ['accessories', 1, '1 yr', '1 year'],
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

test.each([
  [1, '1 shot'],
  [850, '850 shots'],
  [4_240, '4.2k shots'],
  [9_960, '10k shots'],
  [48_210, '48k shots'],
])('a shutter count of %d is shown as %s on a card', (count, text) => {
  expect(siteTexts.listing.shots(count)).toBe(text);
});
