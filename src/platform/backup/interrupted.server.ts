import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of the file that marks an unfinished restore and contains the backup's manifest. The file exists
 * from before the first change until the restore has finished.
 */
export const markerIn = (stateDir: string): string => join(stateDir, 'restoring.json');

export const isPartlyRestored = (stateDir: string): boolean => existsSync(markerIn(stateDir));

export function refusePartlyRestored(stateDir: string): void {
  if (isPartlyRestored(stateDir))
    throw new Error(
      `A restore into ${stateDir} was interrupted. Run the same restore again to finish it, or remove ${markerIn(stateDir)}.`,
    );
}
