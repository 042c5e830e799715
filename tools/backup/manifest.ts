import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '#src/platform/errors.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { WrongPassphrase, type Cipher } from './encryption.ts';
import { forbiddenTo } from './fault.ts';
import { collect, hashStored, readStored, storedName } from './stored-files.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
  format: z.literal(2),
  made: z.iso.datetime(),
  version: z.string(),
  /** The commit of the shop that made the backup. Older backups do not have it. */
  commit: z.string().nullable().default(null),
  database: z.enum(['embedded', 'external']),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.number().int().min(0), sha256 }),
  ),
  /** Hashes of the files' unencrypted content, by their path in the folder. */
  files: z.record(z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/), sha256),
});
export type Manifest = z.output<typeof manifest>;

export type Backup = { folder: string; cipher: Cipher | null; known: Manifest };

export const manifestName = 'manifest.json';
export const databaseName = 'database.ndjson.gz';
export const secretName = 'auth-secret';
export const imagesName = 'images';
export const draftSuffix = '.part';
/** Names sort by time; only folders with such a name are ever pruned. */
const backupName = /^rangefinder-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export const nameBackup = (made: Date): string =>
  `rangefinder-${made.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export async function openBackup(folder: string, cipher: Cipher | null): Promise<Backup> {
  const backup = await readManifest(folder, cipher);
  await checkFile(backup, databaseName);
  return backup;
}

/** Opens a backup without checking its rows. @throws Error when the folder holds no complete backup */
export async function readManifest(folder: string, cipher: Cipher | null): Promise<Backup> {
  const isEncrypted = existsSync(join(folder, storedName(manifestName, cipher ?? 'any')));
  if (isEncrypted && !cipher)
    throw new Error(`${folder} is encrypted: set BACKUP_PASSPHRASE_FILE to the file with its passphrase`);
  const used = isEncrypted ? cipher : null;
  const known = parseManifest(await readText(folder, used));
  if (!known) throw new Error(`${manifestName} of the backup is damaged or was written by another version`);
  return { folder, cipher: used, known };
}

async function readText(folder: string, cipher: Cipher | null): Promise<string> {
  try {
    return (await collect(readStored(folder, manifestName, cipher))).toString();
  } catch (error) {
    if (error instanceof WrongPassphrase) throw error;
    const code = errorCode(error);
    if (code === 'EACCES') throw new Error(`${folder} ${forbiddenTo(folder, 'chown -R')}`, { cause: error });
    if (code)
      throw new Error(`${folder} does not contain a complete backup: ${manifestName} is missing`, {
        cause: error,
      });
    throw new Error(`${manifestName} of the backup is damaged`, { cause: error });
  }
}

export async function checkFile({ folder, cipher, known }: Backup, path: string): Promise<void> {
  const found = await hashStored(folder, path, cipher).catch((error: unknown) => {
    if (error instanceof WrongPassphrase) throw error;
    return null;
  });
  if (found === null || found !== known.files[path])
    throw new Error(`${path} of the backup has changed since the backup was made`);
}

export function otherFiles({ files }: Manifest): string[] {
  return Object.keys(files).filter((path) => path !== databaseName);
}

export const isImage = (path: string): boolean => path.startsWith(`${imagesName}/`);

/** The names of the complete backups in a folder, encrypted or not, newest first. */
export async function listBackups(parent: string): Promise<string[]> {
  const names = await unlessMissing(readdir(parent), []);
  return sortBackups(names).filter((name) =>
    [null, 'any' as const].some((how) => existsSync(join(parent, name, storedName(manifestName, how)))),
  );
}

export const isBackupName = (name: string): boolean => backupName.test(name);

export function sortBackups(names: string[]): string[] {
  return names.filter(isBackupName).toSorted().toReversed();
}

export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
