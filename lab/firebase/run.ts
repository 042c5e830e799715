import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '#src/platform/config/config.server.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { ended } from '#src/server/start-up/system.ts';
import { root } from '#src/server/start-up/environment.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { ensureFirebaseTools } from './tools.ts';
import { ensureChromium } from '#tools/install/chromium.ts';
import { type Count, countResults, readPlaywright, readResults } from '#tools/test/reports.ts';

// Tests login with Firebase against its Auth emulator, and installs the emulator if it is missing. Arguments are passed
// to Playwright.
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const reports = mkdtempSync(join(tmpdir(), 'rangefinder-firebase-'));
const report = join(reports, 'e2e.json');
const chosen = process.argv.slice(2);

let emulator: Emulator | undefined;

async function run(): Promise<Count> {
  const chromium = ensureChromium();
  if (!chromium)
    throw new Error('No Chromium: run `apt-get install chromium` as root, or set CHROMIUM_PATH.');
  const cli = ensureFirebaseTools(log);
  await buildIfNeeded(log);
  log('Starting the emulator…');
  emulator = await startEmulator(cli);
  try {
    return await runBrowserTests(chromium, emulator.host);
  } finally {
    await emulator.stop();
  }
}

async function runBrowserTests(chromium: string, host: string): Promise<Count> {
  // A developer's own settings, from the shell or from .env, must not reach the tests.
  const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));
  const config = '--config=e2e/firebase/playwright.config.ts';
  const tool = 'node_modules/@playwright/test/cli.js';
  const child = spawn(process.execPath, [tool, 'test', config, '--reporter=list,json', ...chosen], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...unset,
      CHROMIUM_PATH: chromium,
      E2E_FIREBASE_EMULATOR: host,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return countResults(readResults(report, readPlaywright, await ended(child)));
}

// The emulator runs in a process group of its own, which Ctrl-C in a terminal does not reach.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void (emulator?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

const total = await run().catch((error: unknown): Count => {
  log(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
});
rmSync(reports, { recursive: true, force: true });
log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
