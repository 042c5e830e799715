import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements, source } from '#scripts/parity/requirements.ts';
import { readMutants } from './mutant.ts';
import { readSources, findPlace } from './source.ts';

/** Sections of docs/requirements.md of which every row must have a mutant. */
const covered: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** What `mutants/none.txt` says has no behaviour: a number and the reason in each line. */
export function readExempt(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, number, reason] = /^(\d+\.\d+) (\S.*)$/.exec(line) ?? [];
      return number && reason ? [[number, reason]] : [];
    }),
  );
}

/** The rows of these sections that neither a mutant nor a reason stands for. */
export function findUncovered(
  numbers: readonly string[],
  having: Iterable<string>,
  sections: readonly string[],
): string[] {
  const has = new Set(having);
  return numbers.filter((number) => sections.includes(number.split('.')[0]!) && !has.has(number));
}

/** What is wrong with the mutants as they are written, a line each; nothing is run. */
export function checkMutants(root: string): string[] {
  const folder = join(root, 'mutants');
  const { mutants, faults } = readMutants(folder);
  const sources = readSources(root);
  const lost = mutants.flatMap((mutant) => {
    try {
      findPlace(mutant, sources);
      return existsSync(join(root, mutant.test.file))
        ? []
        : [`mutants/${mutant.name}.txt: there is no ${mutant.test.file}`];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  const numbers = readRequirements(readFileSync(join(root, source), 'utf8'))
    .filter(({ gone }) => !gone)
    .map(({ number }) => number);
  const exempt = readExempt(readFileSync(join(folder, 'none.txt'), 'utf8'));
  const used = [...mutants.map(({ requirement }) => requirement), ...exempt.keys()];
  const unknown = used.filter((number) => !numbers.includes(number));
  return [
    ...faults,
    ...lost,
    ...unknown.map((number) => `mutants: ${source} has no requirement ${number}`),
    ...findUncovered(numbers, used, covered).map((number) => `mutants: none for requirement ${number}`),
  ];
}
