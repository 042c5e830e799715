import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '#src/platform/config/config.server.ts';
import { ended } from '#src/server/start-up/system.ts';
import { root } from '#src/server/start-up/environment.ts';
import { ensureSwift, startSwift, type Swift } from './swift.ts';
import { countResults, readResults, readVitest, type Count } from '#tools/test/reports.ts';

// Tests against Debian's Swift, which checks signatures, and installs missing packages. Arguments are passed to Vitest.
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const reports = mkdtempSync(join(tmpdir(), 'rangefinder-s3-'));
const report = join(reports, 'unit.json');
let swift: Swift | undefined;

async function run(): Promise<Count> {
  ensureSwift(log);
  log('Starting Swift…');
  swift = await startSwift();
  // A developer's own settings, from the shell or from .env, must not reach the tests.
  const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));
  const { endpoint, publicUrl, key } = swift;
  const project = ['--config=test/vitest.config.ts', '--project=external', 'lab/s3'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tool = 'node_modules/vitest/vitest.mjs';
  const child = spawn(process.execPath, [tool, 'run', ...project, ...reporters, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...unset, TEST_S3: JSON.stringify({ endpoint, publicUrl, key }) },
  });
  return countResults(readResults(report, readVitest, await ended(child)));
}

// The servers run in process groups of their own, which Ctrl-C in a terminal does not reach.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void (swift?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

const total = await run()
  .catch((error: unknown): Count => {
    log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  })
  .finally(() => swift?.stop());
rmSync(reports, { recursive: true, force: true });
log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
