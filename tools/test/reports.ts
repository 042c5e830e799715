import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Count = { passed: number; failed: number };
export type TestResult = { name: string; passed: boolean; message: string; durationMs: number };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replaceAll(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '').replaceAll(/&(\w+);/g, (_, name) => entities[name]!);

/** Reads a JUnit report, which Vitest and Playwright both write. A skipped test counts as failed. */
function readReport(xml: string): TestResult[] {
  return [...xml.matchAll(/<testcase ([^>]*)>([^]*?)<\/testcase>/g)].map(([, head = '', content = '']) => {
    const attributes = [...head.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value!)]);
    const { classname, name, time } = Object.fromEntries(attributes) as Record<string, string>;
    const [, fault, reason = ''] = /<(failure|error|skipped)\b[^>]*>(?:([^]*?)<\/\1>)?/.exec(content) ?? [];
    return {
      name: `${classname} › ${name}`,
      passed: fault === undefined,
      message: stripVTControlCharacters(decode(reason)).trim() || (fault ?? ''),
      durationMs: Number(time ?? 0) * 1000,
    };
  });
}

/**
 * Returns the results of a runner that exited with `code`. A crash counts as a failure, and so does a run without tests
 * unless that is allowed.
 */
export function readResults(path: string, code: number | null, mayBeEmpty = false): TestResult[] {
  const failure = (message: string): TestResult => ({ name: path, passed: false, message, durationMs: 0 });
  try {
    const results = readReport(readFileSync(path, 'utf8'));
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
export const listFailures = (results: readonly TestResult[]): string[] =>
  results
    .filter(({ passed }) => !passed)
    .map(({ name, message }) => `${name}\n    ${message.split('\n').slice(0, 6).join('\n    ')}`);

export function listSlowest(results: readonly TestResult[], count: number): string[] {
  return results
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
