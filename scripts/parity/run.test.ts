import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/environment.ts';
import { fromPlaywright, fromVitest, type RunTest } from './reports.ts';
import { readRequirements } from './requirements.ts';
import { judgeFirebaseRun, judgeRun } from './run.ts';
import type { Tag } from './tags.ts';

const rowsOf = (...rows: string[]) =>
  readRequirements(
    ['## 1. Booking', '', '| # | Original | Lives in | Ours |', '| --- | --- | --- | --- |', ...rows].join(
      '\n',
    ),
    (path) => path === 'src/a.tsx',
  );
const [booking, guards, popup] = [
  '| 1.1 | Book Now | `src/a.tsx` | same |',
  '| 1.2 | Guards | `src/a.tsx` | same |',
  '| 1.3 | Popup | `src/a.tsx` | same |',
];
const tags: Tag[] = [
  { file: 'e2e/a.spec.ts', name: 'a booking', number: '1.1' },
  { file: 'src/b.test.ts', name: 'GET /a', number: '1.2' },
  { file: 'src/b.test.ts', name: '… is refused', number: '1.2' },
];
const ran: RunTest[] = [
  { file: 'e2e/a.spec.ts', titles: ['a booking'], numbers: ['1.1'], passed: true },
  { file: 'e2e/a.spec.ts', titles: ['another'], numbers: [], passed: false },
  { file: 'src/b.test.ts', titles: ['GET /a', 'Buyer'], numbers: ['1.2'], passed: true },
  { file: 'src/b.test.ts', titles: ['GET /a', 'admin'], numbers: ['1.2'], passed: true },
  { file: 'src/b.test.ts', titles: ['a stranger is refused'], numbers: ['1.2'], passed: true },
];
const failing = (title: string) =>
  ran.map((each) => ({ ...each, passed: each.passed && !each.titles.includes(title) }));

function judge(rows = rowsOf(booking, guards), tests = ran, asked = tags) {
  const said: string[] = [];
  const count = judgeRun({ rows, tags: asked }, tests, (line) => void said.push(line));
  return { count, said };
}

test('requirements hold when every test that is tagged with them ran and passed', () => {
  expect(judge()).toEqual({ count: { passed: 2, failed: 0 }, said: [] });
});

test('one whose test failed does not hold, and says which', () => {
  expect(judge(rowsOf(booking, guards), failing('a booking'))).toEqual({
    count: { passed: 1, failed: 1 },
    said: ['docs/requirements.md:5 1.1 Book Now\n    did not pass: e2e/a.spec.ts › a booking'],
  });
});

test('a group stands for all of its tests, and what a loop fills in for any', () => {
  const group = judge(rowsOf(booking, guards), failing('admin'));
  expect(group.said).toEqual([
    expect.stringMatching(/1\.2 Guards\n +did not pass: src\/b\.test\.ts › GET \/a$/),
  ]);
  const loop = judge(rowsOf(booking, guards), failing('a stranger is refused'));
  expect(loop.said).toEqual([expect.stringMatching(/did not pass: src\/b\.test\.ts › … is refused$/)]);
});

test('a tagged test that did not run is said, though another of the same requirement did', () => {
  const others = ran.filter(({ titles }) => titles[0] !== 'a stranger is refused');
  expect(judge(rowsOf(booking, guards), others)).toEqual({
    count: { passed: 1, failed: 1 },
    said: [expect.stringMatching(/did not run: src\/b\.test\.ts › … is refused$/)],
  });
});

test('a test of the same name in another file, or without the tag, is not the one', () => {
  for (const change of [{ file: 'e2e/b.spec.ts' }, { numbers: [] }]) {
    const others = [{ ...ran[0]!, ...change }, ...ran.slice(1)];
    const { said } = judge(rowsOf(booking, guards), others);
    expect(said[0]).toMatch(/1\.1 Book Now\n +did not run: e2e\/a\.spec\.ts › a booking$/);
  }
});

test('a requirement that passed in one browser size and failed in another does not hold', () => {
  expect(judge(rowsOf(booking, guards), [...ran, { ...ran[0]!, passed: false }]).count).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a table that tests are made from names them by its key', () => {
  const keyed = [{ file: 'e2e/a.spec.ts', name: '/dashboard', number: '1.1' }];
  const made = [
    { file: 'e2e/a.spec.ts', titles: ['the page /dashboard is read'], numbers: ['1.1'], passed: true },
  ];
  expect(judge(rowsOf(booking), made, keyed).count).toEqual({ passed: 1, failed: 0 });
  const other = made.map((each) => ({ ...each, titles: ['the page /blogs is read'] }));
  expect(judge(rowsOf(booking), other, keyed).count).toEqual({ passed: 0, failed: 1 });
});

test('a number that a test put together while it was collected is a failure of its own', () => {
  const built = { file: 'src/b.test.ts', titles: ['a third'], numbers: ['1.1'], passed: true };
  expect(judge(rowsOf(booking, guards), [...ran, built, built])).toEqual({
    count: { passed: 2, failed: 1 },
    said: ['src/b.test.ts › a third\n    is tagged @1.1, which its file does not spell out'],
  });
});

test('a requirement without a test, or with a fault of its own, does not hold', () => {
  expect(judge(rowsOf(booking), [], []).said).toEqual([
    expect.stringMatching(/\n +no test is tagged @1\.1$/),
  ]);
  const { said } = judge(
    rowsOf('| 1.1 | Book Now | `src/b.tsx` | same |'),
    ran.slice(0, 1),
    tags.slice(0, 1),
  );
  expect(said).toEqual([expect.stringMatching(/\n +there is no src\/b\.tsx$/)]);
  expect(judge([], [], []).count).toEqual({ passed: 0, failed: 1 });
});

test('what is open is listed and never counted, and what is gone is neither', () => {
  const rows = rowsOf(
    booking,
    '| 1.2 | Later | `src/a.tsx` | open: no menu yet |',
    '| 1.3 | Once | — | gone: x |',
  );
  expect(judge(rows, ran.slice(0, 1), tags.slice(0, 1))).toEqual({
    count: { passed: 1, failed: 0 },
    said: ['docs/requirements.md:6 1.2 Later\n    open: no menu yet'],
  });
});

const popups: Tag[] = [
  { file: 'e2e/a.spec.ts', name: 'a booking', number: '1.3' },
  { file: 'e2e/firebase/b.spec.ts', name: 'a popup', number: '1.3' },
];
const popupRan = { file: 'e2e/a.spec.ts', titles: ['a booking'], numbers: ['1.3'], passed: true };
const ranThere = [{ ...popupRan, file: 'e2e/firebase/b.spec.ts', titles: ['a popup'] }];
// Not written as a tag: this file would have one.
const guarded = '1.2';
const quiet = () => undefined;
const withPopup = () => rowsOf(booking, guards, popup);

test('what only Firebase can prove is listed in the usual run, and never counted there as passed', () => {
  expect(judge(withPopup(), [...ran, popupRan], [...tags, ...popups])).toEqual({
    count: { passed: 2, failed: 0 },
    said: [expect.stringMatching(/1\.3 Popup\n +proven by npm run test:firebase$/)],
  });
});

test('what the usual run can show of it fails there', () => {
  const failed = { ...popupRan, passed: false };
  expect(judge(withPopup(), [...ran, failed], [...tags, ...popups]).count).toEqual({ passed: 2, failed: 1 });
});

test("the run with Firebase's emulator proves its own, and says nothing of others", () => {
  const asked = { rows: withPopup(), tags: [...tags, ...popups] };
  expect(judgeFirebaseRun(asked, ranThere, quiet)).toEqual({ passed: 1, failed: 0 });
  expect(judgeFirebaseRun(asked, [], quiet)).toEqual({ passed: 0, failed: 1 });
  expect(judgeFirebaseRun({ ...asked, tags }, ranThere, quiet)).toEqual({ passed: 0, failed: 1 });
});

test('the report of vitest: skipped tests did not pass, groups stand before their tests', () => {
  const tests = [
    { ancestorTitles: ['', 'GET /a'], title: 'Buyer', status: 'passed', tags: [`@${guarded}`, 'slow'] },
    { ancestorTitles: [''], title: 'later', status: 'skipped', tags: [] },
  ];
  const report = {
    testResults: [{ name: join(root, 'src/b.test.ts'), status: 'passed', assertionResults: tests }],
  };
  expect(fromVitest(report)).toEqual([
    { file: 'src/b.test.ts', titles: ['GET /a', 'Buyer'], numbers: ['1.2'], passed: true },
    { file: 'src/b.test.ts', titles: ['later'], numbers: [], passed: false },
  ]);
});

const spec = (title: string, own: string[], ...statuses: string[]) => ({
  title,
  file: 'a.spec.ts',
  tags: own,
  tests: statuses.map((status) => ({ status })),
});

test('the report of Playwright: every project counts, and a second try is no pass', () => {
  const group = { title: 'a phone', specs: [spec('a menu', ['phone', '1.2'], 'flaky')] };
  const specs = [spec('a booking', ['1.1'], 'expected', 'unexpected')];
  const report = {
    config: { rootDir: join(root, 'e2e') },
    suites: [{ title: 'a.spec.ts', specs, suites: [group] }],
  };
  const file = 'e2e/a.spec.ts';
  expect(fromPlaywright(report)).toEqual([
    { file, titles: ['a booking'], numbers: ['1.1'], passed: true },
    { file, titles: ['a booking'], numbers: ['1.1'], passed: false },
    { file, titles: ['a phone', 'a menu'], numbers: ['1.2'], passed: false },
  ]);
});
