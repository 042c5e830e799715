import { type Locator, type Page } from '#e2e/fixtures.ts';

/** Opens the filters, which are hidden behind a button in narrow windows. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** Narrows a list to items with these words: parallel tests add items, and a page shows only the newest 24. */
export async function narrowTo(page: Page, words: string): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?${new URLSearchParams({ q: words })}`);
}

/** Finds the checkbox of a brand in its group, because names of mounts begin with brands, too. */
export const brand = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
