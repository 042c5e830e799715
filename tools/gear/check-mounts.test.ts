import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { findMountErrors } from './check-mounts.ts';

const read = (name: string): string => readFileSync(join(root, 'reference', name), 'utf8');
const findErrorsWith = (changed: string, line: string): string[] =>
  findMountErrors((name) => (name === changed ? `${read(name)}${line}\n` : read(name)));

test.each([
  ['zeiss-jena-biotar', 'Zeiss', 'Jena Biotar 75mm f/1.5', 'Sony E', 'Zeiss made no lenses for Sony E'],
  ['zeiss-planar', 'Zeiss', 'Planar 85mm f/1.4 AEJ', 'Sony E', 'Zeiss made no lenses for Sony E'],
  ['pentacon-135', 'Pentacon', '135mm f/2.8', 'Fujifilm X', 'Pentacon made no lenses for Fujifilm X'],
  ['nikon-50', 'Nikon', '50mm f/1.4', 'Canon EF', 'Nikon made no lenses for Canon EF'],
])('%s with a mount that its maker never made is reported', (id, maker, name, mount, error) =>
  expect(findErrorsWith('lenses.tsv', [id, maker, name, mount].join('\t'))).toEqual([
    `reference/fit/makers.tsv: ${error}: ${id}`,
  ]),
);

test('a correction makes a lens with a wrong mount acceptable', () => {
  const lens = 'zeiss-jena-biotar\tZeiss\tJena Biotar 75mm f/1.5\tSony E';
  const correction = 'zeiss-jena-biotar\tmounts\tExakta, M42\thttps://lenses.example/';
  const withBoth = (name: string): string => {
    if (name === 'lenses.tsv') return `${read(name)}${lens}\n`;
    return name === 'fit/corrections.tsv' ? `${read(name)}${correction}\n` : read(name);
  };
  expect(findMountErrors(withBoth)).toEqual([]);
});

test('a Batis for Sony E is accepted', () =>
  expect(findErrorsWith('lenses.tsv', 'zeiss-batis-40\tZeiss\tBatis 40mm f/2\tSony E')).toEqual([]));

test('a camera with an unknown mount is reported', () =>
  expect(findErrorsWith('cameras.tsv', 'nikon-x\tNikon\tX\tNikon X\t1')).toEqual([
    'reference/mounts.tsv has no Nikon X: nikon-x',
  ]));
