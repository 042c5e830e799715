import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killAll, processesIn } from '#lab/installations/processes.ts';

/** A case fails by throwing an error. Its messages are printed immediately. */
export type FaultCase = {
  id: string;
  name: string;
  /** The Debian packages whose versions are printed. */
  programs: readonly string[];
  run(ground: Ground): Promise<void>;
};

type Started = { env?: Record<string, string>; cwd?: string; asPostgres?: boolean };

export const isRoot = process.getuid?.() === 0;

/** Returns the user or group id of the account that runs PostgreSQL and Patroni, which refuse to run as root. */
function postgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** The folder and the processes of a case, all of which `end()` removes. */
export class Ground {
  readonly folder = mkdtempSync(join(tmpdir(), 'rangefinder-faults-'));
  readonly log: (line: string) => void;
  readonly #started = new Set<ChildProcess>();
  readonly #endings: (() => unknown)[] = [];

  constructor(log: (line: string) => void) {
    this.log = log;
    // Readable for others, because PostgreSQL's account must be able to enter the folder.
    chmodSync(this.folder, 0o755);
  }

  /** Creates a folder that belongs to PostgreSQL's account. */
  postgresFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    this.giveToPostgres(folder);
    return folder;
  }

  /** Looked up only when needed, because not every machine has the account. */
  get #account(): { uid: number; gid: number } | null {
    return isRoot ? { uid: postgresId('-u'), gid: postgresId('-g') } : null;
  }

  giveToPostgres(path: string): void {
    const account = this.#account;
    if (account) chownSync(path, account.uid, account.gid);
  }

  /** Runs a program to its end. @throws Error with its output if it fails */
  run(program: string, args: string[], { env, cwd, asPostgres }: Started = {}): string {
    return execFileSync(program, args, {
      ...(asPostgres && this.#account),
      cwd: cwd ?? this.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  }

  /** Starts a program in the background, with its output in `<log>.log`. */
  start(log: string, program: string, args: string[], { env, cwd, asPostgres }: Started = {}): ChildProcess {
    const file = openSync(join(this.folder, `${log}.log`), 'a');
    const child = spawn(program, args, {
      ...(asPostgres && this.#account),
      cwd: cwd ?? this.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', file, file],
      // Detached, so that Ctrl-C in a terminal does not reach the program and the test can end it.
      detached: true,
    });
    this.#started.add(child);
    child.once('error', () => this.#started.delete(child));
    child.once('exit', () => this.#started.delete(child));
    return child;
  }

  /** Registers a cleanup function. Cleanup functions run in reverse order of registration. */
  onEnd(undo: () => unknown): void {
    this.#endings.push(undo);
  }

  /** @param keep whether to keep the folder and print its path */
  async end(keep = false): Promise<void> {
    for (const child of this.#started) child.kill('SIGKILL');
    killAll(processesIn(this.folder));
    for (const undo of this.#endings.toReversed()) await undo();
    if (keep) this.log(`kept: ${this.folder}`);
    else rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
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
    if (value !== false && value != null) return value;
    if (performance.now() > end) throw new Error(`not within ${limitMs / 1000} s: ${what}`);
    await delay(50);
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Kills a process, and waits until it is gone. */
export async function crash(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
