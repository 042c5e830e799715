import { expect, type Page } from '../fixtures.ts';

/** Expects that a page shows no progress bar and says that it needs JavaScript. */
export async function expectScriptNeeded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText(/^This page needs JavaScript/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByText('Logging you in…')).toBeHidden();
}
