import { spawnSync } from 'node:child_process';
import { type BigIntStats, readFileSync, readdirSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './errors.ts';

/** Returns a process's start time, which is meaningful only in comparisons, or null if it has exited or is a zombie. */
export function processStart(pid: number): string | null {
  const stat = readStat(pid);
  return stat && !'ZX'.includes(stat.state) ? stat.start : null;
}

/** Returns whether `pid` is a PostgreSQL process in `dir`, and not a different process that reuses the pid. */
export function worksIn(pid: number, dir: string): boolean {
  const wanted = statSync(dir, { bigint: true, throwIfNoEntry: false });
  return wanted !== undefined && isAtWork(pid, wanted);
}

/** Returns all PostgreSQL processes in `dir`, because backends can outlive a killed postmaster. */
export function findWorkersIn(dir: string): number[] {
  const wanted = statSync(dir, { bigint: true, throwIfNoEntry: false });
  if (!wanted) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isAtWork(pid, wanted));
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function isAtWork(pid: number, dir: BigIntStats): boolean {
  const stat = readStat(pid);
  if (!stat || 'ZX'.includes(stat.state) || !['postgres', 'initdb'].includes(stat.name)) return false;
  try {
    const cwd = statSync(`/proc/${pid}/cwd`, { bigint: true });
    return cwd.dev === dir.dev && cwd.ino === dir.ino;
  } catch (error) {
    return hasCode(error, 'EACCES') && readFolderAsOwner(pid) === `${dir.dev}:${dir.ino}`;
  }
}

// Without CAP_SYS_PTRACE, which containers often lack, only the process's own account may follow this link.
function readFolderAsOwner(pid: number): string | undefined {
  const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
  if (!owner || process.getuid?.() !== 0) return undefined;
  const args = ['-L', '-c', '%d:%i', `/proc/${pid}/cwd`];
  return spawnSync('stat', args, { uid: owner.uid, gid: owner.gid, encoding: 'utf8' }).stdout?.trim();
}

function readStat(pid: number): { name: string; state: string; start: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain parentheses, so the last one closes it.
    const end = line.lastIndexOf(')');
    const rest = line.slice(end + 2).split(' ');
    return { name: line.slice(line.indexOf('(') + 1, end), state: rest[0] ?? 'X', start: rest[19] ?? '' };
  } catch {
    return null;
  }
}

export async function waitUntil(holds: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const deadline = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}
