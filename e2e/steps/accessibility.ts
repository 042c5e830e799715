import type { BrowserErrors } from '../browser-errors.ts';
import { expect, type Page } from '../fixtures.ts';
import type { Person } from '../shop.ts';
import { findViolations } from './axe.ts';
import type { Cast } from './cast.ts';
import type { Screen } from './screens.ts';
import { visit } from './visit.ts';

/** A phone, and a window of 1280 px at a zoom of 400 %. */
const narrow = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

type Given = { open: (who?: Person) => Promise<Page>; cast: Cast; browserErrors: BrowserErrors };

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

/** Expects no violations, and no overflow in narrow windows. `src/ui/styles/contrast.test.ts` covers the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  for (const size of narrow) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `in a window of ${size.width} px`).toBeLessThanOrEqual(size.width);
  }
}
