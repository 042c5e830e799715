import type { Locator, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * The entries of a long list after the first four, which are left out because they are alike and take most of the time.
 */
const repeated = ['main :has(> :nth-child(12)) > :is(li, tr, article):nth-child(n + 5)'];

/** Returns one line for each violation that axe finds on a page, of all rules or of these. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(
    async ([context, runOptions]) =>
      (
        window as unknown as { axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } }
      ).axe.run(context, runOptions),
    [{ include: ['html'], exclude: repeated }, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}

const maxPresses = 120;

/** Presses Tab until something has the focus, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by the Tab key`);
}
