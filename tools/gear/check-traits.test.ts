import { expect, test } from 'vitest';
import { findTraitErrors } from './check-traits.ts';

const errorsOf = (...rows: string[]): string[] =>
  findTraitErrors((name) => {
    if (name === 'traits.tsv') return ['models\tfilm\tbuild\tyear\tsource', ...rows].join('\n');
    return name === 'mounts.tsv' ? 'mount\nNikon F' : 'id\nnikon-d90';
  });

test('rules for a camera, a series and a mount are accepted', () => {
  expect(errorsOf('nikon-d90\t\t\t2008', 'nikon-d*\tno', 'Nikon F\t\tslr')).toEqual([]);
});

test('rules for nothing, rules that say nothing, repeated rules and unknown values are errors', () => {
  expect(
    errorsOf('nikon-d91\tno', 'nikon-z*\tno', 'Nikon F', 'Nikon F\tperhaps\tbox\t1700').map((error) =>
      error.replace('reference/traits.tsv:', ''),
    ),
  ).toEqual([
    '2 nikon-d91 is no camera and no mount',
    '3 nikon-z* is no camera and no mount',
    '4 says nothing',
    '5 Nikon F is also in another row',
    '5 has the film perhaps',
    '5 has the build box',
    '5 has the year 1700',
  ]);
});
