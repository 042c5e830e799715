import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A planted fault: what of the source it replaces, and the test that must fail for it. */
export type Mutant = {
  /** The name of its file, without what it ends in. */
  name: string;
  /** The number of the requirement that it belongs to, as docs/requirements.md has it. */
  requirement: string;
  /** What the fault is to a user. */
  fault: string;
  /** The test that must fail: its file, and its name or a part that no other of the file has. */
  test: { file: string; name: string };
  /** Where a journey runs. */
  project: 'desk' | 'phone';
  /** Whether its journey looks at the scripts themselves, which have no other fault in them then. */
  ownBuild: boolean;
  before: string;
  after: string;
};

const form =
  /^fault: (?<fault>\S.*)\ntest: (?<file>\S+) › (?<test>\S.*)\n(?:on: (?<project>desk|phone)\n)?(?<ownBuild>build: own\n)?\n--- instead of\n(?<before>[^]*?)\n--- stands\n(?<after>[^]*)$/;

/** Reads one file. @throws Error that names what is wrong with it */
function parseMutant(name: string, text: string): Mutant {
  const [, requirement] = /^(\d+\.\d+)-[a-z0-9-]+$/.exec(name) ?? [];
  if (!requirement) throw new Error(`${name}: a name is the requirement and the fault: 2.14-heading-is-gone`);
  const parts = form.exec(text)?.groups;
  if (!parts) throw new Error(`${name}: is not of the form that mutants/README.md shows`);
  const { fault = '', file = '', test = '', project = 'desk', ownBuild, before = '', after = '' } = parts;
  if (!before.trim()) throw new Error(`${name}: replaces nothing`);
  return {
    name,
    requirement,
    fault,
    test: { file, name: test },
    project: project as Mutant['project'],
    ownBuild: ownBuild !== undefined,
    before,
    after: after.replace(/\n+$/, ''),
  };
}

/** All mutants of a folder in the order of their requirements; the faults of files that cannot be read. */
export function readMutants(folder: string): { mutants: Mutant[]; faults: string[] } {
  const mutants: Mutant[] = [];
  const faults: string[] = [];
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.txt') && each !== 'none.txt')) {
    try {
      mutants.push(parseMutant(file.slice(0, -'.txt'.length), readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      faults.push(`mutants/${(error as Error).message}`);
    }
  }
  const order = new Intl.Collator('en', { numeric: true });
  return { mutants: mutants.toSorted((one, other) => order.compare(one.name, other.name)), faults };
}

/** Whether a journey in a browser must notice; a unit test otherwise. */
export const isJourney = ({ test }: Mutant): boolean => test.file.startsWith('e2e/');
