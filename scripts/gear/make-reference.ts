import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLensfun } from './lensfun-xml.ts';
import { toCameras, toLenses, type Model } from './models.ts';
import { takesOf } from './mounts.ts';

// Makes reference/*.tsv of lensfun's database, by default where Debian's liblensfun-data-v1 puts it:
//   npm run tool -- gear-reference [FOLDER]
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

const head = 'id\tmaker\tname\tmounts\tcrop\talias';
await write('cameras.tsv', head, toCameras(lensfun.cameras).map(rowOf));
await write('lenses.tsv', head, toLenses(lensfun.lenses).map(rowOf));
const takes = [...takesOf(lensfun.compat)].toSorted(([a], [b]) => (a < b ? -1 : 1));
await write(
  'mounts.tsv',
  'mount\ttakes',
  takes.map(([mount, lenses]) => `${mount}\t${lenses.join(', ')}`),
);
