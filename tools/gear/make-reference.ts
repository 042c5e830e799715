import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownLensFiles, rowsOf } from '#src/gear/models/tables-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { readLensfun } from './lensfun-xml.ts';
import { toCameras, toLenses, type Model, readRenamed, withoutSuccessor } from './models.ts';

// Creates reference/*.tsv from a local copy of lensfun's `data/db`: npm run tool -- gear-reference FOLDER
const [, , folder] = process.argv;
if (!folder) throw new Error('Give the folder with a copy of lensfun’s data/db.');
const target = join(root, 'reference');

const names = (await readdir(folder)).filter((name) => name.endsWith('.xml')).toSorted();
const lensfun = readLensfun(
  await Promise.all(names.map((name) => readFile(join(folder, name), { encoding: 'utf8' }))),
);

const rowOf = ({ id, maker, name, mounts, cropFactor, alias }: Model): string =>
  [id, maker, name, mounts.join(', '), cropFactor ?? '', alias ?? ''].join('\t').trimEnd();

async function write(name: string, head: string, rows: string[]): Promise<void> {
  await writeFile(join(target, name), `${[head, ...rows].join('\n')}\n`);
  console.log(`${name}: ${rows.length}`);
}

const renamed = await readRenamed(target);
const models = {
  'cameras.tsv': toCameras(lensfun.cameras, renamed),
  'lenses.tsv': toLenses(lensfun.lenses, renamed),
};
const head = 'id\tmaker\tname\tmounts\tcrop\talias';
const rowsIn = async (tables: string[]) =>
  (await Promise.all(tables.map((name) => readFile(join(target, name), 'utf8')))).flatMap(rowsOf);
const idsIn = async (tables: string[]): Promise<string[]> => (await rowsIn(tables)).map(({ id = '' }) => id);

// Listings and kits refer to models by their ids, so a removed id needs a successor, or a row without one.
const now = Object.values(models).flat();
const lost = withoutSuccessor(
  await idsIn(Object.keys(models)),
  [...now.map(({ id }) => id), ...(await idsIn(ownLensFiles(root)))],
  renamed,
);
if (lost.length > 0)
  throw new Error(
    `reference/renamed.tsv does not list these removed ids, or maps them to unknown ones:\n${lost.join('\n')}`,
  );

const known = new Set((await rowsIn(['mounts.tsv'])).map(({ mount }) => mount));
const unknown = new Set(now.flatMap(({ mounts }) => mounts.filter((mount) => !known.has(mount))));
if (unknown.size > 0)
  throw new Error(
    `Add these mounts to reference/mounts.tsv, or their names to tools/gear/mounts.ts: ${[...unknown].join(', ')}`,
  );

for (const [name, all] of Object.entries(models)) await write(name, head, all.map(rowOf));
