import { expect, type Locator, type Page } from '../fixtures.ts';

/** Where there is no room beside the list, the filters are behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** On a list: narrows it to words. Others put up items at any moment, and a page holds the newest 24 alone. */
export async function narrowTo(page: Page, words: string): Promise<void> {
  await openFilters(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByLabel('Words').fill(words);
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words);
}

/** The checkbox of a brand; names of mounts begin with brands, too. */
export const brand = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
