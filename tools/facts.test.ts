import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { checkFacts, findErrorsIn } from './facts.ts';

const head = 'mount\tregister_mm\tsource\tregister2_mm\tsource2';
const row = (one: string, other: string): string =>
  `Micro Four Thirds\t${one}\thttps://a.example/\t${other}\thttps://b.example/`;
const complain = (line: string): string[] => findErrorsIn('fit/mounts.tsv', `${head}\n${line}\n`);

const columns = 'lens_maker\tlens_mount\tlens\tbody_mount\tbody\tcode\ttext\tsource';
const findLimitErrors = (code: string): string[] =>
  findErrorsIn(
    'fit/limits.tsv',
    `${columns}\nNikon\tNikon F\t\tNikon Z\t\t${code}\tSo it is.\thttps://a.example/\n`,
  );

test('the tables in reference/ have no missing or invalid values', () => {
  expect(checkFacts(root)).toEqual([]);
});

test('a row without a source or with an invalid source address is reported', () => {
  const page = 'https://lenses.example/registers';
  expect(complain(`Nikon F\t46.5\t${page}\t46.5\t${page}`)).toEqual([]);
  expect(complain(`Nikon F\t46.5\t\t46.5\t${page}`)).toEqual(['reference/fit/mounts.tsv:2 has no source']);
  expect(complain(`Nikon F\t46.5\t${page}\t46.5\tmy head`)).toEqual([
    'reference/fit/mounts.tsv:2 has a source2 that is no address',
  ]);
  expect(complain(`Nikon F\t46.5\t${page}`)).toEqual(['reference/fit/mounts.tsv:2 has 3 columns of 5']);
  expect(findErrorsIn('fit/mounts.tsv', 'mount\n')).toHaveLength(1);
});

test('two sources that differ by more than 0.05 mm about the register of a mount are reported', () => {
  expect(complain(row('19.25', '19.3'))).toEqual([]);
  expect(complain(row('19.25', '20'))).toEqual([
    'reference/fit/mounts.tsv:2 has two registers that are more than 0.05 mm apart',
  ]);
  expect(complain(row('19.25', 'about 19'))).toHaveLength(1);
});

test('a limit with an unknown code is reported', () => {
  expect(findLimitErrors('loses-autofocus')).toEqual([]);
  expect(findLimitErrors('does-not-mount')).toEqual([]);
  expect(findLimitErrors('loses-autofokus')).toEqual(['reference/fit/limits.tsv:2 has an unknown code']);
});
