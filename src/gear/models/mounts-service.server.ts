import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rememberByKey } from '#src/platform/async.server.ts';
import { MountNames } from './mounts.ts';
import { listOf, rowsOf } from './tables-service.server.ts';

const namesOf = rememberByKey(async (root): Promise<MountNames> => {
  const read = async (name: string): Promise<string> => readFile(join(root, 'reference', name), 'utf8');
  const [mounts, makers] = await Promise.all([read('mounts.tsv'), read('fit/makers.tsv')]);
  return new MountNames(
    rowsOf(mounts).map(({ mount = '', aliases, takes }) => ({
      name: mount,
      aliases: listOf(aliases, '; '),
      takes: listOf(takes),
    })),
    rowsOf(makers).map(({ maker = '' }) => maker),
  );
});

/** The mounts of `reference/mounts.tsv`. */
export { namesOf as mountNames };
export type { MountNames };

/** Returns the canonical name of a mount for any spelling: `Canon EF` for 'EF mount'. */
export async function mountNamed(root: string, text: string, kind?: string): Promise<string | undefined> {
  return (await namesOf(root)).named(text, kind);
}
