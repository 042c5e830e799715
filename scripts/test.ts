import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settings } from '#src/platform/config.server.ts';
import { buildIfNeeded } from './build.ts';
import { ended } from './child.ts';
import { fail, root } from './environment.ts';
import { ensureChromium } from './install-chromium.ts';
import { checkParity } from './parity/run.ts';
import {
  type Count,
  countPlaywright,
  countVitest,
  listPlaywright,
  listVitest,
  readCount,
  readFailures,
} from './test-reports.ts';

// `npm test` runs every part; `npm test -- unit` one of them. What the machine lacks is said first.
// TEST_REPORTS names a folder in which the reports are kept.
const kept = process.env['TEST_REPORTS'];
const reports = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'rangefinder-reports-'));
const written = { unit: join(reports, 'unit.json'), e2e: join(reports, 'e2e.json') };
mkdirSync(reports, { recursive: true });
// Those of a run before must not be counted for a part that wrote none.
for (const report of Object.values(written)) rmSync(report, { force: true });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// A developer's own settings, from the shell or from .env, must not reach what is tested.
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));
const environment: NodeJS.ProcessEnv = { ...process.env, ...unset };

function runNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...env },
  });
  return ended(child);
}

const asCount = (passes: boolean): Count => ({ passed: Number(passes), failed: Number(!passes) });

async function check(): Promise<Count> {
  return asCount((await runNode(['scripts/check.ts'])) === 0);
}

async function unit(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${written.unit}`];
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  return readCount(written.unit, countVitest, code);
}

async function build(): Promise<Count> {
  await buildIfNeeded(say);
  return asCount(true);
}

async function e2e(): Promise<Count> {
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: written.e2e,
  });
  return readCount(written.e2e, countPlaywright, code);
}

/** Holds docs/requirements.md against what the other parts reported: it says something of a whole run alone. */
async function parity(): Promise<Count> {
  return checkParity(written, say);
}

const all = { check, unit, build, e2e, parity };
type Part = keyof typeof all;
const wanted = process.argv[2];
if (wanted !== undefined && !(wanted in all)) fail(`usage: npm test -- [${Object.keys(all).join('|')}]`);
const parts = wanted === undefined ? (Object.keys(all) as Part[]) : [wanted as Part];

/** Hands the browser on to the journeys; false when there is none. */
function prepareBrowser(): boolean {
  const path = ensureChromium();
  if (path) environment['CHROMIUM_PATH'] = path;
  else
    say(
      'No Chromium, and none can be installed: run `apt-get install chromium` as root, or set CHROMIUM_PATH.',
    );
  return path !== null;
}

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
if (parts.includes('e2e') && !prepareBrowser()) total.failed = 1;
else {
  for (const part of parts) {
    say(`\n== ${part}`);
    const begun = performance.now();
    const { passed, failed } = await all[part]().catch((error: unknown) => {
      say(String(error));
      return asCount(false);
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    summary.push(`${part}: ${passed} passed, ${failed} failed in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
}
// Thousands of lines lie between a failure and the end of a log, of which some keep the end alone.
const failures = [...readFailures(written.unit, listVitest), ...readFailures(written.e2e, listPlaywright)];
if (failures.length > 0) say(`\n== failed\n${failures.join('\n')}`);
if (!kept) rmSync(reports, { recursive: true, force: true });
say(`\n${summary.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
