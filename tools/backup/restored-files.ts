import { existsSync } from 'node:fs';
import { access, constants, lstat, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { markerIn } from '#src/platform/backup/interrupted.server.ts';
import { errorMessage } from '#src/platform/errors.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { WrongPassphrase } from './encryption.ts';
import {
  checkFile,
  isImage,
  otherFiles,
  imagesName,
  parseManifest,
  secretName,
  type Backup,
  type Manifest,
} from './manifest.ts';
import { openNew, readStored } from './stored-files.ts';

export async function refuseImages(stateDir: string): Promise<void> {
  const images = join(stateDir, imagesName);
  // Unlike `existsSync`, `lstat` also finds a dangling link.
  if (!(await unlessMissing(lstat(images), null))) return;
  const there = await readdir(images)
    .then((names) => access(images, constants.W_OK).then(() => names))
    .catch((error: NodeJS.ErrnoException) => {
      throw new Error(`photos cannot be written to ${images}: ${error.code}`, {
        cause: error,
      });
    });
  if (there.length > 0) throw new Error(`${stateDir} already has photos; restore into an empty state folder`);
}

const imagesOf = (known: Manifest): string[] => otherFiles(known).filter(isImage);

/** Copies the photos. @throws Error that lists all damaged photos, unless `withoutDamaged` skips them */
export async function placeImages(stateDir: string, backup: Backup, withoutDamaged: boolean): Promise<void> {
  const { folder, cipher, known } = backup;
  if (known.files[secretName]) await checkFile(backup, secretName);
  const damaged: string[] = [];
  for (const path of imagesOf(known)) {
    try {
      await checkFile(backup, path);
    } catch (error) {
      if (error instanceof WrongPassphrase) throw error;
      damaged.push(errorMessage(error));
      continue;
    }
    await pipeline(readStored(folder, path, cipher), await openNew(join(stateDir, path)));
  }
  if (damaged.length > 0 && !withoutDamaged)
    throw new Error([...damaged, 'To restore everything else without them, add --yes.'].join('\n'));
}

export async function removeImages(stateDir: string, known: Manifest): Promise<void> {
  const folders = new Set<string>();
  for (const path of imagesOf(known)) {
    await rm(join(stateDir, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of [...folders].toSorted().toReversed())
    // A folder that is a link or contains other files cannot be removed, and is left in place.
    await rmdir(join(stateDir, folder)).catch(() => undefined);
}

export function listNotRestored(stateDir: string, known: Manifest): string[] {
  return imagesOf(known).filter((path) => !existsSync(join(stateDir, path)));
}

export async function placeSecret(stateDir: string, { folder, cipher, known }: Backup): Promise<void> {
  if (!known.files[secretName]) return;
  const draft = join(stateDir, `${secretName}.new`);
  await writeFile(draft, readStored(folder, secretName, cipher), { mode: 0o600, flush: true });
  await rename(draft, join(stateDir, secretName));
}

export async function readInterrupted(stateDir: string): Promise<Manifest | null> {
  return parseManifest(await unlessMissing(readFile(markerIn(stateDir), 'utf8'), ''));
}

export async function markInterrupted(stateDir: string, known: Manifest): Promise<void> {
  const draft = `${markerIn(stateDir)}.new`;
  await writeFile(draft, JSON.stringify(known), { mode: 0o600, flush: true });
  await rename(draft, markerIn(stateDir));
}

export async function unmark(stateDir: string): Promise<void> {
  await rm(markerIn(stateDir), { force: true });
}
