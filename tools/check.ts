import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findNoteErrors } from '#src/gear/models/notes-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { ended } from '#src/server/start-up/system.ts';
import { findNewKnots } from './knots.ts';
import { checkLockfile } from './lockfile.ts';
import { checkLinks } from './markdown-links.ts';
import { compareChecksums } from './migration-checksums.ts';
import { countGaps } from './untranslated.ts';

// A failed step does not stop the others, so one run reports everything that is wrong.
type Result = { output: string; passed: boolean };

async function run(tool: string, ...args: string[]): Promise<Result> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  return { passed: (await ended(child)) === 0, output };
}

/** The type assertions (`x!`, `x as T`) that production code may have. `x as unknown as T` counts as two. */
const maxAssertions = 160;

async function checkAssertions(): Promise<Result> {
  const config = ['--config', 'tools/assertions.oxlintrc.json', '--format', 'unix'];
  const ignored = ['**/*.test.*', '**/test/**'].flatMap((pattern) => ['--ignore-pattern', pattern]);
  const limit = ['--max-warnings', String(maxAssertions)];
  return run('oxlint', ...config, ...ignored, ...limit, 'src', 'packages', 'server.ts');
}

async function checkTypes(): Promise<Result> {
  const generated = await run('react-router', 'typegen');
  if (!generated.passed) return generated;
  // More checkers than processors only repeat work: each infers the types of all routes.
  const checkers = ['--checkers', String(Math.min(4, availableParallelism()))];
  // Incremental, so that later runs check only what depends on a changed file.
  return run(
    'tsc',
    '--noEmit',
    ...checkers,
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/check.tsbuildinfo',
  );
}

/** Checks the lockfile, the migrations, links in Markdown, notes on models, and that no features import each other. */
async function checkOwnRules(): Promise<Result> {
  const errors = [
    ...checkLockfile(),
    ...(await compareChecksums(join(root, 'db/migrations'))),
    ...checkLinks(root),
    ...findNewKnots(root),
    ...(await findNoteErrors(root)),
  ];
  return { passed: errors.length === 0, output: errors.map((line) => `${line}\n`).join('') };
}

const results = await Promise.all([
  checkTypes(),
  run('oxlint', '--deny-warnings'),
  checkAssertions(),
  run('oxfmt', '--check'),
  run('knip', '--no-progress', '--config', 'tools/knip.jsonc'),
  checkOwnRules(),
]);
for (const line of await countGaps()) console.log(line);
const failed = results.filter(({ passed }) => !passed);
for (const { output } of failed) process.stderr.write(output);
if (failed.length > 0) process.exit(1);
