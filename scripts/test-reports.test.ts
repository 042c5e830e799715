import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest, readCount } from './test-reports.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

function report(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'report.json'), content);
  return join(folder, 'report.json');
}

test('a skipped test, a file that does not load and a failed hook count as failures', () => {
  const testResults = [
    file('passed', 'passed', 'skipped'),
    file('failed'),
    file('failed', 'passed'),
    file('failed', 'failed', 'passed'),
  ];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 4 });
});

test('a journey that passed at a second try counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
});

test('a runner that left no report has failed', () => {
  expect(readCount('/nowhere', countVitest, 0)).toEqual({ passed: 0, failed: 1 });
  expect(readCount(report('{"testRes'), countVitest, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ended badly has failed, however many tests passed before', () => {
  const path = report(JSON.stringify({ testResults: [file('passed', 'passed')] }));
  expect(readCount(path, countVitest, 0)).toEqual({ passed: 1, failed: 0 });
  expect(readCount(path, countVitest, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a runner that ran no test has failed', () => {
  expect(readCount(report('{"testResults":[]}'), countVitest, 0)).toEqual({ passed: 0, failed: 1 });
});
