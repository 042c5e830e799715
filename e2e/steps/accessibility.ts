import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { type Locator, type Page, expect } from '#e2e/fixtures.ts';
import type { BrowserErrors } from '../browser-errors.ts';
import type { TestUser } from '../shop.ts';
import type { Cast } from './cast.ts';
import type { Screen } from './screens.ts';
import { visit } from './visit.ts';

type Within = {
  include?: readonly string[];
  rules?: readonly string[];
};

/**
 * The entries of a long list after the first four, which are left out because they are alike and take most of the time.
 */
const repeated = ['main :has(> :nth-child(12)) > :is(li, tr, article):nth-child(n + 5)'];

/** Returns one line for each violation that axe finds on a page or in parts of it. */
export async function findViolations(page: Page, { include, rules }: Within = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  };
  const { violations } = await page.evaluate(
    async ([context, runOptions]) =>
      (
        window as unknown as { axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> } }
      ).axe.run(context, runOptions),
    [{ include: include ?? ['html'], exclude: repeated }, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}

/** The sizes of a phone, and of a window of 1280 px at a zoom of 400 %. */
const narrow = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

type Given = { open: (user?: TestUser) => Promise<Page>; cast: Cast; browserErrors: BrowserErrors };

export async function openScreen(screen: Screen, { open, cast, browserErrors }: Given): Promise<Page> {
  const { as, path, act, refused } = screen;
  const page = await open(as && cast[as]);
  if (refused) browserErrors.expectErrorStatus(...refused);
  await visit(page, typeof path === 'string' ? path : path(cast));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act?.(page, cast);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  return page;
}

/**
 * Expects that axe finds no violations, and that nothing overflows in narrow windows. `src/ui/styles/contrast.test.ts`
 * covers the dark theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  for (const size of narrow) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `in a window of ${size.width} px`).toBeLessThanOrEqual(size.width);
  }
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
