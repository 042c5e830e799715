import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { readSync, fstatSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

const LOG_LIMIT = 5_000_000;

export type Home = { root: string; data: string; passwordFile: string; log: string };

export function locateHome(stateDir: string): Home {
  const root = join(resolve(stateDir), 'postgres');
  return { root, data: join(root, 'data'), passwordFile: join(root, 'password'), log: join(root, 'log') };
}

export function prepareHome(home: Home): string {
  mkdirSync(home.root, { recursive: true, mode: 0o700 });
  if (existsSync(home.passwordFile)) return readPassword(home);
  if (existsSync(home.data)) {
    throw new EmbeddedPostgresError(`${home.passwordFile} is missing: restore it, or remove ${home.data}.`);
  }
  const draft = `${home.passwordFile}.new`;
  const password = randomBytes(32).toString('base64url');
  writeFileSync(draft, password, { mode: 0o600, flush: true });
  renameSync(draft, home.passwordFile);
  syncFolder(home.root);
  return password;
}

export function readPassword(home: Home): string {
  return readFileSync(home.passwordFile, 'utf8').trim();
}

function readPidFile(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

export function readPid(dataDir: string): number | null {
  const pid = Number(readPidFile(dataDir)[0]);
  return pid > 0 ? pid : null;
}

/**
 * Returns whether the pid file says that the server accepts connections. Attempts to connect before that would fill its
 * log.
 */
export function isReportedReady(dataDir: string, pid: number): boolean {
  const lines = readPidFile(dataDir);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

export function openLog(home: Home): { fd: number; tail(): string; close(): void } {
  const fd = openSync(home.log, 'a+', 0o600);
  if (fstatSync(fd).size > LOG_LIMIT) truncateSync(home.log);
  const from = fstatSync(fd).size;
  const tail = () => {
    const buffer = Buffer.alloc(64_000);
    return buffer.toString('utf8', 0, readSync(fd, buffer, 0, buffer.length, from));
  };
  return { fd, tail, close: () => closeSync(fd) };
}

/** Returns the last log lines about the server itself, which never quote queries. */
export function readLogTail(home: Home, count = 4): string[] {
  try {
    const lines = readFileSync(home.log, 'utf8').slice(-64_000).split('\n');
    return lines
      .flatMap((line) => /\b(?:LOG|WARNING|FATAL(?!.* connection)|PANIC): .*/.exec(line)?.[0] ?? [])
      .slice(-count);
  } catch {
    return [];
  }
}

/** Makes a rename in `dir` durable. */
export function syncFolder(dir: string): void {
  const fd = openSync(dir, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
