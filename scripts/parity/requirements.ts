import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/environment.ts';

/** The page that requirements are written on. */
export const source = 'docs/requirements.md';

/** A row of a table there: something of the original, where it lives here, and what we changed. */
export type Requirement = {
  line: number;
  /** Its section and its own number there, as in '2.14'. */
  number: string;
  what: string;
  places: string[];
  /** Why it needs no test: it is not built yet, or no longer asked for. */
  open: string | null;
  gone: boolean;
  faults: string[];
};

const header = /^\| *# *\| *Original *\| *Lives in *\| *Ours *\|$/;
const verdict = /^(same|(changed|open|gone): \S.*)$/;

export function readSource(): string {
  return readFileSync(join(root, source), 'utf8');
}

const isThere = (path: string): boolean => existsSync(join(root, path));

/** What a row of a table has in its cells; null for any other line, and for the lines of a table's head. */
export function readCells(text: string): string[] | null {
  if (!text.startsWith('|') || header.test(text) || /^\|[ -]*-[ |-]*$/.test(text)) return null;
  return text
    .slice(1, text.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The rows of every table that begins with `| # | Original | Lives in | Ours |`, with what is wrong with each. */
export function readRequirements(markdown: string, exists = isThere): Requirement[] {
  const rows: Requirement[] = [];
  let section = '';
  let inTable = false;
  markdown.split('\n').forEach((text, index) => {
    section = /^## (\d+)\. /.exec(text)?.[1] ?? section;
    if (header.test(text)) inTable = true;
    else if (!text.startsWith('|')) inTable = false;
    const cells = inTable ? readCells(text) : null;
    if (cells) rows.push(readRow(cells, index + 1, section, exists));
  });
  return rows.map((row, index) => ({
    ...row,
    faults: [...row.faults, ...numberFaults(row.number, rows.slice(0, index), rows)],
  }));
}

function readRow(
  cells: string[],
  line: number,
  section: string,
  exists: (path: string) => boolean,
): Requirement {
  const [number = '', what = '', where = '', ours = ''] = cells;
  const gone = ours.startsWith('gone: ');
  const open = ours.startsWith('open: ') ? ours.slice('open: '.length) : null;
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const faults: string[] = [];
  if (cells.length !== 4) faults.push(`has ${cells.length} cells, not 4`);
  if (!/^\d+\.[1-9]\d*$/.test(number) || !number.startsWith(`${section}.`))
    faults.push(`has no number of section ${section}`);
  if (!verdict.test(ours)) faults.push('says neither "same" nor "changed", "open" or "gone" with a reason');
  if (places.length === 0 && !gone) faults.push('says of no file that it lives there');
  if (!gone) faults.push(...places.filter((path) => !exists(path)).map((path) => `there is no ${path}`));
  return { line, number, what, places, open, gone, faults };
}

/** A number that is missing was used, and would be used again. */
function numberFaults(number: string, before: Requirement[], all: Requirement[]): string[] {
  if (before.some((row) => row.number === number)) return ['has the number of another'];
  const [section = '', place = ''] = number.split('.');
  const isFirst = place === '1';
  return isFirst || all.some((row) => row.number === `${section}.${Number(place) - 1}`)
    ? []
    : [`follows no ${section}.${Number(place) - 1}: a row that is taken back stays, as "gone: why"`];
}
