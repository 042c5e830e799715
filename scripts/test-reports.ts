import { readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

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
