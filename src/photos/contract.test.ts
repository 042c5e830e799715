import { expect, test } from 'vitest';
import { complaints } from '#test/schemas.ts';
import { photo } from './contract.ts';

test('a photograph is on the wire as it is said to be', () => {
  const sample = {
    url: '/images/a-1280.jpg',
    width: 1280,
    height: 853,
    alt: 'A camera',
    placeholder: 'data:image/webp;base64,x',
    base: null,
    widths: [320, 1280],
    formats: ['avif', 'webp'],
  };
  expect(photo.parse({ ...sample, more: 1 })).toEqual(sample);
  expect(photo.parse({ ...sample, base: '/images/a' })).toEqual({ ...sample, base: '/images/a' });
  expect(complaints(photo, { ...sample, formats: ['png'] })).toHaveLength(1);
});
