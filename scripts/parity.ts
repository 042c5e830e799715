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
  return judgeRows(readDocument(), readTests(reports), isThere, say);
}

/** Holds the rows that only Firebase's emulator can prove against the report of its journeys. */
export function checkFirebaseParity(report: string, say: (line: string) => void): Count {
  return judgeFirebaseRows(readDocument(), readTests({ unit: '', e2e: report }), isThere, say);
}

type Exists = (path: string) => boolean;
type Say = (line: string) => void;

/**
 * Of a row that `npm run test:firebase` proves, what this run could have shown can fail, but nothing passes. A
 * document without rows proves nothing.
 */
export function judgeRows(rows: Row[], ran: readonly RunTest[], exists: Exists, say: Say): Count {
  for (const { line, what, open } of rows)
    if (open !== null) say(`docs/parity.md:${line} ${what}\n    open: ${open}`);
  const built = rows.filter(({ open }) => open === null);
  const here = built.filter(({ tests }) => !tests.some(isFirebases));
  const elsewhere = built.filter(({ tests }) => tests.some(isFirebases));
  for (const { line, what } of elsewhere)
    say(`docs/parity.md:${line} ${what}\n    proven by npm run test:firebase`);
  const rest = elsewhere.map((row) => ({ ...row, tests: row.tests.filter((test) => !isFirebases(test)) }));
  const broken = countBroken([...here, ...rest], ran, exists, say);
  const brokenHere = countBroken(here, ran, exists, () => undefined);
  return { passed: here.length - brokenHere, failed: built.length === 0 ? 1 : broken };
}

/** What `npm run test:firebase` shows of the rows that name its journeys. */
export function judgeFirebaseRows(rows: Row[], ran: readonly RunTest[], exists: Exists, say: Say): Count {
  const own = rows
    .filter(({ open, tests }) => open === null && tests.some(isFirebases))
    .map((row) => ({ ...row, tests: row.tests.filter(isFirebases) }));
  const broken = countBroken(own, ran, exists, say);
  return { passed: own.length - broken, failed: own.length === 0 ? 1 : broken };
}

/** Whether a test runs with Firebase's emulator alone. */
function isFirebases({ file }: NamedTest): boolean {
  return file.startsWith('e2e/firebase/');
}

function countBroken(rows: Row[], ran: readonly RunTest[], exists: Exists, say: Say): number {
  const broken = rows
    .map((row) => ({ row, faults: faultsOf(row, ran, exists) }))
    .filter(({ faults }) => faults.length > 0);
  for (const { row, faults } of broken)
    say(`docs/parity.md:${row.line} ${row.what}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
  return broken.length;
}

function readDocument(): Row[] {
  return readRows(readFileSync(join(root, 'docs/parity.md'), 'utf8'));
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
