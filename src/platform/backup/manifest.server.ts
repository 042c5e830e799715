import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. It is written last: a folder without it is no backup. */
export const manifest = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
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

/** @throws Error when the folder holds no whole backup, or one of its files is not what it was. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no whole backup: it has no ${manifestName}`);
  const known = manifest.parse(JSON.parse(text));
  for (const [path, hash] of Object.entries(known.files))
    if ((await hashFile(join(folder, path)).catch(() => '')) !== hash)
      throw new Error(`${path} of the backup is not what it was when it was made`);
  return known;
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
