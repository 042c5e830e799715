import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrations } from '#src/platform/db/migrate.server.ts';

/**
 * Compares a folder of migrations with its `checksums.txt`, which `sha256sum` wrote, and returns one line per
 * difference.
 */
export async function compareChecksums(folder: string): Promise<string[]> {
  const lines = (await readFile(join(folder, 'checksums.txt'), 'utf8')).trimEnd().split('\n');
  const landed = new Map(lines.map((line) => line.split('  ').toReversed() as [string, string]));
  const here = await readMigrations(folder);
  const errors = here.flatMap(({ name, checksum }) => {
    const was = landed.get(name);
    if (was === checksum) return [];
    if (was) return [`${name} was edited after it was merged; undo that and write a new migration`];
    return [`${name} has no checksum: (cd db/migrations && sha256sum ${name} >> checksums.txt)`];
  });
  const names = new Set(here.map(({ name }) => name));
  const gone = [...landed.keys()].filter((name) => !names.has(name));
  return [
    ...errors,
    ...gone.map((name) => `${name} was merged and is missing; restore it, because databases have run it`),
  ];
}
