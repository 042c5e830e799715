import { spawnSync, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';

/** Returns the code of an error from the operating system, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Waits until a child has ended, aborted or not; returns its exit code, or null when a signal ended it. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // An aborted child process emits an AbortError before it ends.
      if (error.name !== 'AbortError') reject(error);
    });
    child.once('close', resolve);
  });
}

/** Lets root act as the owner of the state folder, so that the shop can read what a command writes there. */
export function actAsOwnerOf(stateDir: string): void {
  const { getuid, setgroups, setgid, setuid } = process;
  if (getuid?.() !== 0 || !setgroups || !setgid || !setuid) return;
  const found = statSync(stateDir, { throwIfNoEntry: false });
  if (!found || found.uid === 0) return;
  const { uid } = found;
  // The folder's group may still be root's, because `chown` without a group does not change it.
  const { status, stdout } = spawnSync('id', ['-g', String(uid)], { encoding: 'utf8' });
  const gid = status === 0 ? Number(stdout) : found.gid;
  setgroups([gid]);
  setgid(gid);
  setuid(uid);
}
