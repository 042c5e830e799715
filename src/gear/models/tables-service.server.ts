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
