import type { Outcome, Run } from './verdict.ts';

type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = {
  title: string;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
};
type Report = { suites: Suite[]; errors: { message?: string }[] };

/** What Playwright's JSON says of a run; without a test that ran, why. */
export function fromPlaywrightReport(text: string): Run {
  const { suites, errors } = JSON.parse(text) as Report;
  const collect = ({ specs = [], suites: inner = [] }: Suite, groups: string[]): Outcome[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ results }) => results.length > 0)
        .map(({ status, results }) => ({
          name: [...groups, title].join(' › '),
          passed: status === 'expected',
          errors: results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
        })),
    ),
    ...inner.flatMap((suite) => collect(suite, [...groups, suite.title])),
  ];
  // The outermost are the files.
  const outcomes = suites.flatMap((file) => collect(file, []));
  const broken = outcomes.length === 0 ? (errors[0]?.message ?? 'no test ran') : null;
  return { outcomes, broken };
}
