import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { parseManifest, type Manifest } from './manifest.server.ts';

/**
 * Returns the path of the file that marks an unfinished restore and contains the backup's manifest. The file exists
 * from before the first change until the restore has finished.
 */
const markerIn = (stateDir: string): string => join(stateDir, 'restoring.json');

export const isPartlyRestored = (stateDir: string): boolean => existsSync(markerIn(stateDir));

export function refusePartlyRestored(stateDir: string): void {
  if (isPartlyRestored(stateDir))
    throw new Error(
      `A restore into ${stateDir} was interrupted. Run the same restore again to finish it, or remove ${markerIn(stateDir)}.`,
    );
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
