import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '#scripts/environment.ts';
import { areaOf } from './areas.ts';
import { writeReport } from './report.ts';

// One area, for scripts/mutation-score.ts: a process of its own, since Stryker ends it at a signal.
const {
  area: name,
  only,
  isAnew,
} = JSON.parse(process.argv[2] ?? '{}') as {
  area: string;
  only?: string;
  isAnew: boolean;
};
const { mutate, loading } = areaOf(name);
// What is known is of these mutants alone; Stryker would keep those of files that are no longer meant.
const texts = await readFile(join(root, 'scripts/mutation-score/ignored-texts.ts'), 'utf8');
const meant = createHash('sha256')
  .update(JSON.stringify([mutate, loading, texts]))
  .digest('hex')
  .slice(0, 8);
process.env['MUTATION_AREA'] = name;
const begun = performance.now();
const report = join(root, '.cache/mutation', `${name}${only ? '-part' : ''}.json`);
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
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
}).runMutationTest();
writeReport(report, name, (performance.now() - begun) / 1000, !only);
