import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countResults, readPlaywright, readResults, readVitest } from './reports.ts';

function write(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return join(folder, 'report.json');
}

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: '',
  assertionResults: tests.map((each) => ({ status: each, fullName: each, failureMessages: [] })),
});
const count = (report: unknown, code: number) => countResults(readResults(write(report), readVitest, code));

test('skipped tests, files that do not load and failed hooks count as failed', () => {
  const testResults = [
    file('passed', 'passed', 'skipped'),
    file('failed'),
    file('failed', 'passed'),
    file('failed', 'failed', 'passed'),
  ];
  expect(count({ testResults }, 1)).toEqual({ passed: 3, failed: 4 });
});

const spec = (status: string) => ({
  title: 'books',
  file: 'deal.spec.ts',
  line: 3,
  tests: [{ projectName: 'desktop', status, results: [] }],
});

test('a test that passes only at its second try counts as failed, however deeply its suite is nested', () => {
  const report = {
    errors: [{ message: 'no server' }],
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('flaky'), spec('skipped')] }] }],
  };
  expect(countResults(readPlaywright(report))).toEqual({ passed: 1, failed: 3 });
});

test('a run that crashes, exits with an error or runs no test counts as failed', () => {
  expect(countResults(readResults('/nowhere', readVitest, 0))).toEqual({ passed: 0, failed: 1 });
  const testResults = [file('passed', 'passed')];
  expect(count({ testResults }, 0)).toEqual({ passed: 1, failed: 0 });
  expect(count({ testResults }, 1)).toEqual({ passed: 1, failed: 1 });
  expect(count({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
});

const ofEmptyRun = (code: number) =>
  countResults(readResults(write({ testResults: [] }), readVitest, code, true));

test('a run of the changed tests may be empty, but a crash or an error still counts as failed', () => {
  expect(ofEmptyRun(0)).toEqual({ passed: 0, failed: 0 });
  expect(ofEmptyRun(1)).toEqual({ passed: 0, failed: 1 });
});
