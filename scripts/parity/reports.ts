import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from '#scripts/environment.ts';

/** A test that ran: its file from the root of the project, its groups and its title, and the numbers at its tags. */
export type RunTest = { file: string; titles: string[]; numbers: string[]; passed: boolean };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; tags: string[] }[];
  }[];
};
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tags: string[]; tests: { status: string }[] };
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] };

/** Playwright reports its tags without their @. What begins with no digit says something else of a test. */
const numbersOf = (tags: string[]): string[] =>
  tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => /^\d/.test(tag));

/** A test whose file failed in a hook has passed nonetheless: the file is counted as a failure elsewhere. */
export function fromVitest({ testResults }: VitestReport): RunTest[] {
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags }) => ({
      file: relative(root, path),
      // The outermost is the file, and has no title.
      titles: [...ancestorTitles, title].filter(Boolean),
      numbers: numbersOf(tags),
      passed: status === 'passed',
    })),
  );
}

/** One for each project that a journey ran in; one that passed at a second try did not pass. */
export function fromPlaywright({ config, suites }: PlaywrightReport): RunTest[] {
  const collect = ({ specs = [], suites: inner = [] }: Suite, groups: string[]): RunTest[] => [
    ...specs.flatMap(({ title, file, tags, tests }) =>
      tests.map(({ status }) => ({
        file: relative(root, resolve(config.rootDir, file)),
        titles: [...groups, title],
        numbers: numbersOf(tags),
        passed: status === 'expected',
      })),
    ),
    ...inner.flatMap((suite) => collect(suite, [...groups, suite.title])),
  ];
  // The outermost are the files.
  return suites.flatMap((file) => collect(file, []));
}

/** What both runners did; one that left no report ran nothing. */
export function readTests({ unit, e2e }: { unit: string; e2e: string }): RunTest[] {
  return [...readReport(unit, fromVitest), ...readReport(e2e, fromPlaywright)];
}

function readReport<T>(path: string, read: (report: T) => RunTest[]): RunTest[] {
  let report: string;
  try {
    report = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return read(JSON.parse(report) as T);
}
