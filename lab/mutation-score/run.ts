import { spawn, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '#src/platform/config/config.server.ts';
import { useMemoryForFiles } from '#test/memory-folder.ts';
import { startTestServer } from '#test/postgres.ts';
import { ended } from '#src/server/start-up/system.ts';
import { fail, root } from '#src/server/start-up/environment.ts';

// `npm run mutation-score -- src/deals/orders` mutates the code of a folder or file, one change at a time, and lists
// the mutants that no test of the folder detects. `--tests GLOB` runs other tests. `--static` also mutates code that
// runs while a module loads, such as schemas; each of these mutants needs a new process.
const usage = 'usage: npm run mutation-score -- FOLDER|FILE… [--tests GLOB]… [--static]';

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { tests: { type: 'string', multiple: true, default: [] }, static: { type: 'boolean' } },
    });
  } catch {
    return fail(usage);
  }
}

const isFolder = (path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ??
  fail(`There is no ${path}.\n${usage}`);

const { values, positionals } = readOptions();
if (positionals.length === 0) fail(usage);
const mutate = positionals.map((path) => (isFolder(path) ? `${path}/**/*.ts` : path));
const ownTests = positionals.map((path) => `${isFolder(path) ? path : dirname(path)}/**/*.test.{ts,tsx}`);
const tests = values.tests.length > 0 ? values.tests : ownTests;

useMemoryForFiles();
// Temporary files go here, because killed processes leave theirs behind.
const temporary = await mkdtemp(join(tmpdir(), 'rangefinder-mutation-'));
process.env['TMPDIR'] = temporary;
// A developer's settings, from the shell or from .env, must not reach the tests.
for (const name of Object.keys(settings.shape)) delete process.env[name];
const { close, ...server } = await startTestServer();

let child: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child?.kill(signal));
try {
  child = spawn(join(root, 'node_modules/.bin/stryker'), ['run', 'lab/mutation-score/stryker.config.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_SERVER: JSON.stringify(server),
      MUTATION_FILES: JSON.stringify(mutate),
      MUTATION_TESTS: JSON.stringify(tests),
      ...(values.static && { MUTATION_STATIC: 'on' }),
    },
  });
  process.exitCode = (await ended(child)) ?? 1;
} finally {
  await close();
  await rm(temporary, { recursive: true, force: true });
}
