import { expect, test } from '#e2e/fixtures.ts';
import { chooseTheme } from '#e2e/steps/theme.ts';
import { visit } from '#e2e/steps/visit.ts';

test('a chosen theme is applied before the first paint', async ({ page }) => {
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
