import { existsSync } from 'node:fs';
import { access, chmod, constants, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFile, listFiles, manifest, manifestName, otherFiles } from './manifest.server.ts';
import { picturesName, secretName, type Manifest } from './manifest.server.ts';

/** Where the files of a backup wait, whole and checked, for its rows to be committed. */
const folderIn = (stateDir: string): string => join(stateDir, 'restoring');

export const isHalfRestored = (stateDir: string): boolean => existsSync(folderIn(stateDir));

/** @throws Error with one line while a restore of this state folder has not come to its end */
export function refuseHalfRestored(stateDir: string): void {
  if (isHalfRestored(stateDir))
    throw new Error(
      `A restore was interrupted: call the same one again, which finishes it, or remove ${folderIn(stateDir)}.`,
    );
}

/** @throws Error when there are pictures that the backup's would be mixed with, or they could not be put there */
export async function refusePictures(stateDir: string): Promise<void> {
  const pictures = join(stateDir, picturesName);
  // Also a link that leads nowhere.
  if (!(await lstat(pictures).catch(() => null))) return;
  const there = await readdir(pictures)
    .then((names) => access(pictures, constants.W_OK).then(() => names))
    .catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${pictures} is no folder that pictures can be put into: ${error.code}`, {
        cause: error,
      });
    });
  if (there.length > 0)
    throw new Error(`${stateDir} has pictures already: restore into an empty state folder`);
}

/**
 * Copies the files of a backup beside their places, and compares each; the manifest comes last.
 * @throws Error that names each that is damaged; where `withoutDamaged`, pictures among them are left out instead
 */
export async function stage(
  stateDir: string,
  folder: string,
  known: Manifest,
  { withSecret, withoutDamaged }: { withSecret: boolean; withoutDamaged: boolean },
): Promise<void> {
  const damaged: string[] = [];
  const to = folderIn(stateDir);
  await removeStaged(stateDir);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of otherFiles(known)) {
    if (path === secretName && !withSecret) continue;
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await checkFile(to, known, path).catch(async (error: Error) => {
      if (!isPicture(path)) throw error;
      damaged.push(error.message);
      await rm(join(to, path), { force: true });
    });
  }
  if (damaged.length > 0 && !withoutDamaged)
    throw new Error([...damaged, 'All else can be restored without them: add --yes.'].join('\n'));
  if (existsSync(join(to, secretName))) await chmod(join(to, secretName), 0o600);
  await copyFile(join(folder, manifestName), join(to, manifestName));
}

const isPicture = (path: string): boolean => path.startsWith(`${picturesName}/`);

/** The pictures that a restore has left out. */
export function listLeftOut(stateDir: string, known: Manifest): string[] {
  return otherFiles(known).filter((path) => isPicture(path) && !existsSync(join(stateDir, path)));
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
  if (existsSync(join(from, secretName))) await rename(join(from, secretName), join(stateDir, secretName));
  for (const name of await listFiles(join(from, picturesName))) {
    const to = join(stateDir, picturesName, name);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await move(join(from, picturesName, name), to);
  }
  await removeStaged(stateDir);
}

/** Pictures may be on a disk of their own. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
