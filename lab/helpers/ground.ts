import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

type Options = { env?: NodeJS.ProcessEnv; cwd?: string; asPostgres?: boolean };
export type Process = { pid: number; command: string };

export const log = (line: string): void => void process.stdout.write(`${line}\n`);

export const isRoot = process.getuid?.() === 0;

/** @throws Error if this account is not root */
export function needRoot(): void {
  if (!isRoot) throw new Error('This case needs root: run the test as root, or in a container.');
}

/** Returns the user and group ids of an account. */
export function idsOf(account: string): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, account], { encoding: 'utf8' })),
  );
  return { uid: uid!, gid: gid! };
}

/** A folder, and the processes that are started in it. `end()` removes both. */
export class Ground {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'rangefinder-lab-')));
  readonly #started = new Set<ChildProcess>();
  readonly #endings: (() => unknown)[] = [];

  constructor() {
    // Other accounts must be able to enter the folder.
    chmodSync(this.folder, 0o755);
  }

  log(line: string): void {
    log(`   ${line}`);
  }

  /** Creates a folder that belongs to PostgreSQL's account. */
  postgresFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    this.giveToPostgres(folder);
    return folder;
  }

  /** The account that runs PostgreSQL and Patroni, which refuse to run as root. Not every machine has it. */
  get #account(): { uid: number; gid: number } | null {
    return isRoot ? idsOf('postgres') : null;
  }

  giveToPostgres(path: string): void {
    const account = this.#account;
    if (account) chownSync(path, account.uid, account.gid);
  }

  #placeOf({ env, cwd = this.folder, asPostgres }: Options) {
    return { ...(asPostgres && this.#account), cwd, env: { ...process.env, ...env } };
  }

  /** Runs a program to its end. @throws Error with its output if it fails */
  run(program: string, args: string[], options: Options = {}): string {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync(program, args, {
      ...this.#placeOf(options),
      stdio: [...stdio],
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
  }

  /** Starts a program in the background, with its output in `<name>.log`. */
  start(name: string, program: string, args: string[], options: Options = {}): ChildProcess {
    const file = openSync(this.#logOf(name), 'a');
    // Detached, so that Ctrl-C in a terminal does not reach the program and the test can end it.
    const how = { ...this.#placeOf(options), detached: true };
    const child = spawn(program, args, { ...how, stdio: ['ignore', file, file] });
    this.#started.add(child);
    child.once('error', () => this.#started.delete(child));
    child.once('exit', () => this.#started.delete(child));
    return child;
  }

  #logOf(name: string): string {
    return join(this.folder, `${name}.log`);
  }

  /** Returns the output of a program that was started. */
  read(name: string): string {
    return readFileSync(this.#logOf(name), 'utf8');
  }

  /** Registers a cleanup function. Cleanup functions run in reverse order of registration. */
  onEnd(undo: () => unknown): void {
    this.#endings.push(undo);
  }

  /** Ends what was started, but keeps the folder. */
  async clear(): Promise<void> {
    for (const child of this.#started) child.kill('SIGKILL');
    for (const undo of this.#endings.splice(0).toReversed()) await undo();
    killAll(processesIn(this.folder));
  }

  /** @param keep whether to keep the folder and print its path */
  async end(keep = false): Promise<void> {
    await this.clear();
    if (keep) this.log(`kept: ${this.folder}`);
    else rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Calls `use` with a new ground, and ends it afterwards. */
export async function onGround<T>(use: (ground: Ground) => Promise<T>): Promise<T> {
  const ground = new Ground();
  try {
    return await use(ground);
  } finally {
    await ground.end();
  }
}

/** Polls until a value is truthy, and returns it. @throws Error after `limitMs` */
export async function waitUntil<T>(
  what: string,
  read: () => T | Promise<T>,
  limitMs = 60_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (performance.now() > end) throw new Error(`not within ${limitMs / 1000} s: ${what}`);
    await delay(50);
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** @throws Error if a process has ended */
export function expectAlive(child: ChildProcess, what: string, output = ''): void {
  if (hasEnded(child)) throw new Error(`${what} ended with ${child.exitCode ?? child.signalCode} ${output}`);
}

/** Sends a signal to a process, and returns its exit code once it has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  return ((await ended) as [number | null])[0];
}

export const secondsSince = (startMs: number): string => ((performance.now() - startMs) / 1000).toFixed(1);

/** Returns all live processes whose working folder is `folder` or inside it: npm, its shell, node and PostgreSQL. */
export function processesIn(folder: string): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).flatMap((pid) => {
    const at = workingFolder(pid)?.replace(/ \(deleted\)$/, '');
    const command = at === folder || at?.startsWith(`${folder}/`) ? commandOf(pid) : null;
    return command ? [{ pid, command }] : [];
  });
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? readFolderAsOwner(pid) : null;
  }
}

// In a container, root often may not inspect the process of another account, but that account itself may.
function readFolderAsOwner(pid: number): string | null {
  const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
  if (!owner || !isRoot) return null;
  const { uid, gid } = owner;
  return spawnSync('readlink', [`/proc/${pid}/cwd`], { uid, gid, encoding: 'utf8' }).stdout?.trim() || null;
}

// The command of a zombie is empty, and a zombie counts as exited.
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
  } catch {
    return null;
  }
}

/** Waits until no process works in `folder`. @throws Error that names the remaining processes */
export async function waitUntilEmpty(folder: string): Promise<void> {
  let left: Process[] = [];
  const isEmpty = () => (left = processesIn(folder)).length === 0;
  await waitUntil('no process is left', isEmpty, 20_000).catch(() => {
    throw new Error(`left behind: ${left.map(({ pid, command }) => `${pid} ${command}`).join('; ')}`);
  });
}

/** Kills all processes at the same time, as in a crash. */
export function killAll(processes: readonly { pid: number }[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
