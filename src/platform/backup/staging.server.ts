import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFile, manifestName, otherFiles, picturesName, secretName } from './manifest.server.ts';
import { manifest, type Manifest } from './manifest.server.ts';

/** Where the files of a backup wait, whole and checked, for its rows to be committed. */
const folderIn = (stateDir: string): string => join(stateDir, 'restoring');

/** @throws Error with one line while a restore of this state folder has not come to its end */
export function refuseHalfRestored(stateDir: string): void {
  if (existsSync(folderIn(stateDir)))
    throw new Error(
      `A restore was interrupted: call the same one again, which finishes it, or remove ${folderIn(stateDir)}.`,
    );
}

/** @throws Error when there are pictures that the backup's would be mixed with */
export async function refusePictures(stateDir: string): Promise<void> {
  if ((await readdir(join(stateDir, picturesName)).catch(() => [])).length > 0)
    throw new Error(`${stateDir} has pictures already: restore into an empty state folder`);
}

/** Copies the files of a backup beside their places, and compares each; the manifest comes last. */
export async function stage(
  stateDir: string,
  folder: string,
  known: Manifest,
  withSecret: boolean,
): Promise<void> {
  const to = folderIn(stateDir);
  await removeStaged(stateDir);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of otherFiles(known)) {
    if (path === secretName && !withSecret) continue;
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await checkFile(to, known, path);
  }
  if (existsSync(join(to, secretName))) await chmod(join(to, secretName), 0o600);
  await copyFile(join(folder, manifestName), join(to, manifestName));
}

/** Forgets what was staged. */
export async function removeStaged(stateDir: string): Promise<void> {
  await rm(folderIn(stateDir), { recursive: true, force: true });
}

/** The backup whose files all wait there, if there is one. */
export async function readStaged(stateDir: string): Promise<Manifest | null> {
  const text = await readFile(join(folderIn(stateDir), manifestName), 'utf8').catch(() => null);
  return text === null ? null : manifest.parse(JSON.parse(text));
}

/** Puts what was staged into its places; what an interrupted call has put there already stays. */
export async function placeStaged(stateDir: string): Promise<void> {
  const from = folderIn(stateDir);
  if (existsSync(join(from, picturesName))) {
    await rmdir(join(stateDir, picturesName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(join(from, picturesName), join(stateDir, picturesName));
  }
  if (existsSync(join(from, secretName))) await rename(join(from, secretName), join(stateDir, secretName));
  await removeStaged(stateDir);
}
