import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.ts';
import { faultsOf, judgeFirebaseRows, judgeRows, readRows } from './parity.ts';
import { fromPlaywright, fromVitest } from './parity-reports.ts';

const table = (...rows: string[]) =>
  ['# Parity', '', '| Original | Lives in | Test | Ours |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
const booking = '| Book Now | `src/a.tsx` | `e2e/a.spec.ts` › a booking | same |';
const ran = [
  { file: 'e2e/a.spec.ts', name: 'a booking', passed: true },
  { file: 'e2e/a.spec.ts', name: 'a refusal', passed: true },
  { file: 'src/b.test.ts', name: 'GET /a › Buyer', passed: true },
  { file: 'src/b.test.ts', name: 'GET /a › admin', passed: true },
];
const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'a.spec.ts',
  tests: statuses.map((status) => ({ status })),
});
const isThere = (path: string): boolean => path === 'src/a.tsx';
const faultsIn = (row: string, tests = ran, exists = isThere) =>
  readRows(table(row)).map((each) => faultsOf(each, tests, exists));

test('a row whose test ran and passed holds', () => {
  expect(faultsIn(booking)).toEqual([[]]);
});

test('every row of every table is read, with its line, and no other table', () => {
  const other = '| Name | Meaning |\n| --- | --- |\n| a | b |\n';
  const rows = readRows(`${table(booking)}\n${other}\n${table(booking, booking)}`);
  expect(rows.map(({ line }) => line)).toEqual([5, 15, 16]);
});

test('a row of several tests holds when all of them passed', () => {
  const row = '| Booking | `src/a.tsx` | `e2e/a.spec.ts` › a booking<br>`e2e/a.spec.ts` › a refusal | same |';
  expect(faultsIn(row)).toEqual([[]]);
  const failed = ran.map((one) => ({ ...one, passed: one.name !== 'a refusal' }));
  expect(faultsIn(row, failed)).toEqual([['did not pass: e2e/a.spec.ts › a refusal']]);
});

test('a group stands for all of its tests', () => {
  const row = '| Guards | `src/a.tsx` | `src/b.test.ts` › GET /a | same |';
  expect(faultsIn(row)).toEqual([[]]);
  const failed = ran.map((one) => ({ ...one, passed: !one.name.endsWith('admin') }));
  expect(faultsIn(row, failed)).toEqual([['did not pass: src/b.test.ts › GET /a']]);
});

test('a test that was renamed, is missing or is in another file did not run', () => {
  for (const [file, name] of [
    ['e2e/a.spec.ts', 'a booking that was renamed'],
    ['e2e/a.spec.ts', 'a book'],
    ['e2e/b.spec.ts', 'a booking'],
  ]) {
    const row = `| Book Now | \`src/a.tsx\` | \`${file}\` › ${name} | same |`;
    expect(faultsIn(row)).toEqual([[`did not run: ${file} › ${name}`]]);
  }
  expect(faultsIn(booking, [])).toEqual([['did not run: e2e/a.spec.ts › a booking']]);
});

test('a row that passed in one project and failed in another does not hold', () => {
  const phone = { file: 'e2e/a.spec.ts', name: 'a booking', passed: false };
  expect(faultsIn(booking, [...ran, phone])).toEqual([['did not pass: e2e/a.spec.ts › a booking']]);
});

test('a row without a test, a file, a verdict or all of its cells does not hold', () => {
  expect(faultsIn('| a | `src/a.tsx` | — | same |')).toEqual([['names no test']]);
  expect(faultsIn('| a | `src/a.tsx` | `e2e/a.spec.ts` › a booking<br>soon | same |')).toEqual([
    ['names no test'],
  ]);
  expect(faultsIn('| a | the router | `e2e/a.spec.ts` › a booking | same |')).toEqual([
    ['says of no file that it lives there'],
  ]);
  expect(faultsIn('| a | `src/a.tsx` | `e2e/a.spec.ts` › a booking | changed: |')).toEqual([
    ['says neither "same" nor "changed: why"'],
  ]);
  expect(faultsIn('| a | `src/a.tsx` | `e2e/a.spec.ts` › a booking |')).toEqual([
    ['has 3 cells, not 4', 'says neither "same" nor "changed: why"'],
  ]);
});

test('a row that is open says what is missing, and needs no test', () => {
  const [row] = readRows(table('| a | `src/a.tsx` | — | open: no popup yet |'));
  expect(row).toMatchObject({ open: 'no popup yet', faults: [] });
});

test('a row about a file that is gone does not hold', () => {
  expect(faultsIn(booking, ran, () => false)).toEqual([['there is no src/a.tsx']]);
});

const popup =
  '| Popup | `src/a.tsx` | `e2e/a.spec.ts` › a booking<br>`e2e/firebase/b.spec.ts` › a popup | same |';
const ranThere = [{ file: 'e2e/firebase/b.spec.ts', name: 'a popup', passed: true }];
const quiet = () => undefined;

test('a row that only Firebase can prove is listed in the usual run, and never counted there as passed', () => {
  const said: string[] = [];
  const rows = readRows(table(booking, popup));
  expect(judgeRows(rows, ran, isThere, (line) => void said.push(line))).toEqual({ passed: 1, failed: 0 });
  expect(said).toEqual([expect.stringMatching(/Popup\n +proven by npm run test:firebase$/)]);
});

test('what the usual run can show of such a row fails there', () => {
  const failed = ran.map((one) => ({ ...one, passed: one.name !== 'a booking' }));
  expect(judgeRows(readRows(table(popup)), failed, isThere, quiet)).toEqual({ passed: 0, failed: 1 });
});

test("the run with Firebase's emulator proves its own rows, and says nothing of others", () => {
  const rows = readRows(table(booking, popup, '| b | `src/a.tsx` | — | open: later |'));
  expect(judgeFirebaseRows(rows, ranThere, isThere, quiet)).toEqual({ passed: 1, failed: 0 });
  expect(judgeFirebaseRows(rows, [], isThere, quiet)).toEqual({ passed: 0, failed: 1 });
  expect(judgeFirebaseRows(readRows(table(booking)), ranThere, isThere, quiet)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('the report of vitest: skipped tests did not pass, groups stand before their tests', () => {
  const tests = [
    { ancestorTitles: ['GET /a'], title: 'Buyer', status: 'passed' },
    { ancestorTitles: [], title: 'later', status: 'skipped' },
  ];
  const report = {
    testResults: [{ name: join(root, 'src/b.test.ts'), status: 'passed', assertionResults: tests }],
  };
  expect(fromVitest(report)).toEqual([
    { file: 'src/b.test.ts', name: 'GET /a › Buyer', passed: true },
    { file: 'src/b.test.ts', name: 'later', passed: false },
  ]);
});

test('the report of Playwright: every project counts, and a second try is no pass', () => {
  const group = { title: 'a phone', specs: [spec('a menu', 'flaky')] };
  const report = {
    config: { rootDir: join(root, 'e2e') },
    suites: [{ title: 'a.spec.ts', specs: [spec('a booking', 'expected', 'unexpected')], suites: [group] }],
  };
  expect(fromPlaywright(report)).toEqual([
    { file: 'e2e/a.spec.ts', name: 'a booking', passed: true },
    { file: 'e2e/a.spec.ts', name: 'a booking', passed: false },
    { file: 'e2e/a.spec.ts', name: 'a phone › a menu', passed: false },
  ]);
});
