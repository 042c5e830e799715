import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';
import { readTests, type RunTest } from './parity-reports.ts';
import type { Count } from './test-reports.ts';

/** A test as the table names it: a file, and a test or a group of tests in it. */
export type NamedTest = { file: string; name: string };
/** A row of a table in docs/parity.md: something of the original, where it lives here, and what proves it. */
export type Row = {
  line: number;
  what: string;
  places: string[];
  tests: NamedTest[];
  /** What is missing, where it is not built yet. */
  open: string | null;
  faults: string[];
};

const header = /^\| *Original *\| *Lives in *\| *Test *\| *Ours *\|$/;
const verdict = /^(same|changed: \S.*|open: \S.*)$/;

/** The rows of every table that begins with `| Original | Lives in | Test | Ours |`. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let inTable = false;
  markdown.split('\n').forEach((text, index) => {
    if (header.test(text)) inTable = true;
    else if (!text.startsWith('|')) inTable = false;
    else if (inTable && !/^\|[ -]*-[ |-]*$/.test(text)) rows.push(readRow(text, index + 1));
  });
  return rows;
}

function readRow(text: string, line: number): Row {
  const cells = text
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  const [what = '', where = '', proof = '', ours = ''] = cells;
  const faults: string[] = [];
  if (cells.length !== 4) faults.push(`has ${cells.length} cells, not 4`);
  if (!verdict.test(ours)) faults.push(`says neither "same" nor "changed: why"`);
  const open = ours.startsWith('open: ') ? ours.slice('open: '.length) : null;
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  if (places.length === 0) faults.push('says of no file that it lives there');
  const tests = proof.split('<br>').flatMap((part) => readTest(part.trim()) ?? []);
  const named = tests.length === proof.split('<br>').length;
  // What is not there yet has no test to name.
  if (!named && open === null) faults.push('names no test');
  return { line, what, places, tests, open, faults };
}

function readTest(text: string): NamedTest | null {
  const [, file, name] = /^`([^`]+)` › (.+)$/.exec(text) ?? [];
  return file && name ? { file, name } : null;
}

/** Why a row does not hold; nothing when it does. */
export function faultsOf(row: Row, ran: readonly RunTest[], exists: (path: string) => boolean): string[] {
  const lost = row.places.filter((path) => !exists(path)).map((path) => `there is no ${path}`);
  const unproven = row.tests.flatMap(({ file, name }) => {
    const runs = ran.filter(
      (test) => test.file === file && (test.name === name || test.name.startsWith(`${name} › `)),
    );
    if (runs.length === 0) return [`did not run: ${file} › ${name}`];
    return runs.every(({ passed }) => passed) ? [] : [`did not pass: ${file} › ${name}`];
  });
  return [...row.faults, ...lost, ...unproven];
}

/** Holds docs/parity.md against the reports of one run of all tests; says which rows do not hold, and which are open. */
export function checkParity(reports: { unit: string; e2e: string }, say: (line: string) => void): Count {
  const rows = readRows(readFileSync(join(root, 'docs/parity.md'), 'utf8'));
  const ran = readTests(reports);
  const built = rows.filter(({ open }) => open === null);
  const broken = built
    .map((row) => ({ row, faults: faultsOf(row, ran, isThere) }))
    .filter(({ faults }) => faults.length > 0);
  for (const { line, what, open } of rows)
    if (open !== null) say(`docs/parity.md:${line} ${what}\n    open: ${open}`);
  for (const { row, faults } of broken)
    say(`docs/parity.md:${row.line} ${row.what}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
  // A document without rows proves nothing.
  return { passed: built.length - broken.length, failed: built.length === 0 ? 1 : broken.length };
}

function isThere(path: string): boolean {
  return existsSync(join(root, path));
}

if (import.meta.main) {
  const [unit = '', e2e = ''] = process.argv.slice(2);
  const { passed, failed } = checkParity({ unit, e2e }, console.log);
  console.log(`${passed} rows hold, ${failed} do not`);
  process.exitCode = failed === 0 ? 0 : 1;
}
