import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  opendirSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve, join } from 'node:path';
import { explainFault, hasCode, EmbeddedPostgresError } from './errors.ts';
import { processStart } from './process-table.ts';

export async function acquireStateDir(stateDir: string): Promise<{ release(): void }> {
  const dir = resolve(stateDir);
  const path = join(dir, 'lock');
  const mine = `${process.pid} ${processStart(process.pid)} ${randomUUID()}\n`;
  try {
    makeStateDir(dir);
    for (let tries = 0; !place(path, mine); tries++) {
      const owner = liveOwner(read(path));
      if (owner !== null || tries > 50) {
        const processNote = owner === null ? '' : ` (process ${owner})`;
        throw new EmbeddedPostgresError(
          `Another Rangefinder${processNote} is using ${dir}; stop it or set STATE_DIR.`,
        );
      }
      setAsideStale(path);
    }
  } catch (error) {
    throw explainFault(error, dir);
  }
  return {
    release() {
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

// Uses link(2), which fails if the lock exists and never exposes an incomplete one.
function place(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Removes a stale lock, but puts back a lock that turns out to be in use: if two processes find the same stale lock,
// the slower process could otherwise remove the new lock of the faster one.
function setAsideStale(path: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (liveOwner(read(aside)) !== null) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process has taken the lock.
    }
  }
  rmSync(aside, { force: true });
}

// A pid can be reused after a crash or reboot, so the start time is compared, too.
function liveOwner(content: string | null): number | null {
  const [, pid, start] = /^(\d+) (.*) \S+\n$/.exec(content ?? '') ?? [];
  return pid && processStart(Number(pid)) === start ? Number(pid) : null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

export function makeStateDir(stateDir: string): void {
  const dir = resolve(stateDir);
  try {
    makeFolder(dir);
    opendirSync(dir).closeSync();
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFault(error, dir, 'Cannot store files');
  }
}

// Creates one folder at a time, because a recursive `mkdirSync` under /proc never returns.
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
