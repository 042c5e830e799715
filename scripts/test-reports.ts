import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { passed: number; failed: number };

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };
type NamedVitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};
type Suite = {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};
type NamedPlaywrightReport = { suites: Suite[] };

/** What did not pass has failed: a skipped test shows nothing, and a file that did not load holds no tests. */
export function countVitest({ testResults }: VitestReport): Count {
  const statuses = testResults.flatMap((file) =>
    file.assertionResults.length > 0 ? file.assertionResults : [file],
  );
  const passed = statuses.filter(({ status }) => status === 'passed').length;
  const failed = statuses.length - passed;
  // A hook that failed after its tests passed shows on the file alone.
  const brokenFiles = testResults
    .filter(
      (file) => file.status !== 'passed' && file.assertionResults.every(({ status }) => status === 'passed'),
    )
    .filter((file) => file.assertionResults.length > 0).length;
  return { passed, failed: failed + brokenFiles };
}

/** A flaky test, passed at a second try, counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/** The count of a runner that ended with `code`; one that crashed, or ran nothing, is a failure. */
export function readCount<T>(path: string, count: (report: T) => Count, code: number | null): Count {
  let counted: Count = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(path, 'utf8')) as T);
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return broken ? { ...counted, failed: 1 } : counted;
}

const inShort = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n    ');

/** What failed in Vitest's report, each as its file, its name and the first lines of why. */
export function listVitest({ testResults }: NamedVitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status !== 'passed')
      .map((each) => `${name} › ${each.fullName}\n    ${inShort(each.failureMessages[0] ?? each.status)}`);
    return tests.length === 0 && status !== 'passed' ? [`${name}\n    ${inShort(message)}`] : tests;
  });
}

/** The same of Playwright's report; a flaky or skipped journey is one that failed. */
export function listPlaywright({ suites }: NamedPlaywrightReport): string[] {
  const listSuite = (suite: Suite): string[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => {
          const message = results.find(({ error }) => error?.message)?.error?.message ?? status;
          return `${file}:${line} › ${title}\n    ${inShort(message)}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(listSuite),
  ];
  return suites.flatMap(listSuite);
}

/** What failed by the report at `path`; nothing where a runner left none, which the count says. */
export function readFailures<T>(path: string, list: (report: T) => string[]): string[] {
  try {
    return list(JSON.parse(readFileSync(path, 'utf8')) as T);
  } catch {
    return [];
  }
}
