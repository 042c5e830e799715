import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a release says of itself, in the file `RELEASE` of its folder. */
export type Release = {
  version: string;
  /** Of the sources; null where they were in no repository, with `+` where something had been changed. */
  commit: string | null;
  made: string;
  node: string;
  newestMigration: string;
};

export const releaseFile = 'RELEASE';

/** The release that a folder is; null where it is a checkout. */
export function readRelease(root: string): Release | null {
  try {
    return JSON.parse(readFileSync(join(root, releaseFile), 'utf8')) as Release;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
