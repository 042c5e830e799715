import { expect, test } from './fixtures.ts';
import { findViolations } from './steps/axe.ts';
import { expectInSight } from './steps/visit.ts';

test('the description of the API is a page to read, with every call one click away', async ({
  page,
  server,
  isMobile,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${server.url}/`)) foreign.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  if (isMobile) await page.getByText('All calls').click();
  await page.getByRole('navigation').getByRole('link', { name: 'POST /orders', exact: true }).click();
  await expectInSight(page.locator('#postOrders'));
  await page.locator('#postOrders').getByRole('link', { name: 'Order', exact: true }).click();
  await expectInSight(page.locator('#schema-Order'));
  expect(foreign).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test('it can be read by everyone, in light and in dark', async ({ page }) => {
  await page.goto('/api/docs');
  // One of each stands for all: the page has thousands of elements.
  const include = ['body > header', 'nav', '#credentials', '#postOrders', '#schema-Order'];
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page, { include })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // All that the theme can change.
  expect(await findViolations(page, { include, rules: ['color-contrast'] })).toEqual([]);
});
