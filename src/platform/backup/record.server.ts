import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '#src/platform/ids.server.ts';

const record = z.object({
  made: z
    .object({
      at: z.iso.datetime(),
      seconds: z.number(),
      bytes: z.number(),
      folder: z.string().optional(),
      verified: z.iso.datetime().optional(),
    })
    .optional(),
  failed: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
});
export type BackupRecord = z.output<typeof record>;

const pathIn = (stateDir: string): string => join(stateDir, 'backup.json');

export async function readRecord(stateDir: string): Promise<BackupRecord> {
  try {
    return record.parse(JSON.parse(await readFile(pathIn(stateDir), 'utf8')));
  } catch {
    return {};
  }
}

export async function writeRecord(stateDir: string, known: BackupRecord): Promise<void> {
  const path = pathIn(stateDir);
  const draft = `${path}.${newId()}`;
  await writeFile(draft, `${JSON.stringify(known)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
