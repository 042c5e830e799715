import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '../fixtures.ts';

type Within = {
  /** Parts of the page, as selectors. */
  include?: readonly string[];
  /** Only these rules. */
  rules?: readonly string[];
};

/** Excludes all but four of a long list's entries, which are alike and take most of the time. */
const repeated = ['main :has(> :nth-child(12)) > :is(li, tr, article):nth-child(n + 5)'];

/** Returns the violations that axe finds on a page, or in parts of it, as one line each. */
export async function findViolations(page: Page, { include, rules }: Within = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  };
  const { violations } = await page.evaluate(
    async ([context, asked]) =>
      (
        window as unknown as { axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } }
      ).axe.run(context, asked),
    [{ include: include ?? ['html'], exclude: repeated }, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}
