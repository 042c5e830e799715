import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { checkFacts, complainOf } from './facts.ts';

const head = 'mount\tregister_mm\tsource\tregister2_mm\tsource2';
const row = (one: string, other: string): string =>
  `Micro Four Thirds\t${one}\thttps://a.example/\t${other}\thttps://b.example/`;
const complain = (line: string): string[] => complainOf('fit/mounts.tsv', `${head}\n${line}\n`);

const columns = 'lens_maker\tlens_mount\tlens\tbody_mount\tbody\tcode\ttext\tsource';
const complainOfLimit = (code: string): string[] =>
  complainOf(
    'fit/limits.tsv',
    `${columns}\nNikon\tNikon F\t\tNikon Z\t\t${code}\tSo it is.\thttps://a.example/\n`,
  );

test('our own facts are complete', () => {
  expect(checkFacts(root)).toEqual([]);
});

test('a row without a source is refused, and so is one whose source is no address', () => {
  const page = 'https://lenses.example/registers';
  expect(complain(`Nikon F\t46.5\t${page}\t46.5\t${page}`)).toEqual([]);
  expect(complain(`Nikon F\t46.5\t\t46.5\t${page}`)).toEqual(['reference/fit/mounts.tsv:2 has no source']);
  expect(complain(`Nikon F\t46.5\t${page}\t46.5\tmy head`)).toEqual([
    'reference/fit/mounts.tsv:2 has a source2 that is no address',
  ]);
  expect(complain(`Nikon F\t46.5\t${page}`)).toEqual(['reference/fit/mounts.tsv:2 has 3 columns of 5']);
  expect(complainOf('fit/mounts.tsv', 'mount\n')).toHaveLength(1);
});

test('two sources of a register must agree to 0.05 mm', () => {
  expect(complain(row('19.25', '19.3'))).toEqual([]);
  expect(complain(row('19.25', '20'))).toEqual([
    'reference/fit/mounts.tsv:2 has two registers that are more than 0.05 mm apart',
  ]);
  expect(complain(row('19.25', 'about 19'))).toHaveLength(1);
});

test('a limit has a code that verdicts know', () => {
  expect(complainOfLimit('loses-autofocus')).toEqual([]);
  expect(complainOfLimit('does-not-mount')).toEqual([]);
  expect(complainOfLimit('loses-autofokus')).toEqual([
    'reference/fit/limits.tsv:2 has a code that verdicts do not know',
  ]);
});
