import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, link, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { dayMs } from '#src/platform/shared/dates.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { dump } from './dump.ts';
import { type Cipher, plainSize } from './encryption.ts';
import {
  databaseName,
  draftSuffix,
  listBackups,
  manifestName,
  readManifest,
  isBackupName,
  secretName,
  type Backup,
  type Manifest,
  imagesName,
} from './manifest.ts';
import { hashStored, storedName, writeStored, listFiles } from './stored-files.ts';

type BackupOrder = {
  connection: pg.ClientConfig;
  database: Manifest['database'];
  build: { version: string; commit: string | null };
  stateDir: string;
  authSecret?: string | undefined;
  folder: string;
  cipher: Cipher | null;
};

export type MadeBackup = Backup & { images: number; copied: number; bytes: number };

/** Creates a backup, even while the shop is running. The folder gets its final name once the backup is complete. */
export async function backUp(order: BackupOrder): Promise<MadeBackup> {
  const { connection, database, build, stateDir, folder, cipher } = order;
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  const draft = folder + draftSuffix;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const earlier = await findEarlier(dirname(folder), cipher);
    const rows = await dump(connection, (content) => writeStored(draft, databaseName, cipher, content));
    const files: Manifest['files'] = { [databaseName]: await hashStored(draft, databaseName, cipher) };
    const secret =
      order.authSecret ?? (await unlessMissing(readFile(join(stateDir, secretName), 'utf8'), null));
    if (secret !== null) {
      await writeStored(draft, secretName, cipher, [Buffer.from(secret)]);
      files[secretName] = await hashStored(draft, secretName, cipher);
    }
    // Photos are copied after the rows, so that every photo in these rows has already been stored.
    const images = await storeImages(stateDir, draft, cipher, earlier);
    const made = new Date().toISOString();
    const all = { ...files, ...images.files };
    const { version, commit } = build;
    const known: Manifest = { format: 2, made, version, commit, database, ...rows, files: all };
    await writeStored(draft, manifestName, cipher, [Buffer.from(`${JSON.stringify(known, null, 2)}\n`)]);
    await rename(draft, folder);
    const backup = { folder, cipher, known };
    const bytes = await weigh(backup);
    return { ...backup, images: Object.keys(images.files).length, copied: images.copied, bytes };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Finds the newest backup whose photos the new one can share, because both have the same encryption key or none. */
async function findEarlier(parent: string, cipher: Cipher | null): Promise<Backup | undefined> {
  for (const name of await listBackups(parent)) {
    // A backup that is damaged or has a different passphrase is skipped.
    const backup = await readManifest(join(parent, name), cipher).catch(() => null);
    if (backup && backup.cipher === cipher) return backup;
  }
  return undefined;
}

async function weigh({ folder, cipher, known }: Backup): Promise<number> {
  let bytes = 0;
  for (const path of Object.keys(known.files))
    bytes += (await stat(join(folder, storedName(path, cipher)))).size;
  return bytes;
}

/**
 * Deletes all but the newest `keep` backups up to the one named `made`. Later names come from a wrong clock and are
 * kept.
 */
export async function prune(parent: string, keep: number, made: string): Promise<number> {
  const old = (await listBackups(parent)).filter((name) => name <= made).slice(keep);
  for (const name of old) await rm(join(parent, name), { recursive: true });
  for (const name of await readdir(parent)) {
    if (!isDraft(name)) continue;
    const draft = join(parent, name);
    if (Date.now() - (await stat(draft)).mtimeMs > dayMs) await rm(draft, { recursive: true });
  }
  return old.length;
}

const isDraft = (name: string): boolean =>
  name.endsWith(draftSuffix) && isBackupName(name.slice(0, -draftSuffix.length));

/**
 * Links photos that are intact in the earlier backup, since a photo's name identifies its content, and copies the
 * others.
 */
async function storeImages(
  stateDir: string,
  folder: string,
  cipher: Cipher | null,
  earlier: Backup | undefined,
): Promise<{ files: Manifest['files']; copied: number }> {
  const files: Manifest['files'] = {};
  let copied = 0;
  for (const name of await listFiles(join(stateDir, imagesName))) {
    const path = join(imagesName, name);
    const known = earlier && (await linkEarlier(join(stateDir, path), earlier, path, folder));
    if (known) {
      files[path] = known;
      continue;
    }
    // The shop may have removed the photo since it was listed. Then no row refers to it.
    const source = await open(join(stateDir, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!source) continue;
    await writeStored(folder, path, cipher, source.createReadStream());
    files[path] = await hashStored(folder, path, cipher);
    copied++;
  }
  return { files, copied };
}

/** Links a photo of the earlier backup and returns its hash, or returns undefined if the photo has to be copied. */
async function linkEarlier(
  current: string,
  earlier: Backup,
  path: string,
  folder: string,
): Promise<string | undefined> {
  const { cipher, known } = earlier;
  const sha256 = known.files[path];
  const name = storedName(path, cipher);
  const [from, to] = [join(earlier.folder, name), join(folder, name)];
  try {
    const [now, then] = await Promise.all([stat(current), stat(from)]);
    if (now.size !== (cipher ? plainSize(then.size) : then.size)) return undefined;
    // Linking a damaged photo would damage it in every later backup.
    if ((await hashStored(earlier.folder, path, cipher)) !== sha256) return undefined;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await link(from, to);
    return sha256;
  } catch {
    // The file is gone or damaged, or the file system allows no (more) hard links.
    return undefined;
  }
}
