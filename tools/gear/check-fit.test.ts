import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { findFitErrors } from './check-fit.ts';

const reference = (name: string): string => readFileSync(join(root, 'reference', name), 'utf8');
/** Returns the errors after a row has been added to a table. */
const complainOf = (name: string, row: string): string[] =>
  findFitErrors((read) => reference(read) + (read === name ? `${row}\n` : '')).map((error) =>
    error.replace(/^.*?:\d+ /, ''),
  );
const page = 'https://lenses.example/';
const ringFromFD = (optics: string, infinity: string) =>
  complainOf('fit/adapters.tsv', `Canon FD\tNikon F\tRing\t${optics}\t${infinity}\tnone\tring\t\t${page}`);

test('a row with an unknown model, mount or value is reported', () => {
  const body = (model: string, tab: string) => `${model}\tfull\t${tab}\t\t\t\t\t\t\t\t${page}\t`;
  expect(complainOf('fit/bodies.tsv', body('nikon-nothing', 'no'))).toEqual([
    'names nikon-nothing, which does not exist',
  ]);
  expect(complainOf('fit/bodies.tsv', body('canon-eos-r', 'perhaps'))).toEqual([
    'has an unknown ai_tab: perhaps',
  ]);
  expect(complainOf('fit/pairs.tsv', `nikon-d90\tnikon-nikkor-af-85mm-f-1-8d\tbroken\t${page}`)).toEqual([
    'has an unknown code: broken',
  ]);
  const adapter = `Banana\tSony E\tRing\tno\tyes\tnone\tring\t\t${page}`;
  expect(complainOf('fit/adapters.tsv', adapter)).toEqual(['names Banana, which does not exist']);
});

test('a second row for the same model is reported', () => {
  const [, row = ''] = reference('fit/lenses.tsv').split('\n');
  expect(complainOf('fit/lenses.tsv', row)).toEqual([`is the second row for ${row.split('\t')[0]}`]);
});

test('an adapter that reaches infinity without optics is reported if there is no room for it', () => {
  expect(ringFromFD('no', 'yes')).toHaveLength(1);
  expect([ringFromFD('yes', 'yes'), ringFromFD('no', 'no')]).toEqual([[], []]);
});
