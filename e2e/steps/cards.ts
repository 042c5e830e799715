import { expect, type Page } from '../fixtures.ts';

/** Where the cards lead: other tests put up items of the same title meanwhile. */
export async function itemsOn(page: Page): Promise<(string | null)[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  const links = await page
    .getByRole('article')
    .getByRole('link', { name: /^Details/ })
    .all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
