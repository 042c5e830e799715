import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '#test/free-port.ts';
import { spawnOptions, type Installation } from './installation.ts';

export type Settings = Record<string, string>;

/** A running or finished `npm start`. */
export type Shop = {
  url: string;
  stateDir: string;
  npm: ChildProcess;
  output(): string;
  errors(): string;
  exited: Promise<number | null>;
};

export type Ready = { database: string; seconds: string };

const readyLimit = 180_000;

/** Runs an npm script in a process group of its own, like a terminal. */
export function runNpm(
  installation: Installation,
  args: string[],
  settings: Settings = {},
  cwd?: string,
): Shop {
  const options = spawnOptions(installation);
  const npm = spawn('npm', args, {
    ...options,
    ...(cwd && { cwd }),
    env: { ...options.env, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  npm.stdout.on('data', (data: Buffer) => (output += data.toString()));
  npm.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const exited = new Promise<number | null>((exit, reject) => {
    npm.once('error', reject);
    npm.once('exit', exit);
  });
  const stateDir = resolve(installation.folder, settings['STATE_DIR'] ?? '.state');
  const url = `http://127.0.0.1:${settings['PORT']}`;
  return { url, stateDir, npm, output: () => output, errors: () => errors, exited };
}

/** Runs `npm start` on the given or a free port. */
export async function start(
  installation: Installation,
  settings: Settings = {},
  args: string[] = [],
): Promise<Shop> {
  return runNpm(installation, ['start', ...args], { PORT: String(await findFreePort()), ...settings });
}

/** Waits until `holds` returns true. @throws Error with the output if npm exits or time is up */
export async function waitFor(shop: Shop, what: string, holds: () => boolean): Promise<void> {
  const deadline = performance.now() + readyLimit;
  while (!holds()) {
    const gone = shop.npm.exitCode !== null || shop.npm.signalCode !== null;
    if (gone || performance.now() > deadline) {
      throw new Error(
        `${gone ? 'npm ended' : 'time is up'} before ${what}:\n${shop.output()}${shop.errors()}`,
      );
    }
    await delay(20);
  }
}

/** Waits until the shop serves, and returns how its database runs. */
export async function whenReady(shop: Shop): Promise<Ready> {
  const begun = performance.now();
  const line = /Rangefinder is at \S+ \((?:embedded PostgreSQL \((\w+)\)|(DATABASE_URL))\)/;
  await waitFor(shop, 'it was ready', () => line.test(shop.output()));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const path of ['/healthz', '/readyz', '/']) {
    assert.equal((await fetch(shop.url + path)).status, 200, path);
  }
  assertLog(shop.output());
  const [, database, external] = line.exec(shop.output())!;
  return { database: database ?? external!, seconds };
}

/** Waits until an address responds 200, for a shop whose output is not read. */
export async function waitForResponse(url: string): Promise<void> {
  const deadline = performance.now() + readyLimit;
  while ((await fetch(url).catch(() => null))?.status !== 200) {
    if (performance.now() > deadline) throw new Error(`time is up before ${url} answered 200`);
    await delay(50);
  }
}

/** Returns the process id of the server from the lock of its state folder. */
export function serverPid(shop: Shop): number {
  return Number.parseInt(readFileSync(join(shop.stateDir, 'lock'), 'utf8'), 10);
}

/** Sends SIGINT to all processes of the group, like Ctrl-C in a terminal. */
export async function pressCtrlC(shop: Shop): Promise<void> {
  process.kill(-shop.npm.pid!, 'SIGINT');
  await shop.exited;
}

/** Asserts that the script fails with a reason in one line. */
export async function expectRefusal(shop: Shop, line: RegExp): Promise<void> {
  const code = await Promise.race([shop.exited, delay(60_000, 'still running' as const, { ref: false })]);
  assert.ok(typeof code === 'number' && code > 0, `exit ${code}: ${shop.output()}${shop.errors()}`);
  const lines = shop
    .errors()
    .split('\n')
    .filter((each) => each.trim() !== '' && !/^npm (error|warn|notice)/.test(each));
  assert.equal(lines.length, 1, shop.errors());
  const text = lines[0]!.startsWith('{') ? (JSON.parse(lines[0]!) as { msg: string }).msg : lines[0]!;
  assert.match(text, line);
}

/** Asserts that each line of the shop, after npm's own lines, is a JSON object. */
function assertLog(output: string): void {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n');
  for (const each of whole.filter((one) => one.trim() !== '' && !one.startsWith('> ')))
    assert.equal(typeof (JSON.parse(each) as { msg: unknown }).msg, 'string', each);
}
