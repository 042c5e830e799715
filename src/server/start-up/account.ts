import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * Makes root act, from here on, as the account that owns the state folder: whatever is written there by hand can be
 * read by the shop that runs as this account.
 */
export function actAsOwnerOf(stateDir: string): void {
  if (process.getuid?.() !== 0) return;
  const found = statSync(stateDir, { throwIfNoEntry: false });
  if (!found || found.uid === 0) return;
  const { uid } = found;
  // The folder's group may be another: `chown` without a group leaves root's.
  const { status, stdout } = spawnSync('id', ['-g', String(uid)], { encoding: 'utf8' });
  const gid = status === 0 ? Number(stdout) : found.gid;
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
