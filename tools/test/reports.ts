import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { passed: number; failed: number };
export type TestResult = { name: string; passed: boolean; message: string; durationMs: number };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; duration?: number }[];
  }[];
};
type Suite = {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: Suite[];
};
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/**
 * Reads all tests of a Vitest report. A skipped test counts as failed, and so does a file that failed outside its
 * tests.
 */
export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = path.replace(`${process.cwd()}/`, '');
    const tests = assertionResults.map((each) => ({
      name: `${file} › ${each.fullName}`,
      passed: each.status === 'passed',
      message: each.failureMessages[0] ?? each.status,
      durationMs: each.duration ?? 0,
    }));
    const isExplained = status === 'passed' || tests.some(({ passed }) => !passed);
    if (isExplained && tests.length > 0) return tests;
    return [...tests, { name: file, passed: false, message: message || 'has no tests', durationMs: 0 }];
  });
}

/**
 * Reads all tests of a Playwright report. A skipped test counts as failed, and so does one that passed at its second
 * try.
 */
export function readPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const readSuite = (suite: Suite): TestResult[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `e2e/${file}:${line} › ${title} (${projectName})`,
        passed: status === 'expected',
        message: results.find(({ error }) => error?.message)?.error?.message ?? status,
        durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap(readSuite),
  ];
  const broken = errors.map(({ message = '' }) => ({
    name: 'Playwright',
    passed: false,
    message,
    durationMs: 0,
  }));
  return [...suites.flatMap(readSuite), ...broken];
}

/**
 * Returns the results of a runner that exited with `code`. A crash counts as a failure, and so does a run without tests
 * unless that is allowed.
 */
export function readResults<T>(
  path: string,
  read: (report: T) => TestResult[],
  code: number | null,
  mayBeEmpty = false,
): TestResult[] {
  const failure = (message: string): TestResult => ({ name: path, passed: false, message, durationMs: 0 });
  try {
    const results = read(JSON.parse(readFileSync(path, 'utf8')) as T);
    if (results.length === 0 && !mayBeEmpty) return [failure('no test ran')];
    const isExplained = code === 0 || results.some(({ passed }) => !passed);
    return isExplained ? results : [...results, failure(`the test runner exited with ${code}`)];
  } catch {
    return [failure(`the test runner wrote no report and exited with ${code}`)];
  }
}

export function countResults(results: readonly TestResult[]): Count {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

/** The failed tests, each with the first lines of its message. */
export function listFailures(results: readonly TestResult[]): string[] {
  return results
    .filter(({ passed }) => !passed)
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, 6);
      return `${name}\n    ${lines.join('\n    ')}`;
    });
}

export function listSlowest(results: readonly TestResult[], count: number): string[] {
  return results
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
