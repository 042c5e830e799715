import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { settings } from '#src/platform/config/config.server.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { root } from '#src/server/start-up/environment.ts';
import { ended } from '#src/server/start-up/system.ts';
import { ensureChromium } from '#tools/install/chromium.ts';
import { readResults, type TestResult } from './reports.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

// A developer's settings, from the shell or from .env, must not reach the tests.
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));

/** @param isHeld whether the output is printed only at the end, because that of another part is on the screen */
async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  isHeld = false,
): Promise<number | null> {
  const output = isHeld ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...unset, ...env },
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => held.push(data));
  const code = await ended(child);
  process.stdout.write(Buffer.concat(held));
  return code;
}

const resultOf = (name: string, message: string | null): TestResult[] => [
  { name, passed: message === null, message: message ?? '', durationMs: 0 },
];

export async function check(): Promise<TestResult[]> {
  const code = await runNode(['tools/check.ts']);
  return resultOf('npm run check', code === 0 ? null : 'see its output above');
}

/** Browser tests run in English, so no other language is built. */
export async function build(): Promise<TestResult[]> {
  return buildIfNeeded(print, 'en').then(
    () => resultOf('npm run build', null),
    (error: unknown) => resultOf('npm run build', String(error)),
  );
}

/** Runs Vitest with these arguments. @param reports the folder for its report */
export async function runVitest(reports: string, ...args: string[]): Promise<TestResult[]> {
  const report = join(reports, 'unit.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=test/vitest.config.ts'];
  const code = await runNode([...vitest, ...reporters, ...args]);
  return readResults(report, code, args.includes('--passWithNoTests'));
}

/**
 * Runs Playwright with these arguments. @param reports the folder for its report
 * @param isHeld whether its output is printed only at the end
 */
export async function runPlaywright(
  reports: string,
  isHeld: boolean,
  ...args: string[]
): Promise<TestResult[]> {
  const chromium = ensureChromium();
  if (!chromium) return resultOf('Chromium', 'Run `apt-get install chromium` as root, or set CHROMIUM_PATH.');
  const report = join(reports, 'e2e.xml');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const code = await runNode([...playwright, '--reporter=list,junit', ...args], env, isHeld);
  return readResults(report, code);
}
