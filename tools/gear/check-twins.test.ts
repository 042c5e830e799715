import { expect, test } from 'vitest';
import { findTwinErrors } from './check-twins.ts';

const cameras = 'id\tmaker\tname\na\tCanon\tEOS 800D\nb\tCanon\tEOS Rebel T7i\nc\tNikon\tF80';

const errorsOf = (...rows: string[]): string[] =>
  findTwinErrors((name) =>
    name === 'twins.tsv'
      ? ['models\tnames\tsource', ...rows.map((row) => `${row}\thttps://example.org`)].join('\n')
      : name === 'cameras.tsv'
        ? cameras
        : 'id\tmaker\tname',
  );

test('twins with known models of one maker are accepted', () => {
  expect(errorsOf('a, b\tEOS Kiss X9i', 'c\tN80')).toEqual([]);
});

test('unknown models, models of two rows or two makers, and single names are errors', () => {
  expect(errorsOf('a, x\t', 'b, a\t', 'c\t', 'b, c\tN80')).toEqual([
    'reference/twins.tsv:2 x is no camera',
    'reference/twins.tsv:2 has cameras of several makers',
    'reference/twins.tsv:3 a is also in another row',
    'reference/twins.tsv:4 has only one name',
    'reference/twins.tsv:5 b is also in another row',
    'reference/twins.tsv:5 c is also in another row',
    'reference/twins.tsv:5 has cameras of several makers',
  ]);
});
