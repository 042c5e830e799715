import { randomUUID } from 'node:crypto';
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
const retentionMs = 30 * 24 * 3600_000;

/** The folder of the assets of this release and earlier ones. */
export function storedAssets(stateDir: string): string {
  return join(stateDir, 'assets');
}

const isUncompressed = (path: string): boolean => !/\.(br|gz)$/.test(path);

/**
 * Copies the assets of this build for pages that stay open after the next release. Deletes the assets of builds that
 * have not been started for 30 days.
 */
export function storeAssets(root: string, stateDir: string): void {
  const from = join(root, 'build/client/assets');
  const to = storedAssets(stateDir);
  const now = new Date();
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from).filter(isUncompressed)) {
    const path = join(to, name);
    if (!existsSync(path)) {
      // The file appears only once it is complete, because other processes may send or copy it at the same time.
      const draft = join(to, `.${randomUUID()}`);
      copyFileSync(join(from, name), draft);
      renameSync(draft, path);
    }
    utimesSync(path, now, now);
  }
  for (const name of readdirSync(to)) {
    const path = join(to, name);
    // Another process may have deleted the file.
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > retentionMs) rmSync(path, { force: true });
  }
}
