import { expect, test } from 'vitest';
import { findVariantErrors } from './check-variants.ts';

const cameras = 'id\tmaker\tname\na\tCanon\tEOS 800D\nb\tCanon\tEOS Rebel T7i\nc\tNikon\tF80';

const errorsOf = (...rows: string[]): string[] =>
  findVariantErrors((name) =>
    name === 'regional-variants.tsv'
      ? ['models\tnames\tsource', ...rows.map((row) => `${row}\thttps://example.org`)].join('\n')
      : name === 'cameras.tsv'
        ? cameras
        : 'id\tmaker\tname',
  );

test('variants with known models of one maker are accepted', () => {
  expect(errorsOf('a, b\tEOS Kiss X9i', 'c\tN80')).toEqual([]);
});

test('unknown models, models of two rows or two makers, and single names are errors', () => {
  expect(errorsOf('a, x\t', 'b, a\t', 'c\t', 'b, c\tN80')).toEqual([
    'reference/regional-variants.tsv:2 x is no camera',
    'reference/regional-variants.tsv:2 has cameras of several makers',
    'reference/regional-variants.tsv:3 a is also in another row',
    'reference/regional-variants.tsv:4 has only one name',
    'reference/regional-variants.tsv:5 b is also in another row',
    'reference/regional-variants.tsv:5 c is also in another row',
    'reference/regional-variants.tsv:5 has cameras of several makers',
  ]);
});
