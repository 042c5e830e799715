import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLensfun } from './lensfun-xml.ts';
import { toCameras, toLenses, type Model, readRenamed, withoutSuccessor } from './models.ts';

// Creates reference/*.tsv from lensfun's database, by default from Debian's package liblensfun-data-v1: npm run tool --
// gear-reference [FOLDER]
const folder = process.argv[2] ?? '/usr/share/lensfun/version_1';
const target = join(import.meta.dirname, '../../reference');

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

const models = { 'cameras.tsv': toCameras(lensfun.cameras), 'lenses.tsv': toLenses(lensfun.lenses) };
const head = 'id\tmaker\tname\tmounts\tcrop\talias';
const idsOf = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]!);

// A removed id needs a successor, because listings and kits refer to models by their ids.
const before = await Promise.all(
  Object.keys(models).map((name) => readFile(join(target, name), 'utf8').catch(() => '')),
);
const lost = withoutSuccessor(
  before.flatMap(idsOf),
  Object.values(models)
    .flat()
    .map(({ id }) => id),
  await readRenamed(target),
);
if (lost.length > 0)
  throw new Error(`reference/renamed.tsv has no new ids for these removed ids:\n${lost.join('\n')}`);

const known = new Set(idsOf(await readFile(join(target, 'mounts.tsv'), 'utf8')));
const unknown = new Set(
  Object.values(models).flatMap((all) =>
    all.flatMap(({ mounts }) => mounts.filter((mount) => !known.has(mount))),
  ),
);
if (unknown.size > 0)
  throw new Error(
    `Add these mounts to reference/mounts.tsv, or their names to tools/gear/mounts.ts: ${[...unknown].join(', ')}`,
  );

for (const [name, all] of Object.entries(models)) await write(name, head, all.map(rowOf));
