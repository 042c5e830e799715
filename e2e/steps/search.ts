import { expect, type Locator, type Page } from '../fixtures.ts';
import { visit } from './visit.ts';

/** Opens the search page and focuses the search field. */
export async function openSearch(page: Page): Promise<Locator> {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
  await field.focus();
  // The field becomes a combobox when the script for suggestions has loaded.
  const box = page.getByRole('combobox', { name: 'Find cameras, lenses and accessories' });
  await expect(box).toBeFocused();
  return box;
}
