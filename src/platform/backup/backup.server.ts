import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { dump } from './dump.server.ts';
import { databaseName, draftSuffix, findBackups, hashFile } from './manifest.server.ts';
import { manifestName, secretName, type Manifest } from './manifest.server.ts';
import { keepPictures } from './pictures.server.ts';

/** What is backed up, and where to; `authSecret` is the setting, which a restored shop needs as it does its rows. */
type BackupOrder = {
  connection: pg.ClientConfig;
  database: Manifest['database'];
  build: { version: string; commit: string | null };
  stateDir: string;
  authSecret?: string | undefined;
  folder: string;
};

export type MadeBackup = { known: Manifest; pictures: number; copied: number; bytes: number };

/**
 * Writes the database, as it is at one moment, and then the pictures into a new folder, while the shop may run. The
 * folder has its name when it is whole, not before. @throws Error when there is such a folder
 */
export async function backUp(order: BackupOrder): Promise<MadeBackup> {
  const { connection, database, build, stateDir, folder } = order;
  if (await stat(folder).catch(() => null)) throw new Error(`${folder} is there already`);
  const draft = folder + draftSuffix;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const [earlier] = await findBackups(dirname(folder));
    const rows = await dump(connection, join(draft, databaseName));
    const files: Manifest['files'] = { [databaseName]: await hashFile(join(draft, databaseName)) };
    const secret = order.authSecret ?? (await readFile(join(stateDir, secretName), 'utf8').catch(() => null));
    if (secret !== null) {
      await writeFile(join(draft, secretName), secret, { mode: 0o600 });
      files[secretName] = await hashFile(join(draft, secretName));
    }
    // After the database: every picture that it names is there by then.
    const pictures = await keepPictures(stateDir, draft, earlier);
    const known: Manifest = {
      format: 2,
      made: new Date().toISOString(),
      version: build.version,
      commit: build.commit,
      database,
      ...rows,
      files: { ...files, ...pictures.files },
    };
    await writeFile(join(draft, manifestName), `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, folder);
    const bytes = await weigh(folder, Object.keys(known.files));
    return { known, pictures: Object.keys(pictures.files).length, copied: pictures.copied, bytes };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function weigh(folder: string, paths: string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += (await stat(join(folder, path))).size;
  return bytes;
}

const dayMs = 86_400_000;

/** Removes all but the newest backups of a folder, and what was left half done a day ago; gives how many it removed. */
export async function prune(parent: string, keep: number): Promise<number> {
  const old = (await findBackups(parent)).slice(keep);
  for (const { folder } of old) await rm(folder, { recursive: true });
  for (const name of (await readdir(parent)).filter((each) => each.endsWith(draftSuffix))) {
    const draft = join(parent, name);
    if (Date.now() - (await stat(draft)).mtimeMs > dayMs) await rm(draft, { recursive: true });
  }
  return old.length;
}
