import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/** The cells of a row by the names of their columns. */
export type Row = Record<string, string>;

/** Reads a table of `reference`. Cells that are missing at the end of a row are empty. */
export function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

/** Reads a table with the schema of its rows. `name` is relative to `reference`. */
export async function readRows<Of>(root: string, name: string, row: z.ZodType<Of>): Promise<Of[]> {
  const text = await readFile(join(root, 'reference', name), 'utf8');
  return rowsOf(text).map((cells) => row.parse(cells));
}

/** Reads a cell that lists several values. */
export const listOf = (cell = '', separator = ', '): string[] => (cell ? cell.split(separator) : []);

const ownLenses = 'own-lenses';

/** Returns the names of the files with lenses that lensfun lacks, relative to `reference`. */
export function ownLensFiles(root: string): string[] {
  return readdirSync(join(root, 'reference', ownLenses))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => `${ownLenses}/${name}`);
}

export const modelFiles = (root: string): string[] => [
  'cameras.tsv',
  'own-cameras.tsv',
  'lenses.tsv',
  ...ownLensFiles(root),
];

/** `place` is the file and line of a row, such as `reference/belongings.tsv:12`. */
export type Placed<Of> = { row: Of; place: string };

export async function placedRows(root: string, files: readonly string[]): Promise<Placed<Row>[]> {
  const tables = files.map(async (file) => {
    const rows = rowsOf(await readFile(join(root, 'reference', file), 'utf8'));
    return rows.map((row, at) => ({ row, place: `reference/${file}:${at + 2}` }));
  });
  return (await Promise.all(tables)).flat();
}

/** Returns whether a cell lists an id, or a series that it belongs to: all ids that start as written before `*`. */
export const isListed = (listed: string, id: string): boolean =>
  listed.endsWith('*') ? id.startsWith(listed.slice(0, -1)) : id === listed;
