import { stripVTControlCharacters } from 'node:util';

/** What became of one test that ran. */
export type Outcome = { name: string; passed: boolean; errors: string[] };
/** What a run of tests was; `broken` is why nothing can be said of them. */
export type Run = { outcomes: Outcome[]; broken: string | null };

/** Failures that say nothing of what a test looks at: the code with the fault does not run at all. */
const notRunning =
  /ReferenceError|SyntaxError|Transform failed|Failed to (load(?! resource)|parse)|does not provide an export|Cannot find module|the server ended with/;

/** Those of a run that a mutant names. */
function pick({ outcomes }: Run, name: string): Outcome[] {
  return outcomes.filter((each) => each.name === name || each.name.includes(name));
}

/** Why a mutant is not noticed as it should be; null when it is. */
export function judge(run: Run, name: string): string | null {
  if (run.broken) return `nothing ran: ${run.broken}`;
  const named = pick(run, name);
  if (named.length === 0) return 'its test did not run';
  const failed = named.filter(({ passed }) => !passed);
  if (failed.length === 0) return 'its test passes with the fault';
  const error = failed.flatMap(({ errors }) => errors).find((text) => notRunning.test(text));
  return error ? `the code does not run: ${error.slice(0, 300)}` : null;
}

/** What the test says of the fault, in a line: whether it fails for that reason can be read from it. */
export function reasonOf(run: Run, name: string): string {
  const [error = ''] = pick(run, name).flatMap(({ errors }) => errors);
  return stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}

/** Why a test cannot prove anything: it fails without any fault. */
export function judgeUnharmed(run: Run, name: string): string | null {
  if (run.broken) return `nothing ran without a fault: ${run.broken}`;
  const named = pick(run, name);
  if (named.length === 0) return 'there is no such test';
  const failed = named.find(({ passed }) => !passed);
  return failed ? `its test fails without the fault: ${failed.errors[0]?.slice(0, 300) ?? ''}` : null;
}

/** What finds a text as it is written. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A pattern for tests of this name, whatever a runner puts between a group and its tests. */
export function patternOf(names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => name.split(' › ').map(escapePattern).join('.{1,3}')).join('|'));
}
