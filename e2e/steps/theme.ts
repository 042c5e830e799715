import { expect, type Page } from '../fixtures.ts';

export async function chooseTheme(page: Page, theme: 'System' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('contentinfo').getByTitle(theme).click();
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: theme })).toBeChecked();
}
