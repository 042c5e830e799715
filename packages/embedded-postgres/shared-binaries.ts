import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { type Runner, commandFor, optionsFor } from './runner.ts';

/** The folder for copies. Only root can write there, so nobody else can place a forged copy. */
const SHARED_DIR = '/var/cache';

export function shareBinaries(installed: Binaries, runner: Runner, sharedDir = SHARED_DIR): Binaries {
  const complaint = tryOut(installed.dir, runner);
  if (complaint === null) return installed;
  const dir = join(
    sharedDir,
    `rangefinder-postgres-${installed.version}-${process.platform}-${process.arch}`,
  );
  if (runner.owner && copyTo(sharedDir, dir, installed) && tryOut(dir, runner) === null)
    return { ...installed, dir };
  throw new EmbeddedPostgresError(
    `The PostgreSQL in ${installed.dir} does not run (${complaint}); run npm ci, or set DATABASE_URL.`,
  );
}

function copyTo(sharedDir: string, dir: string, installed: Binaries): boolean {
  try {
    if (!isFaithful(installed.dir, dir)) putCopy(installed.dir, dir, sharedDir);
    return isTrusted(dir);
  } catch {
    // The folder for copies is read-only or full.
    return false;
  }
}

function tryOut(dir: string, runner: Runner): string | null {
  const [command, args] = commandFor(runner, join(dir, 'bin', 'postgres'), ['--version']);
  const tried = spawnSync(command, args, { ...optionsFor(runner, '/'), encoding: 'utf8' });
  if (tried.status === 0) return null;
  return tried.error?.message ?? tried.stderr.trim().split('\n')[0] ?? `exit ${tried.status}`;
}

function isTrusted(dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}

// Compares a copy with the original, because the copy can be incomplete after a power failure or a cleanup.
function isFaithful(from: string, dir: string): boolean {
  return isTrusted(dir) && measure(from) === measure(dir);
}

function measure(dir: string): string {
  const entries = readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted();
  return entries.map((name) => `${name} ${fileSize(join(dir, name))}`).join('\n');
}

function fileSize(path: string): number {
  const found = lstatSync(path);
  return found.isDirectory() ? 0 : found.size;
}

function putCopy(from: string, dir: string, sharedDir: string): void {
  const draft = mkdtempSync(join(sharedDir, '.rangefinder-postgres-'));
  try {
    cpSync(from, join(draft, 'new'), { recursive: true, verbatimSymlinks: true });
    openToAll(join(draft, 'new'));
    // The old copy is moved instead of overwritten, because another server may be running from it.
    if (isTrusted(dir)) renameSync(dir, join(draft, 'old'));
    renameSync(join(draft, 'new'), dir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Lets all accounts read and run the files, because npm with a umask of 077 makes them accessible only to their owner.
 * Only the owner can change them.
 */
export function openToAll(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
