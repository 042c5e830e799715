import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './environment.ts';
import { ensureChromium } from './install-chromium.ts';
import { endAll, runScript } from './mutants/children.ts';
import { Lane } from './mutants/lane.ts';
import { isJourney, readMutants, type Mutant } from './mutants/mutant.ts';
import { findPlace, readSources } from './mutants/source.ts';
import { SwitchedShop } from './mutants/switched-shop.ts';
import { judge, judgeUnharmed, reasonOf, type Run } from './mutants/verdict.ts';
import { useMemoryForFiles } from '#test/memory-folder.ts';

// Plants the faults of `mutants/` one at a time in copies of the working tree, and expects the test that each names to
// fail. `npm run test:mutants -- 2.14 blogs` tries those whose name has one of the words, `--changed` those that what
// differs from main touches, `--reasons` says what each test said.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    reasons: { type: 'boolean' },
    lanes: { type: 'string', default: '3' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
useMemoryForFiles();
const work = mkdtempSync(join(tmpdir(), 'rangefinder-mutants-'));
const readyState = join(work, 'ready');
const results = { passed: 0, failed: 0 };

function report(name: string, begun: number, failure: string | null): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  say(failure === null ? `ok   ${seconds} s  ${name}` : `FAIL ${seconds} s  ${name}: ${failure}`);
  results[failure === null ? 'passed' : 'failed']++;
}

function filesOfGit(args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Whether what differs from main has the mutant, its test or the place of its fault. */
function changedSince(branch: string): (mutant: Mutant) => boolean {
  const [base = ''] = filesOfGit(['merge-base', branch, 'HEAD']);
  const changed = new Set([
    ...filesOfGit(['diff', '--name-only', base]),
    ...filesOfGit(['ls-files', '--others', '--exclude-standard']),
  ]);
  const sources = readSources(root);
  return (mutant) =>
    [`mutants/${mutant.name}.txt`, mutant.test.file, findPlace(mutant, sources).path].some((path) =>
      changed.has(path),
    );
}

/** Those that can be tried; those that cannot have failed. */
function selectMutants(): Mutant[] {
  const { mutants, faults } = readMutants(join(root, 'mutants'));
  for (const fault of faults) report(fault, performance.now(), 'cannot be read');
  const sources = readSources(root);
  const found = mutants
    .filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
    .filter((mutant) => {
      try {
        return Boolean(findPlace(mutant, sources));
      } catch (error) {
        report(mutant.name, performance.now(), (error as Error).message);
        return false;
      }
    });
  return values.changed ? found.filter(changedSince('main')) : found;
}

const namesOf = (mutants: readonly Mutant[]): string[] => [...new Set(mutants.map(({ test }) => test.name))];
const groupBy = (mutants: Mutant[], key: (mutant: Mutant) => string): Map<string, Mutant[]> =>
  Map.groupBy(mutants, key);

/** Runs all named unit tests without a fault. */
async function runUnharmedUnits(lane: Lane, mutants: Mutant[]): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  for (const [file, own] of groupBy(mutants, ({ test }) => test.file))
    runs.set(file, await lane.runUnits([{ file, names: namesOf(own) }]));
  return runs;
}

/** Runs all named journeys without a fault. */
async function runUnharmedJourneys(lane: Lane, mutants: Mutant[]): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  for (const [project, own] of groupBy(mutants, (mutant) => mutant.project)) {
    const files = [...new Set(own.map(({ test }) => test.file))];
    runs.set(project, await lane.runJourneys({ files, names: namesOf(own), project, workers: 2 }));
  }
  return runs;
}

/** Gives each lane a shop that holds the faults, and leaves the state of one that is ready. */
async function makeShops(lanes: readonly Lane[], mutants: Mutant[]): Promise<void> {
  const shop = SwitchedShop.write(join(work, 'shop-0'), mutants);
  await shop.build();
  for (const [at, lane] of lanes.entries())
    lane.shop = at === 0 ? shop : shop.copyTo(join(work, `shop-${at}`));
  mkdirSync(readyState);
  const { code, output } = await runScript(shop.folder, ['scripts/mutants/ready-shop.ts', readyState]);
  if (code !== 0) throw new Error(`the shop without a fault does not start:\n${output}`);
}

async function tryAll(mutants: Mutant[]): Promise<void> {
  const count = Math.max(1, Math.min(Number(values.lanes), mutants.length));
  const lanes = Array.from({ length: count }, (_, at) => new Lane(join(work, `lane-${at}`), readyState));
  const [units, journeys] = [mutants.filter((each) => !isJourney(each)), mutants.filter(isJourney)];
  const begun = performance.now();
  const unharmed = async (): Promise<Map<string, Run>> => {
    if (journeys.length === 0) return new Map();
    await makeShops(lanes, journeys);
    return runUnharmedJourneys(lanes[0]!, journeys);
  };
  const [unitRuns, journeyRuns] = await Promise.all([runUnharmedUnits(lanes.at(-1)!, units), unharmed()]);
  say(`without a fault: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const queue = [...units, ...journeys].filter((mutant) => {
    const run = isJourney(mutant) ? journeyRuns.get(mutant.project) : unitRuns.get(mutant.test.file);
    const failure = judgeUnharmed(run ?? { outcomes: [], broken: null }, mutant.test.name);
    if (failure) report(mutant.name, performance.now(), failure);
    return failure === null;
  });
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const from = performance.now();
        const run = await lane.try(mutant);
        report(mutant.name, from, judge(run, mutant.test.name));
        if (values.reasons) say(`               ${reasonOf(run, mutant.test.name)}`);
      }
      await lane.stop();
    }),
  );
}

async function end(): Promise<void> {
  await endAll();
  rmSync(work, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end().finally(() => process.exit(1)));

try {
  const mutants = selectMutants();
  const path = ensureChromium();
  if (path) process.env['CHROMIUM_PATH'] = path;
  await tryAll(mutants);
  if (mutants.length === 0) results.failed++;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  results.failed++;
} finally {
  await end();
}
say(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.failed === 0 ? 0 : 1;
