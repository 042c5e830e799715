import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Longer than anyone leaves a page open. */
const keptMs = 30 * 24 * 3600_000;

/** Where the assets are that releases have left. */
export function leftAssets(stateDir: string): string {
  return join(stateDir, 'assets');
}

/**
 * Leaves the assets of this build for the releases that serve after it: a page that was opened from it asks for more of
 * them. Those of builds that have not been started for 30 days go.
 */
export function leaveAssets(root: string, stateDir: string): void {
  const from = join(root, 'build/client/assets');
  const to = leftAssets(stateDir);
  const now = Date.now();
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    // Who still asks for an old one takes it as it is.
    if (/\.(br|gz)$/.test(name)) continue;
    const path = join(to, name);
    if (!existsSync(path)) {
      const draft = join(to, `.${process.pid}-${name}`);
      copyFileSync(join(from, name), draft);
      renameSync(draft, path);
    }
    utimesSync(path, now / 1000, now / 1000);
  }
  for (const name of readdirSync(to)) {
    const path = join(to, name);
    // Another process may have taken it away.
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && now - found.mtimeMs > keptMs) rmSync(path, { force: true });
  }
}
