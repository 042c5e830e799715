import { expect, test } from 'vitest';
import { answersOf } from '#demo/answers.ts';
import { asking, photosOf } from './requested-photos.ts';
import { currentList } from './checklists.ts';

const { points } = currentList('lens');
const sent = (aperture: string | null) =>
  photosOf(asking(points, answersOf('lens', { aperture })), (id) => (id === 'aperture' ? ['/a.jpg'] : []));

test('the photographs of an answer are sent as long as it asks for them', () => {
  expect(sent('oil')).toEqual({ aperture: ['/a.jpg'] });
  expect(sent('snappy')).toEqual({});
  expect(sent(null)).toEqual({});
});
