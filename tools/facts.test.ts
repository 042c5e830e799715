import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { checkFacts, findErrorsIn } from './facts.ts';

const head = 'mount\taliases\ttakes\tregister_mm\tcontacts\tcovers\tsource\tsecond_source';
const complain = (line: string): string[] => findErrorsIn('mounts.tsv', `${head}\n${line}\n`);

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
  expect(complain(`Nikon F\t\tNikon F\t46.5\tno\t\t${page}\t${page}`)).toEqual([]);
  expect(complain(`Nikon F\t\tNikon F\t46.5\tno\t\t\t${page}`)).toEqual([
    'reference/mounts.tsv:2 has no source',
  ]);
  expect(complain(`Nikon F\t\tNikon F\t46.5\tno\t\t${page}\tmy head`)).toEqual([
    'reference/mounts.tsv:2 has a second_source that is no address',
  ]);
  expect(complain(`Nikon F\t46.5\t${page}`)).toEqual(['reference/mounts.tsv:2 has 3 columns of 8']);
  expect(findErrorsIn('mounts.tsv', 'mount\n')).toHaveLength(1);
});

test('a register with only one source is reported', () => {
  expect(complain('Pentax 67\t\tPentax 67\t\tno\t\thttps://a.example/\t')).toEqual([]);
  expect(complain('Pentax 67\t\tPentax 67\t84.95\tno\t\thttps://a.example/\t')).toEqual([
    'reference/mounts.tsv:2 has a register with only one source',
  ]);
});

test('a limit with an unknown code is reported', () => {
  expect(findLimitErrors('loses-autofocus')).toEqual([]);
  expect(findLimitErrors('does-not-mount')).toEqual([]);
  expect(findLimitErrors('loses-autofokus')).toEqual(['reference/fit/limits.tsv:2 has an unknown code']);
});
