import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, processesIn, waitUntil, waitUntilEmpty, type Process } from '#lab/helpers/ground.ts';
import { callWell, User } from '#lab/helpers/users.ts';
import { findFreePort } from '#test/free-port.ts';
import { spawnOptions, type Installation } from './installation.ts';

export type Settings = Record<string, string>;

/** A running or finished `npm start` or other npm script. */
export type Shop = {
  url: string;
  /** Where it is installed. */
  folder: string;
  stateDir: string;
  npm: ChildProcess;
  output(): string;
  errors(): string;
  exited: Promise<number | null>;
};

/** How the database of a shop runs, and how many seconds it took until it was ready. */
export type Ready = { database: string; seconds: string };

const readyLimitMs = 180_000;

/** Runs an npm script in its own process group, as a terminal does. */
export function runNpm(
  installation: Installation,
  args: string[],
  settings: Settings = {},
  cwd = installation.folder,
): Shop {
  const options = spawnOptions(installation);
  const npm = spawn('npm', args, {
    ...options,
    cwd,
    env: { ...options.env, ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  npm.stdout.on('data', (data: Buffer) => (output += data.toString()));
  npm.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const { promise: exited, resolve: exit, reject } = Promise.withResolvers<number | null>();
  npm.once('error', reject).once('exit', exit);
  const stateDir = resolve(installation.folder, settings['STATE_DIR'] ?? '.state');
  const url = `http://127.0.0.1:${settings['PORT']}`;
  const { folder } = installation;
  return { url, folder, stateDir, npm, output: () => output, errors: () => errors, exited };
}

/** Runs an npm script to its end. @throws Error if it fails, or if its output does not match */
export async function succeed(run: Shop, expected = /(?:)/): Promise<void> {
  assert.equal(await run.exited, 0, run.output() + run.errors());
  assert.match(run.output(), expected);
}

/** Runs `npm start` on the given port, or on a free one. */
export async function start(
  installation: Installation,
  settings: Settings = {},
  args: string[] = [],
): Promise<Shop> {
  return runNpm(installation, ['start', ...args], { PORT: String(await findFreePort()), ...settings });
}

/** Waits until `holds` returns true. @throws Error with the output if npm exits before */
export async function waitFor(shop: Shop, what: string, holds: () => boolean): Promise<void> {
  const look = () => {
    if (holds()) return true;
    if (hasEnded(shop.npm)) throw new Error(`npm exited before ${what}:\n${shop.output()}${shop.errors()}`);
    return false;
  };
  await waitUntil(what, look, readyLimitMs);
}

/** Waits until the shop is ready, and returns how its database runs. */
export async function whenReady(shop: Shop): Promise<Ready> {
  const begun = performance.now();
  const line = /Rangefinder is at \S+ \((?:embedded PostgreSQL \((\w+)\)|(DATABASE_URL))\)/;
  await waitFor(shop, 'it was ready', () => line.test(shop.output()));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const path of ['/healthz', '/readyz', '/'])
    assert.equal((await fetch(shop.url + path)).status, 200, path);
  assertLog(shop.output());
  const [, database, external] = line.exec(shop.output())!;
  return { database: database ?? external!, seconds };
}

/** Calls `use` when a shop is ready, ends the shop, and checks that no process is left. */
export async function whileRunning<T>(
  starting: Shop | Promise<Shop>,
  use: (shop: Shop, ready: Ready) => Promise<T>,
  end: (shop: Shop) => Promise<unknown> = pressCtrlC,
): Promise<T> {
  const shop = await starting;
  const result = await use(shop, await whenReady(shop));
  await end(shop);
  await expectNoneLeft(shop);
  return result;
}

export async function expectNoneLeft({ folder, stateDir }: Shop): Promise<void> {
  for (const each of [folder, stateDir]) await waitUntilEmpty(each);
}

/** Returns the server's process id, which is in the lock file of its state folder. */
export function serverPid(shop: Shop): number {
  return Number.parseInt(readFileSync(join(shop.stateDir, 'lock'), 'utf8'), 10);
}

export function postgresOf({ stateDir }: Shop): Process[] {
  return processesIn(stateDir).filter(({ command }) => command.includes('postgres'));
}

/** Sends SIGINT to all processes of the group, as Ctrl-C in a terminal does. */
export async function pressCtrlC(shop: Shop): Promise<void> {
  process.kill(-shop.npm.pid!, 'SIGINT');
  await shop.exited;
}

/** Sends SIGTERM to npm alone, as a service manager may. */
export async function terminate(shop: Shop): Promise<void> {
  shop.npm.kill('SIGTERM');
  assert.equal(await shop.exited, 0, shop.errors());
}

/** Asserts that the script fails and prints a reason in one line. */
export async function expectRefusal(run: Shop | Promise<Shop>, line: RegExp): Promise<void> {
  const shop = await run;
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

/** Asserts that each line that the shop itself prints, after npm's own lines, is a JSON object. */
function assertLog(output: string): void {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n');
  for (const each of whole.filter((one) => one.trim() !== '' && !one.startsWith('> ')))
    assert.equal(typeof (JSON.parse(each) as { msg: unknown }).msg, 'string', each);
}

export const email = 'ada@example.com';

/** Signs up a user. The account must survive crashes. */
export async function signUp({ url }: Shop, address = email): Promise<void> {
  await User.signUp(url, 'Seller', address);
}

/** Checks the user's role after a new login, for which the account, the secret and the user's row must still exist. */
export async function expectRole({ url }: Shop, role: 'Seller' | 'admin', address = email): Promise<void> {
  const user = new User(address);
  await user.signIn(url);
  const { body } = await callWell<{ role: string }>(url, 'GET', '/profile', { as: user });
  assert.equal(body.role, role, `the role of ${address}`);
}
