import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ConfigError } from '#src/platform/config/config.server.ts';
import { readVersion } from '#src/platform/version.server.ts';
import { codeOf } from './system.ts';

/** The version and commit of the sources. The commit is null outside a repository and ends with `+` after changes. */
export type Build = { version: string; commit: string | null };

/** The file `RELEASE` in the folder of a release. */
export type Release = Build & {
  made: string;
  node: string;
  newestMigration: string;
};

export const releaseFile = 'RELEASE';

/** Returns the release in a folder, or null for a checkout. */
export function readRelease(root: string): Release | null {
  try {
    const release: Release = JSON.parse(readFileSync(join(root, releaseFile), 'utf8'));
    return release;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @throws ConfigError when the state folder is inside a release folder, which is removed after an update */
export function refuseOwnFolder(root: string, stateDir: string): void {
  if (readRelease(root) && isWithin(root, resolve(stateDir)))
    throw new ConfigError(
      `STATE_DIR: a release must not store data in its own folder; pass the settings of the shop with --env-file FILE, or set STATE_DIR to a folder outside of ${root}`,
    );
}

/** Reads the version and commit of a release or a checkout. */
export function readBuild(root: string): Build {
  const release = readRelease(root);
  if (release) return { version: release.version, commit: release.commit };
  return { version: readVersion(root), commit: readCommit(root) };
}

/** Runs git in this folder. @throws Error when it fails or is not installed */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function readCommit(root: string): string | null {
  try {
    // The folder may be inside another repository.
    if (realpathSync(git(root, 'rev-parse', '--show-toplevel')) !== realpathSync(root)) return null;
    return git(root, 'rev-parse', 'HEAD') + (git(root, 'status', '--porcelain') === '' ? '' : '+');
  } catch {
    return null;
  }
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`);
}
