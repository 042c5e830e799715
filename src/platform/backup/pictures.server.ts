import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile, listFiles, picturesName, type Manifest } from './manifest.server.ts';

export type Earlier = { folder: string; known: Manifest } | undefined;

/**
 * Puts the local pictures into a backup: what an earlier one beside it has already becomes a second name of the same
 * file, since a picture's name stands for what is in it. Gives their hashes, and how many were copied.
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
    if (earlier && known && (await linkAsBefore(join(stateDir, path), join(earlier.folder, path), to))) {
      files[path] = known;
      continue;
    }
    // One that the shop has removed since is named by no row any more.
    if (!(await copyIfThere(join(stateDir, path), to))) continue;
    files[path] = await hashFile(to);
    copied++;
  }
  return { files, copied };
}

async function linkAsBefore(current: string, before: string, to: string): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([stat(current), stat(before)]);
    if (now.size !== then.size) return false;
    await link(before, to);
    return true;
  } catch {
    // This file system has no second names, or not so many of one file.
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
