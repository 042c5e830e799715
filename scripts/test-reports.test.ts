import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  countPlaywright,
  countVitest,
  listPlaywright,
  listVitest,
  readCount,
  readFailures,
} from './test-reports.ts';

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

const named = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'deal.spec.ts',
  line: 3,
  tests: [{ status, results: message ? [{}, { error: { message } }] : [{}] }],
});

test('what failed is named with its file and the first lines of why', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [named('adds', 'passed')] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [named('adds', 'passed'), named('divides', 'failed', '1\n2\n3\n4\n5\n6\n7')],
    },
    { name: 'c.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
  ];
  const path = report(JSON.stringify({ testResults }));
  expect(readFailures(path, listVitest)).toEqual([
    'b.test.ts › divides\n    1\n    2\n    3\n    4\n    5\n    6',
    'c.test.ts\n    does not load',
  ]);
  expect(readFailures('/nowhere', listVitest)).toEqual([]);
});

test('a journey that failed is named, however deep its suite', () => {
  const suites = [
    {
      specs: [spec('books', 'expected')],
      suites: [{ specs: [spec('cancels', 'unexpected', 'no button'), spec('waits', 'skipped')] }],
    },
  ];
  expect(listPlaywright({ suites })).toEqual([
    'deal.spec.ts:3 › cancels\n    no button',
    'deal.spec.ts:3 › waits\n    skipped',
  ]);
});
