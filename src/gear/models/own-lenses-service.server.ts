import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'own-lenses';

/** Returns the names of the files with lenses that lensfun lacks, relative to `reference`. */
export function ownLensFiles(root: string): string[] {
  return readdirSync(join(root, 'reference', folder))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
