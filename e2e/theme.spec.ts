import { expect, test, type Page } from './fixtures.ts';
import { visit } from './steps/visit.ts';

async function chooseTheme(page: Page, theme: 'System' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('contentinfo').getByTitle(theme).click();
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: theme })).toBeChecked();
}

test('a chosen theme is applied before the first paint', { tag: '@main' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/cameras');
  await chooseTheme(page, 'Dark');
  await page.addInitScript(() => {
    const seen: { theme: string; at: number }[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.push({ theme: document.documentElement.dataset['theme'] ?? '', at: performance.now() });
    }).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  });
  await visit(page, '/cameras');
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const { seen, painted } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { seen: { theme: string; at: number }[] }).seen,
    painted: performance.getEntriesByName('first-paint')[0]!.startTime,
  }));
  expect(seen.map(({ theme }) => theme)).toEqual(['dark']);
  expect(seen[0]!.at).toBeLessThan(painted);
});

const colors = { light: 'rgb(247, 245, 240)', dark: 'rgb(20, 17, 16)' } as const;

async function expectGround(page: Page, theme: keyof typeof colors): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', colors[theme]);
}

test('the theme follows the system until the user chooses a theme, which is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/cameras');
  await expectGround(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, 'dark');
  await chooseTheme(page, 'Light');
  await expectGround(page, 'light');
  await visit(page, '/blogs');
  await expectGround(page, 'light');
  await chooseTheme(page, 'Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expectGround(page, 'dark');
  await visit(page, '/blogs');
  await chooseTheme(page, 'System');
  await expectGround(page, 'light');
});

test('a chosen theme is also applied in other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/cameras');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(other, '/blogs');
  await chooseTheme(page, 'Dark');
  await expectGround(other, 'dark');
});
