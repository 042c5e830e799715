import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. */
export const manifest = z.object({
  format: z.literal(2),
  made: z.iso.datetime(),
  /** Of the shop that made it. */
  version: z.string(),
  /** Of that shop, where it is known; older backups do not name it. */
  commit: z.string().nullable().default(null),
  /** Which kind of database it was: of the shop's own state folder, or of DATABASE_URL. */
  database: z.enum(['embedded', 'external']),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.number().int().min(0), sha256 }),
  ),
  /** By their path in the folder. */
  files: z.record(z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/), sha256),
});
export type Manifest = z.output<typeof manifest>;

export const manifestName = 'manifest.json';
export const databaseName = 'database.ndjson.gz';
export const secretName = 'auth-secret';
/** The folder of local pictures, in the state folder as in a backup. */
export const picturesName = 'images';

/** @throws Error when the folder holds no whole backup of this format, or its rows are not what they were. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      throw new Error(`${folder} cannot be read by this account`, { cause: error });
    throw new Error(`${folder} holds no whole backup: it has no ${manifestName}`, { cause: error });
  });
  let known: Manifest;
  try {
    known = manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${manifestName} of the backup is damaged, or of another version`, { cause: error });
  }
  await checkFile(folder, known, databaseName);
  return known;
}

/** @throws Error when a file in this folder is not what the manifest says of it. */
export async function checkFile(folder: string, { files }: Manifest, path: string): Promise<void> {
  if (files[path] === undefined || (await hashFile(join(folder, path)).catch(() => '')) !== files[path])
    throw new Error(`${path} of the backup is not what it was when it was made`);
}

/** Those of its files that are not the database. */
export function otherFiles({ files }: Manifest): string[] {
  return Object.keys(files).filter((path) => path !== databaseName);
}

/** The whole backups that stand beside each other in a folder, the newest first. */
export async function findBackups(parent: string): Promise<{ folder: string; known: Manifest }[]> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.endsWith(draftSuffix))
      .map(async ({ name }) => {
        const folder = join(parent, name);
        const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '{}');
        const read = manifest.safeParse(parseJson(text));
        return read.success ? [{ folder, known: read.data }] : [];
      }),
  );
  return found.flat().toSorted((a, b) => b.known.made.localeCompare(a.known.made));
}

/** A folder of this name is not a whole backup yet. */
export const draftSuffix = '.part';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The files below a folder, by their path in it; none where there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
