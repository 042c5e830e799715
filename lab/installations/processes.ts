import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export type Process = { pid: number; command: string };

/** Returns all live processes whose working folder is `folder` or inside it: npm, its shell, node and PostgreSQL. */
export function processesIn(folder: string): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).flatMap((pid) => {
    const at = workingFolder(pid)?.replace(/ \(deleted\)$/, '');
    const command = at === folder || at?.startsWith(`${folder}/`) ? commandOf(pid) : null;
    return command ? [{ pid, command }] : [];
  });
}

export function postgresIn(folder: string): Process[] {
  return processesIn(folder).filter(({ command }) => command.includes('postgres'));
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
  if (!owner || process.getuid?.() !== 0) return null;
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

/**
 * Waits until no process works in `folder`.
 * @throws Error that names the remaining processes after `limit` milliseconds
 */
export async function waitUntilEmpty(folder: string, limit = 20_000): Promise<void> {
  const deadline = performance.now() + limit;
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    if (performance.now() > deadline) {
      throw new Error(`left behind: ${left.map(({ pid, command }) => `${pid} ${command}`).join('; ')}`);
    }
    await delay(50);
  }
}

/** Kills all processes at the same time, as in a crash. */
export function killAll(processes: Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
