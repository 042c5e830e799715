import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { settings } from '#src/platform/config.server.ts';
import { startTestServer } from '#test/postgres.ts';
import { fail, root } from './environment.ts';
import { areaOf, areas } from './mutation-score/areas.ts';
import { writeReport } from './mutation-score/report.ts';

// `npm run mutation-score -- orders users` mutates the rules of those areas, and writes docs/mutation-score.md;
// without an area it does all, one after the other. What is known from the last time is taken from .cache/mutation,
// and tried again only where a mutant or its tests have changed: `--anew` forgets it. `--only FILE[:LINE-LINE]` looks
// at a part of an area and writes nothing.
const names: string[] = [];
let only: string | undefined;
let isAnew = false;
for (const [index, argument] of process.argv.slice(2).entries()) {
  if (argument === '--anew') isAnew = true;
  else if (argument === '--only') only = process.argv[index + 3];
  else if (argument !== only) names.push(argument);
}
for (const name of names)
  if (!areas[name])
    fail(`usage: npm run mutation-score -- [${Object.keys(areas).join('|')}] [--anew] [--only FILE]`);

const folder = join(root, '.cache/mutation');
const temporary = await mkdtemp(join(tmpdir(), 'rangefinder-mutation-'));
process.chdir(root);
// What a killed process leaves behind goes with the folder.
process.env['TMPDIR'] = temporary;
// A developer's own settings, from the shell or from .env, must not reach what is tested.
for (const name of Object.keys(settings.shape)) delete process.env[name];
await mkdir(folder, { recursive: true });
const { close, ...provided } = await startTestServer();
process.env['TEST_SERVER'] = JSON.stringify(provided);

async function run(name: string): Promise<void> {
  const { mutate, loading } = areaOf(name);
  // What is known is of these mutants alone; Stryker would keep those of files that are no longer meant.
  const texts = await readFile(join(root, 'scripts/mutation-score/ignored-texts.ts'), 'utf8');
  const meant = createHash('sha256')
    .update(JSON.stringify([mutate, loading, texts]))
    .digest('hex')
    .slice(0, 8);
  process.env['MUTATION_AREA'] = name;
  const begun = performance.now();
  const report = join(folder, `${name}${only ? '-part' : ''}.json`);
  await new Stryker({
    mutate: only ? [only] : [...mutate],
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation-score/ignored-texts.ts')],
    ignorers: ['texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: !loading,
    incremental: !only,
    force: isAnew,
    incrementalFile: join('.cache/mutation', `${name}-${meant}.json`),
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['/build', '/.state', '/.cache', '/bench', '/e2e', '/docs/pictures'],
    // TypeScript 7 has no parser to rewrite it with, and nothing in it leads out of the folder.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: 2,
    // A machine with other work must not turn a slow test into a mutant that was noticed.
    timeoutFactor: 4,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
  }).runMutationTest();
  writeReport(report, name, (performance.now() - begun) / 1000, !only);
}

try {
  for (const name of names.length > 0 ? names : Object.keys(areas)) await run(name);
} finally {
  await close();
  await rm(temporary, { recursive: true, force: true });
}
