import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { findTableErrors } from './check-tables.ts';
import { idOf } from './models.ts';

const reference = (name: string): string => readFileSync(join(root, 'reference', name), 'utf8');
/** Returns the errors after rows have been added to a table. */
const complainOf = (name: string, ...rows: string[]): string[] =>
  findTableErrors((read) => reference(read) + (read === name ? `${rows.join('\n')}\n` : '')).map((error) =>
    error.replace(/^.*?:\d+ /, ''),
  );
const page = 'https://lenses.example/';

test('a row with an unknown model or value is reported', () => {
  const body = (model: string, tab: string) => `${model}\tfull\t${tab}\t\t\t\t\t\t\t\t\t${page}\t`;
  expect(complainOf('fit/bodies.tsv', body('nikon-nothing', 'no'), body('canon-eos-r', 'perhaps'))).toEqual([
    'names nikon-nothing, which does not exist',
    'has an unknown ai_tab: perhaps',
  ]);
  expect(complainOf('fit/pairs.tsv', `nikon-d90\tnikon-nikkor-af-85mm-f-1-8d\tbroken\t${page}`)).toEqual([
    'has an unknown code: broken',
  ]);
});

test('a second row for the same model is reported', () => {
  const [, row = ''] = reference('fit/lenses.tsv').split('\n');
  expect(complainOf('fit/lenses.tsv', row)).toEqual([`is the second row for ${row.split('\t')[0]}`]);
});

const adapter = (from: string, to: string, optics: string, infinity: string) =>
  [
    from,
    to,
    `Ring ${optics}`,
    optics,
    optics === 'no' ? '' : '0.71',
    infinity,
    'none',
    'ring',
    '',
    page,
  ].join('\t');

test('an adapter of an unknown mount, or without optics or room for infinity, is reported', () => {
  expect(
    complainOf(
      'fit/adapters.tsv',
      adapter('Banana', 'Sony E', 'no', 'yes'),
      adapter('Canon FD', 'Nikon F', 'no', 'yes'),
      adapter('Canon FD', 'Nikon F', 'yes', 'yes'),
      adapter('Canon FD', 'Sigma SA', 'no', 'no'),
      adapter('Canon FD', 'Sony E', 'no', 'yes').replace('no\t\t', 'no\t0.71\t'),
    ),
  ).toEqual([
    'names Banana, which does not exist',
    'has an adapter that reaches infinity without optics, although there is no room for it',
    'has an adapter that changes the focal length without optics',
  ]);
});

type Lens = { name: string } & Partial<Record<'id' | 'mounts' | 'alias' | 'covers' | 'year', string>>;

function rowOf({ name, id = idOf('Leica', name), mounts = 'Leica M', ...more }: Lens): string {
  const { alias = '', covers = '1', year = '' } = more;
  return [id, 'Leica', name, mounts, alias, 'ring', 'manual', 'no', covers, year, page].join('\t');
}

test('errors in a lens of our own are reported', () => {
  const testar = (focal: number, more: Partial<Lens> = {}) =>
    rowOf({ name: `Testar ${focal}mm f/2`, ...more });
  expect(
    complainOf(
      'own-lenses/leica.tsv',
      testar(21, { year: '1958', covers: '1.5', alias: 'Testar; 21er' }),
      testar(24),
      testar(24, { mounts: 'Leica R' }),
      testar(28, { mounts: '' }),
      testar(35, { id: 'testar-35' }),
      testar(50, { covers: '0' }),
      testar(75, { year: '2' }),
      testar(90, { alias: 'Testar, 90er' }),
      rowOf({ name: 'Summicron-M f/2 50mm' }),
      testar(135, { alias: 'Testar; SUMMICRON-M 1:2/50mm' }),
    ),
  ).toEqual([
    'is the second row for leica-testar-24mm-f-2',
    'has no mounts',
    'must have the id leica-testar-35mm-f-2',
    'has an unknown covers: 0',
    'has an unknown year: 2',
    'has an alias with a comma',
    'has the name of leica-summicron-m-50mm-f-2: Summicron-M f/2 50mm',
    'has the name of leica-summicron-m-50mm-f-2: SUMMICRON-M 1:2/50mm',
  ]);
});

test('traits of no camera, without a fact, of another row and with unknown values are reported', () => {
  const right = ['nikon-zr\t\t\t2025', 'nikon-zr*\tno', 'Arri PL\t\tslr'];
  const wrong = ['nikon-nothing\tno', 'nikon-q*\tno', 'Bronica S2', 'Bronica S2\tperhaps\tbox\t1600'];
  expect(complainOf('traits.tsv', ...right, ...wrong)).toEqual([
    'names nikon-nothing, which does not exist',
    'names nikon-q*, which does not exist',
    'says nothing',
    'is the second row for Bronica S2',
    'has an unknown film: perhaps',
    'has an unknown build: box',
    'has an unknown year: 1600',
  ]);
});

test('unknown variants, variants of two rows or two makers, and single names are reported', () => {
  const rows = ['nikon-d90, x\t', 'nikon-d80, nikon-d90\t', 'canon-eos-r\t', 'nikon-d70, canon-eos-r\tR'];
  expect(complainOf('regional-variants.tsv', ...rows.map((row) => `${row}\t${page}`))).toEqual([
    'names x, which does not exist',
    'has cameras of several makers',
    'names nikon-d90, which is also in another row',
    'has only one name',
    'names canon-eos-r, which is also in another row',
    'has cameras of several makers',
  ]);
});
