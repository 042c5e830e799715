import { expect, type Locator, type Page } from '../fixtures.ts';
import { visit } from './visit.ts';

/** The field that finds gear: in the bar on wide screens, on the page of the search on others. */
export async function openSearch(page: Page): Promise<Locator> {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Find cameras, lenses and accessories' });
  await field.focus();
  // It is one as soon as what suggests is there.
  const box = page.getByRole('combobox', { name: 'Find cameras, lenses and accessories' });
  await expect(box).toBeFocused();
  return box;
}
