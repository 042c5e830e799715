import { expect, test } from './fixtures.ts';
import { axeOn } from './steps/axe.ts';

test(
  'the description of the API is a page to read, with every call one click away',
  { tag: '@both' },
  async ({ page, server, isMobile }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${server.url}/`)) foreign.push(request.url());
    });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    if (isMobile) await page.getByText('All calls').click();
    await page.getByRole('navigation').getByRole('link', { name: 'POST /orders', exact: true }).click();
    await expect(page.locator('#postOrders')).toBeInViewport();
    await page.locator('#postOrders').getByRole('link', { name: 'Order', exact: true }).click();
    await expect(page.locator('#schema-Order')).toBeInViewport();
    expect(foreign).toEqual([]);
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it can be read by everyone, in ${colorScheme}`, { tag: '@both' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    // One of each stands for all: the page has thousands of elements.
    const parts = ['body > header', 'nav', '#credentials', '#postOrders', '#schema-Order'];
    const axe = parts.reduce((builder, part) => builder.include(part), axeOn(page));
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
}
