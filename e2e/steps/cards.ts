import { expect, type Page } from '../fixtures.ts';

/** Returns the addresses of the cards, because parallel tests list items with the same title. */
export async function itemsOn(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  const links = await page
    .getByRole('article')
    .getByRole('link', { name: /^Details/ })
    .all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
