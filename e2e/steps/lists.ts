import { expect, type Locator, type Page } from '#e2e/fixtures.ts';

/** Opens the filters, which are hidden behind a button in narrow windows. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** Submits the filters of a list with these words, without waiting for the result. */
export async function submitWords(page: Page, words: string): Promise<void> {
  await openFilters(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('Search').fill(words);
  await filters.getByRole('button', { name: /^Show/ }).click();
}

/** Narrows a list to items with these words: parallel tests add items, and a page shows only the newest 24. */
export async function narrowTo(page: Page, words: string): Promise<void> {
  await submitWords(page, words);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words);
}

/** Finds the checkbox of a brand in its group, because names of mounts begin with brands, too. */
export const brand = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
