import { expect, type Locator, type Page } from '#e2e/fixtures.ts';
import { visit } from './visit.ts';

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

/**
 * Returns the addresses of the items on a page; titles would not be unique, because parallel tests use the same ones.
 */
export async function itemsOn(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  const links = await page
    .getByRole('article')
    .getByRole('link', { name: /^Details/ })
    .all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

export async function openSearch(page: Page): Promise<Locator> {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
  await field.focus();
  // Once the script for suggestions has loaded, the field is a combobox.
  const box = page.getByRole('combobox', { name: 'Find cameras, lenses and accessories' });
  await expect(box).toBeFocused();
  return box;
}
