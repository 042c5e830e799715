import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '../fixtures.ts';

type Within = {
  /** Parts of the page, as selectors. */
  include?: readonly string[];
  /** These rules alone. */
  rules?: readonly string[];
  /** All rules but these. */
  without?: readonly string[];
};

/** Of lists as long as a page of the shop's, whose entries are alike, four are looked at: all take most of the time. */
const repeated = ['main :has(> :nth-child(12)) > :is(li, tr, article):nth-child(n + 5)'];

/**
 * What axe finds wrong on a page, or in parts of it, a line each. It is loaded into a page once, and hands over what is
 * wrong alone: the rest is most of the time that it takes.
 */
export async function findViolations(
  page: Page,
  { include, rules, without }: Within = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
    ...(without && { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }),
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
