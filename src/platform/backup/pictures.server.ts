import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile, listFiles, picturesName, type Manifest } from './manifest.server.ts';

type Earlier = { folder: string; known: Manifest } | undefined;

/**
 * Puts the local pictures into a backup: what an earlier one beside it has already, and as it was, becomes a second name
 * of the same file, since a picture's name stands for what is in it. Gives their hashes, and how many were copied.
 */
export async function keepPictures(
  stateDir: string,
  folder: string,
  earlier: Earlier,
): Promise<{ files: Manifest['files']; copied: number }> {
  const files: Manifest['files'] = {};
  let copied = 0;
  for (const name of await listFiles(join(stateDir, picturesName))) {
    const path = join(picturesName, name);
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const known = earlier?.known.files[path];
    const before = earlier && known && { path: join(earlier.folder, path), sha256: known };
    if (before && (await linkAsBefore(join(stateDir, path), before, to))) {
      files[path] = before.sha256;
      continue;
    }
    // One that the shop has removed since is named by no row any more.
    if (!(await copyIfThere(join(stateDir, path), to))) continue;
    files[path] = await hashFile(to);
    copied++;
  }
  return { files, copied };
}

async function linkAsBefore(
  current: string,
  before: { path: string; sha256: string },
  to: string,
): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([stat(current), stat(before.path)]);
    if (now.size !== then.size) return false;
    // One that was damaged since would be damaged in every later backup.
    if ((await hashFile(before.path)) !== before.sha256) return false;
    await link(before.path, to);
    return true;
  } catch {
    // It is gone or cannot be read, or this file system has no second names, or not so many of one file.
    return false;
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}
