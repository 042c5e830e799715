import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { findOwnLensErrors } from './check-own-lenses.ts';

const file = 'own-lenses/new.tsv';
const head = 'id\tmaker\tname\tmounts\talias\taperture\tfocus\tstabilizer\tcovers\tyear\tsource';
const lenses = readFileSync(join(root, 'reference/lenses.tsv'), 'utf8');
const page = 'https://lenses.example/';

type Lens = Partial<Record<'id' | 'name' | 'mounts' | 'alias' | 'year' | 'source', string>>;

function rowOf({ id, name = 'Summaron-M 35mm f/2.8', mounts = 'Leica M', ...more }: Lens): string {
  const { alias = '', year = '' } = more;
  const own = id ?? 'leica-summaron-m-35mm-f-2-8';
  return [own, 'Leica', name, mounts, alias, 'ring', 'manual', 'no', '1', year, page].join('\t');
}
const complain = (...rows: Lens[]): string[] => {
  const text = [head, ...rows.map(rowOf)].join('\n');
  const errors = findOwnLensErrors((name) => (name === file ? text : lenses), [file]);
  return errors.map((error) => error.replace(/^.*tsv:/, ''));
};

const cron: Lens = { id: 'leica-summicron-m-f-2-50mm', name: 'Summicron-M f/2 50mm' };

test.each<[string, Lens[], string[]]>([
  ['a complete lens', [{ year: '1958' }], []],
  ['a lens without a mount', [{ mounts: '' }], ['2 has no mounts']],
  ['a different id', [{ id: 'summaron-35' }], ['2 must have the id leica-summaron-m-35mm-f-2-8']],
  ['a second row', [{}, { mounts: 'Leica R' }], ['3 is the second row for leica-summaron-m-35mm-f-2-8']],
  ['a lens of lenses.tsv', [cron], ['2 has the name of leica-summicron-m-50mm-f-2: Summicron-M f/2 50mm']],
  [
    'an alias that is a lens of lenses.tsv',
    [{ alias: 'Summaron; SUMMICRON-M 1:2/50mm' }],
    ['2 has the name of leica-summicron-m-50mm-f-2: SUMMICRON-M 1:2/50mm'],
  ],
  ['aliases separated by a comma', [{ alias: 'Summaron, 35er' }], ['2 has an alias with a comma']],
  ['a year that is a version', [{ year: '2' }], ['2 has the year 2']],
])('%s is reported unless it is right', (_title, rows, errors) => expect(complain(...rows)).toEqual(errors));
