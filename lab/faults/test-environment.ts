import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killAll, processesIn } from '#lab/installations/processes.ts';

/** A case throws when what it proves does not hold; what it says is printed as it goes. */
export type FaultCase = {
  letter: string;
  name: string;
  /** Whose versions are printed, beside Node's. */
  programs: readonly string[];
  run(ground: Ground): Promise<void>;
};

type Started = { env?: Record<string, string>; cwd?: string; asPostgres?: boolean };

export const isRoot = process.getuid?.() === 0;

/** A number of the account that PostgreSQL and Patroni run as, since they refuse root's rights. */
function postgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** Where one case works: a folder, and what was started, all of which `end()` takes away. */
export class Ground {
  readonly folder = mkdtempSync(join(tmpdir(), 'rangefinder-faults-'));
  readonly say: (line: string) => void;
  readonly #started = new Set<ChildProcess>();
  readonly #endings: (() => unknown)[] = [];

  constructor(say: (line: string) => void) {
    this.say = say;
    // PostgreSQL's account must come through.
    chmodSync(this.folder, 0o755);
  }

  /** A new folder that PostgreSQL's account owns. */
  postgresFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    this.giveToPostgres(folder);
    return folder;
  }

  /** Asked for when it is needed: not every machine has a PostgreSQL of its own. */
  get #account(): { uid: number; gid: number } | null {
    return isRoot ? { uid: postgresId('-u'), gid: postgresId('-g') } : null;
  }

  giveToPostgres(path: string): void {
    const account = this.#account;
    if (account) chownSync(path, account.uid, account.gid);
  }

  /** Runs a program to its end. @throws Error with what it said when it fails */
  run(program: string, args: string[], { env, cwd, asPostgres }: Started = {}): string {
    return execFileSync(program, args, {
      ...(asPostgres && this.#account),
      cwd: cwd ?? this.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
  }

  /** Starts a program that stays; what it says goes to `<log>.log`. */
  start(log: string, program: string, args: string[], { env, cwd, asPostgres }: Started = {}): ChildProcess {
    const file = openSync(join(this.folder, `${log}.log`), 'a');
    const child = spawn(program, args, {
      ...(asPostgres && this.#account),
      cwd: cwd ?? this.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', file, file],
      // Out of reach of a terminal's Ctrl-C: the test ends what it started.
      detached: true,
    });
    this.#started.add(child);
    child.once('error', () => this.#started.delete(child));
    child.once('exit', () => this.#started.delete(child));
    return child;
  }

  /** What is undone at the end, the newest first. */
  onEnd(undo: () => unknown): void {
    this.#endings.push(undo);
  }

  /** @param keep leaves the folder, and says where it is */
  async end(keep = false): Promise<void> {
    for (const child of this.#started) child.kill('SIGKILL');
    killAll(processesIn(this.folder));
    for (const undo of this.#endings.toReversed()) await undo();
    if (keep) this.say(`kept: ${this.folder}`);
    else rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Asks until something holds, and answers it. @throws Error when it does not within `limitMs` */
export async function waitUntil<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs = 60_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer != null) return answer;
    if (performance.now() > end) throw new Error(`not within ${limitMs / 1000} s: ${what}`);
    await delay(50);
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a process as a crash would, and waits until it is gone. */
export async function crash(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
