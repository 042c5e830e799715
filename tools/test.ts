import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fail, root } from '#src/server/start-up/environment.ts';
import { timeReferenceLoop } from './reference-loop.ts';
import { build, check, print, runPlaywright, runVitest } from './test/parts.ts';
import { countResults, listFailures, listSlowest, type TestResult } from './test/reports.ts';
import { findBrowserTests, findChangedBrowserTests, findChanges } from './test/selection.ts';

// `npm test` runs the main suites, and `npm test -- orders` runs the tests of a folder. CONTRIBUTING.md lists the other
// arguments; what follows the name of a part is passed to Vitest or Playwright. TEST_REPORTS names a folder in which the
// reports are kept.
const shownSlowest = 10;
const usage =
  'usage: npm test -- [all | changed | check | unit | build | e2e | e2e-all | ops | long | FOLDER…] [--shard=N/M | FILE…]';

/** Runs a part. If its output is held, it is printed when the part has ended. */
type Part = (isHeld: boolean) => Promise<TestResult[]>;
type Parts = Record<string, Part>;

const reportsFolder = process.env['TEST_REPORTS'];
const reports = reportsFolder ? resolve(reportsFolder) : mkdtempSync(join(tmpdir(), 'rangefinder-reports-'));
if (reportsFolder) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const [selected = '', ...following] = process.argv.slice(2);
const isWithoutName = selected === '' || selected.startsWith('-');
const given = isWithoutName ? process.argv.slice(2) : following;

const unit = () => runVitest(reports, '--project=unit', ...given);
const e2e: Part = (isHeld) => runPlaywright(reports, isHeld, '--grep=@main', ...given);
const allUnits = () => {
  // Pairs of opposite actions race a thousand times in `npm test -- long`, which takes 10 minutes.
  process.env['DEAL_ROUNDS'] ??= '100';
  return runVitest(reports, '--project=unit', '--project=ops', '--project=long', ...given);
};
const allBrowserTests: Part = (isHeld) => runPlaywright(reports, isHeld, ...given);
const parts: Parts = {
  check,
  unit,
  build,
  e2e,
  'e2e-all': allBrowserTests,
  ops: () => runVitest(reports, '--project=ops', ...given),
  long: () => runVitest(reports, '--project=long', ...given),
};

function selectAll(): Parts {
  // The first shard runs the check for all of them.
  const shard = given.find((argument) => argument.startsWith('--shard='));
  const isFirst = !shard || shard.startsWith('--shard=1/');
  return { ...(isFirst && { check }), build, unit: allUnits, e2e: allBrowserTests };
}

function selectFolders(folders: readonly string[]): Parts {
  const missing = folders.filter(
    (folder) => globSync([`{src,packages,tools,lab,demo}/**/${folder}`, folder], { cwd: root }).length === 0,
  );
  if (missing.length > 0) fail(`There is no folder ${missing.join(', ')}.\n${usage}`);
  const filters = folders.map((folder) => (folder.includes('/') ? folder : `/${folder}/`));
  const browserTests = findBrowserTests(folders);
  return {
    unit: () => runVitest(reports, '--project=unit', ...filters),
    ...(browserTests.length > 0 && {
      build,
      e2e: (isHeld) => runPlaywright(reports, isHeld, ...browserTests),
    }),
  };
}

function selectChanged(): Parts {
  const { base, files } = findChanges();
  const browserTests = findChangedBrowserTests(files);
  return {
    check,
    unit: () => runVitest(reports, '--project=unit', `--changed=${base}`, '--passWithNoTests'),
    ...(browserTests.length > 0 && {
      build,
      e2e: (isHeld) => runPlaywright(reports, isHeld, ...browserTests),
    }),
  };
}

function select(): Parts {
  if (isWithoutName) return { check, build, unit, e2e };
  if (selected === 'all') return selectAll();
  if (selected === 'changed') return selectChanged();
  const part = Object.hasOwn(parts, selected) ? parts[selected] : undefined;
  return part ? { [selected]: part } : selectFolders([selected, ...following]);
}

const results: TestResult[] = [];
const summary: string[] = [];

async function run(name: string, part: Part, isHeld = false): Promise<void> {
  print(`\n== ${name}`);
  const startMs = performance.now();
  const found = await part(isHeld);
  const { passed, failed } = countResults(found);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  summary.push(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  results.push(...found);
}

const startMs = performance.now();
const { check: chosenCheck, build: chosenBuild, unit: chosenUnit, e2e: chosenE2e, ...others } = select();
// Each part leaves the cores idle for part of its time, so two run at the same time. Both tests need the build.
await Promise.all([chosenCheck && run('check', chosenCheck), chosenBuild && run('build', chosenBuild)]);
await Promise.all([
  chosenUnit && run('unit', chosenUnit),
  chosenE2e && run('e2e', chosenE2e, chosenUnit !== undefined),
]);
for (const [name, part] of Object.entries(others)) await run(name, part);
if (!reportsFolder) rmSync(reports, { recursive: true, force: true });

const { passed, failed } = countResults(results);
// Failures are repeated at the end, because thousands of lines may follow them.
if (failed > 0) print(`\n== failed\n${listFailures(results).join('\n')}`);
print(`\n== slowest\n${listSlowest(results, shownSlowest).join('\n')}`);
print(`\n${summary.join('\n')}`);
const minutes = ((performance.now() - startMs) / 60_000).toFixed(1);
print(`${minutes} min; the reference loop takes ${timeReferenceLoop().toFixed(1)} s on this machine`);
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
