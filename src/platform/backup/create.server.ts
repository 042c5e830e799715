import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { dump } from './dump.server.ts';
import type { Cipher } from './encryption.server.ts';
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
} from './manifest.server.ts';
import { keepPictures } from './photos.server.ts';
import { hashStored, storedName, writeStored } from './stored-files.server.ts';

type BackupOrder = {
  connection: pg.ClientConfig;
  database: Manifest['database'];
  build: { version: string; commit: string | null };
  stateDir: string;
  authSecret?: string | undefined;
  folder: string;
  cipher: Cipher | null;
};

export type MadeBackup = Backup & { pictures: number; copied: number; bytes: number };

/** Backs up while the shop may run. The folder gets its name only when it is complete. */
export async function backUp(order: BackupOrder): Promise<MadeBackup> {
  const { connection, database, build, stateDir, folder, cipher } = order;
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
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
    // After the database: every picture that it names is there by then.
    const pictures = await keepPictures(stateDir, draft, cipher, earlier);
    const made = new Date().toISOString();
    const all = { ...files, ...pictures.files };
    const { version, commit } = build;
    const known: Manifest = { format: 2, made, version, commit, database, ...rows, files: all };
    await writeStored(draft, manifestName, cipher, [Buffer.from(`${JSON.stringify(known, null, 2)}\n`)]);
    await rename(draft, folder);
    const backup = { folder, cipher, known };
    const bytes = await weigh(backup);
    return { ...backup, pictures: Object.keys(pictures.files).length, copied: pictures.copied, bytes };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The newest backup whose files a new one can share: both have the same key, or neither is encrypted. */
async function findEarlier(parent: string, cipher: Cipher | null): Promise<Backup | undefined> {
  for (const name of await listBackups(parent)) {
    // One that is damaged, or has another passphrase, cannot be shared.
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

const dayMs = 86_400_000;

/** `made` is the name of the newest backup; later ones, from a wrong clock, stay and do not count. */
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
